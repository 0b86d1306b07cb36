/// The declarations of a set of headers, found by what they belong to.
struct DeclarationIndex {
  struct Member: Hashable {
    var selector: String
    var isStatic: Bool
  }

  struct Container {
    /// The declaration of the type itself; nil when only a category was seen
    var declaration: Int?
    var superclass = ""
    var protocols: [String] = []
    /// Of a selector that a class declares more than once, the class's own declaration before those of categories
    var methods: [Member: Int] = [:]
    /// Properties by their getters' selectors
    var properties: [Member: Int] = [:]
    var setters: Set<String> = []
    var members: [Int] = []
  }

  private(set) var classes: [String: Container] = [:]
  private(set) var protocols: [String: Container] = [:]
  private(set) var enums: [String: Int] = [:]
  private(set) var constants: [String: [Int]] = [:]
  private(set) var typedefs: [String: Int] = [:]
  private(set) var structs: [String: Int] = [:]

  init(_ declarations: [HeaderDeclaration]) {
    for (index, declaration) in declarations.enumerated() {
      switch declaration.kind {
      case .class: add(type: declaration, index, to: &classes)
      case .protocol: add(type: declaration, index, to: &protocols)
      case .enum: enums[declaration.name] = enums[declaration.name] ?? index
      case .enumCase: constants[declaration.owner, default: []].append(index)
      case .typedef: typedefs[declaration.name] = typedefs[declaration.name] ?? index
      case .struct: structs[declaration.name] = structs[declaration.name] ?? index
      case .method, .property:
        if declaration.isOwnedByProtocol {
          add(declaration, index, to: &protocols[declaration.owner, default: Container()])
        } else {
          add(declaration, index, to: &classes[declaration.owner, default: Container()])
        }
      case .function, .constant: break
      }
    }
  }

  private func add(type: HeaderDeclaration, _ index: Int, to containers: inout [String: Container]) {
    var container = containers[type.name] ?? Container()
    container.declaration = container.declaration ?? index
    if container.superclass.isEmpty { container.superclass = type.superclass }
    container.protocols += type.protocols
    containers[type.name] = container
  }

  private func add(_ member: HeaderDeclaration, _ index: Int, to container: inout Container) {
    container.members.append(index)
    if member.kind == .property {
      let key = Member(selector: member.getter, isStatic: member.isStatic)
      if container.properties[key] == nil || !member.isInCategory { container.properties[key] = index }
      if !member.setter.isEmpty { container.setters.insert(member.setter) }
    } else {
      let key = Member(selector: member.name, isStatic: member.isStatic)
      if container.methods[key] == nil || !member.isInCategory { container.methods[key] = index }
    }
  }

  func container(of declaration: HeaderDeclaration) -> Container? {
    declaration.isOwnedByProtocol ? protocols[declaration.owner] : classes[declaration.owner]
  }

  /// The container's own protocols, then its superclass, again and again: all that a member may override.
  ///
  /// - Returns: the nearest declaration of that member, nil when there is none.
  func overridden(by declaration: HeaderDeclaration, at index: Int) -> Int? {
    var seen: Set<String> = []
    let isProperty = declaration.kind == .property
    let key = Member(selector: isProperty ? declaration.getter : declaration.name, isStatic: declaration.isStatic)
    func find(in container: Container) -> Int? {
      let found = isProperty ? container.properties[key] : container.methods[key]
      return found == index ? nil : found
    }
    func search(_ container: Container) -> Int? {
      for name in container.protocols where seen.insert("@\(name)").inserted {
        guard let adopted = protocols[name] else { continue }
        if let found = find(in: adopted) ?? search(adopted) { return found }
      }
      guard !container.superclass.isEmpty, seen.insert(container.superclass).inserted,
        let above = classes[container.superclass]
      else { return nil }
      return find(in: above) ?? search(above)
    }
    guard let container = container(of: declaration) else { return nil }
    if declaration.isInCategory, let own = find(in: container) { return own }
    return search(container)
  }

  /// The superclasses of a class, the nearest first, itself included.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next = name
    while !next.isEmpty, !names.contains(next) {
      names.append(next)
      next = classes[next]?.superclass ?? ""
    }
    return names
  }
}
