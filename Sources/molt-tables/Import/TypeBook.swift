import MoltNames

/// All types that the facts know, found by any name.
struct TypeBook {
  private(set) var types: [APITable.TypeRecord] = []
  /// Objective-C name → place in `types`
  private var byOldName: [String: Int] = [:]
  /// Today's name → place in `types`
  private var byName: [String: Int] = [:]

  /// Adds a type, or gives back the one that bears today's name already.
  @discardableResult
  mutating func add(_ type: APITable.TypeRecord, oldName: String) -> Int {
    if let known = byName[type.name] {
      if !oldName.isEmpty, byOldName[oldName] == nil { byOldName[oldName] = known }
      return known
    }
    types.append(type)
    byName[type.name] = types.count - 1
    if !oldName.isEmpty, byOldName[oldName] == nil { byOldName[oldName] = types.count - 1 }
    return types.count - 1
  }

  mutating func update(_ index: Int, _ body: (inout APITable.TypeRecord) -> Void) { body(&types[index]) }

  /// Appends a record whose name today another type bears: an alias of it in older versions.
  mutating func addAlias(_ type: APITable.TypeRecord) { types.append(type) }

  /// By today's name, else by any older one.
  func index(anyName name: String) -> Int? {
    byName[name] ?? byOldName[name] ?? types.firstIndex { $0.names.contains(name) }
  }

  mutating func removeAll(where isUnwanted: (APITable.TypeRecord) -> Bool) {
    let old = byOldName.mapValues { types[$0].name }
    types.removeAll(where: isUnwanted)
    byName = [:]
    for (index, type) in types.enumerated() where byName[type.name] == nil { byName[type.name] = index }
    byOldName = old.compactMapValues { byName[$0] }
  }

  func index(oldName: String) -> Int? { byOldName[oldName] }
  func index(name: String) -> Int? { byName[name] }

  /// The name in a column of the type that bears this name today; itself when no such type is known.
  func spelling(of name: String, in column: APIColumn) -> String {
    guard let index = byName[name] else { return name }
    let names = types[index].names
    return names[0...Int(column.rawValue)].last { !$0.isEmpty } ?? names.first { !$0.isEmpty } ?? name
  }
}

/// Six cells from six full spellings: a cell that repeats the one before it is empty.
func cells(_ spellings: [String]) -> [String] {
  var held = ""
  return spellings.map { spelling in
    if spelling.isEmpty || spelling == held { return "" }
    held = spelling
    return spelling
  }
}
