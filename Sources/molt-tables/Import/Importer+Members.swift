import MoltNames

extension Importer {
  mutating func importMembers() {
    for fact in api.rows {
      guard let kind = Importer.kind(of: fact) else { continue }
      if let row = member(fact, kind: kind) { rows.append(row) }
    }
  }

  private static func kind(of fact: FactTable.Row) -> APIKind? {
    switch fact["kind"] {
    case "method":
      fact["swift2"].hasPrefix("init(") || fact["swift2"] == "init()" ? .initializer : .method
    case "property": .property
    case "function": .function
    case "enumcase": fact["objc_owner"] == "-" ? .constant : .enumCase
    case "var": .constant
    default: nil
    }
  }

  private mutating func member(_ fact: FactTable.Row, kind: APIKind) -> APITable.RowRecord? {
    let oldOwner = fact["objc_owner"]
    let isGlobal = oldOwner == "-"
    let swift2 = fact["swift2"]
    let swift4 = fact["swift4"]
    let swift5 = fact["swift5"]
    guard let newest = APIName(swift5.isEmpty ? swift4 : swift5) else { return nil }
    let owner = newest.owner ?? ""
    let old = isGlobal ? "=" + swift2 : swift2
    func spelled(_ path: String, in column: APIColumn) -> String {
      guard let name = APIName(path) else { return "" }
      if name.owner == owner || (name.owner ?? "") == owner, !owner.isEmpty { return member(name) }
      guard let nameOwner = name.owner else { return "=" + path }
      var moved = name
      moved.owner = book.spelling(of: nameOwner, in: column)
      return "=" + moved.description
    }
    let in5 = swift5.isEmpty ? "-" : spelled(swift5, in: .swift5)
    let in4 = swift4.isEmpty ? in5 : spelled(swift4, in: .swift4)
    var in3 = in4
    if !fact["swift3_if_not_swift4"].isEmpty {
      in3 = isGlobal ? "=" + fact["swift3_if_not_swift4"] : fact["swift3_if_not_swift4"]
    }
    var row = APITable.RowRecord(
      module: fact["module"], kind: kind, owner: owner, names: cells(["", old, in3, in4, in5, in5]))
    if fact["static"] == "static" { row.flags.insert(.isStatic) }
    if fact["optional"] == "optional" { row.flags.insert(.isOptional) }
    row.declaration = fact["decl_swift5"]
    if fact["decl_swift4"] != fact["decl_swift5"] { row.declaration4 = fact["decl_swift4"] }
    return row
  }

  /// A name without its owner, accessor included.
  private func member(_ name: APIName) -> String {
    var bare = name
    bare.owner = nil
    return bare.description
  }
}
