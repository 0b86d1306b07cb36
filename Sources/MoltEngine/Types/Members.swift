import MoltNames

/// Something that a name on a type can mean.
enum Member: Hashable {
  /// A row of the API history.
  case row(Int)
  /// A declaration of the project.
  case declared(Int)
}

extension Catalog {
  /// What `name` can mean on a value (or the metatype) of that type: its own members first, then inherited ones.
  func members(of nominal: Nominal, named name: Name) -> [Member] {
    let key = nominal.key << 32 | Int(name.index)
    if let known = memberCache[key] { return known }
    let rows = allRows(named: name)
    let text = text(name)
    // Most names in a body are locals: nobody has a member of that name.
    let isDeclared = index.memberNames.contains(text)
    var found: [Member] = []
    if isDeclared || !rows.isEmpty {
      func look(in type: Nominal) {
        if isDeclared { appendDeclared(type, text, to: &found) }
        if !rows.isEmpty, case .sdk(let id) = type {
          rows.forEachID(of: self.rows(ofOwner: id)) { found.append(.row($0)) }
        }
      }
      look(in: nominal)
      for type in supertypes(of: nominal) { look(in: type) }
    }
    memberCache[key] = found
    return found
  }

  /// The rows of that name, mirrors included.
  private func allRows(named name: Name) -> APIRowList {
    if let known = sdk.allRowsByName[Int(name.index)] { return known }
    let found = history.rows(named: text(name))
    sdk.allRowsByName[Int(name.index)] = found
    return found
  }

  private func rows(ofOwner type: Int) -> APIOwnerRows {
    if let known = sdk.rowsByOwner[type] { return known }
    let found = history.rows(ofOwner: type)
    sdk.rowsByOwner[type] = found
    return found
  }

  private func appendDeclared(_ nominal: Nominal, _ text: String, to found: inout [Member]) {
    switch nominal {
    case .project(let id):
      for declared in index.types[id].members[text] ?? [] { found.append(.declared(declared)) }
    case .sdk(let id):
      for spelled in extendedNames(of: id) {
        for declared in index.extensions[spelled]?[text] ?? [] { found.append(.declared(declared)) }
      }
    case .external(let outer):
      for declared in index.extensions[self.text(outer)]?[text] ?? [] { found.append(.declared(declared)) }
    }
  }

  /// The spellings under which the project extends an SDK type.
  private func extendedNames(of id: Int) -> [String] {
    if index.extensions.isEmpty { return [] }
    if let known = extendedNames[id] { return known }
    let type = history.type(id)
    let names = Set(APIColumn.allCases.map { type.name(in: $0) }).filter { index.extensions[$0] != nil }.sorted()
    extendedNames[id] = names
    return names
  }

  /// Everything a type inherits from: superclasses nearest first, then protocols, each once.
  func supertypes(of nominal: Nominal) -> [Nominal] {
    if let known = supertypeCache[nominal.key] { return known }
    supertypeCache[nominal.key] = []
    var found: [Nominal] = []
    var seen: Set<Nominal> = [nominal]
    var queue = directSupertypes(of: nominal)
    var next = 0
    while next < queue.count, found.count < 256 {
      let type = queue[next]
      next += 1
      guard seen.insert(type).inserted else { continue }
      found.append(type)
      queue += directSupertypes(of: type)
    }
    // Classes before protocols: what a class implements says more than what a protocol asks.
    found = found.filter { !isProtocol($0) } + found.filter { isProtocol($0) }
    supertypeCache[nominal.key] = found
    return found
  }

  private func directSupertypes(of nominal: Nominal) -> [Nominal] {
    if let known = directSupertypeCache[nominal.key] { return known }
    let found = readSupertypes(of: nominal)
    // What an alias stands for may not be known yet while another is being worked out.
    if inProgress.isEmpty { directSupertypeCache[nominal.key] = found }
    return found
  }

  private func readSupertypes(of nominal: Nominal) -> [Nominal] {
    switch nominal {
    case .project(let id):
      let type = index.types[id]
      let scope = TypeScope(owners: Array(owners(of: type.name).dropLast()))
      return type.inherited.compactMap { inherited(from: $0, scope: scope) }
    case .sdk(let id):
      let type = history.type(id)
      var found: [Nominal] = []
      if let superclass = type.superclass { found.append(.sdk(superclass.id)) }
      found += type.protocols.map { .sdk($0.id) }
      // Objective-C's protocols have what every object has.
      if type.kind == .protocol, type.module != "Swift", type.protocols.isEmpty, type.name != "NSObjectProtocol",
        let root = history.type(named: "NSObjectProtocol")
      {
        found.append(.sdk(root.id))
      }
      for name in StandardConformances.table[type.name] ?? [] where type.kind != .protocol || name != type.name {
        if let known = history.type(named: name) { found.append(.sdk(known.id)) }
      }
      // What is written as an extension of `NSURL` is one of `URL` once the run has rewritten it.
      if type.valueType != nil, crosses(.swift3) { return found }
      for spelled in index.addedConformances.isEmpty ? [] : Set(APIColumn.allCases.map { type.name(in: $0) }).sorted() {
        found += (index.addedConformances[spelled] ?? []).compactMap { inherited(from: $0, scope: TypeScope()) }
      }
      return found
    case .external: return []
    }
  }

  private func inherited(from text: String, scope: TypeScope) -> Nominal? {
    let type = type(text: text, scope: scope)
    switch node(type) {
    case .nominal(let nominal, _): return nominal
    case .composition(let parts): return parts.first.flatMap { nominal($0) }
    default: return nil
    }
  }

  func isProtocol(_ nominal: Nominal) -> Bool {
    switch nominal {
    case .sdk(let id): return history.type(id).kind == .protocol
    case .project(let id): return index.types[id].declaration.kind == .protocolType
    case .external: return false
    }
  }

  /// Whether a type, or something it inherits from, is neither the project's nor the SDK's, so that its members
  /// cannot all be known.
  func hasForeignAncestor(_ nominal: Nominal) -> Bool {
    if let known = foreignAncestors[nominal.key] { return known }
    func isForeign(_ type: Nominal) -> Bool {
      if case .external(let name) = type { return text(name) != "Any" }
      return false
    }
    let found = isForeign(nominal) || supertypes(of: nominal).contains(where: isForeign)
    foreignAncestors[nominal.key] = found
    return found
  }

  /// Whether the type is or inherits from the SDK type of that name.
  func inherits(_ nominal: Nominal, from name: String) -> Bool {
    guard let wanted = sdkType(named: name) else { return false }
    return nominal == .sdk(wanted) || supertypes(of: nominal).contains(.sdk(wanted))
  }

  /// The SDK's type that bears that name today, else the first that ever did.
  func sdkType(named text: String) -> Int? {
    let name = Int(name(text).index)
    if let known = sdk.typesByName[name] { return known < 0 ? nil : known }
    let found = history.type(named: text)?.id
    sdk.typesByName[name] = found ?? -1
    return found
  }
}
