import MoltNames

/// The history of one API or type as text: what it is, then each spelling with the versions that have it.
enum HistoryText {
  static func entry(of row: APIRow) -> String {
    let latest = APIColumn.allCases.reversed().lazy.compactMap { row.name(in: $0) }.first
    let title = latest.map(text(of:)) ?? "?"
    var output = "\(title) (\(kind(of: row)), \(row.module))\n"
    output += lines { row.name(in: $0).map(text(of:)) }
    if !row.declaration.isEmpty { output += line("today", row.declaration) }
    if let note = row.note { output += line("note", note) }
    return output
  }

  static func entry(of type: APIType) -> String {
    var output = "\(type.name) (\(type.kind.word), \(type.module))\n"
    output += lines { type.name(in: $0) }
    if let superclass = type.superclass { output += line("inherits", superclass.name) }
    if let value = type.valueType { output += line("mostly", "written as \(value.name) in Swift 3 and later") }
    return output
  }

  /// One line for each run of versions with the same spelling.
  private static func lines(_ spelling: (APIColumn) -> String?) -> String {
    var output = ""
    var start = APIColumn.swift1
    var current = spelling(.swift1)
    func flush(_ end: APIColumn) {
      let versions = "Swift " + (start == end ? word(start) : "\(word(start)) to \(word(end))")
      output += line(versions, current ?? "-")
    }
    for column in APIColumn.allCases.dropFirst() {
      let next = spelling(column)
      if next == current { continue }
      if let before = APIColumn(rawValue: column.rawValue - 1) { flush(before) }
      (start, current) = (column, next)
    }
    flush(.swift5)
    return output
  }

  private static func line(_ head: String, _ text: String) -> String {
    "  \(head)\(String(repeating: " ", count: max(1, 16 - head.utf8.count)))\(text)\n"
  }

  private static func word(_ column: APIColumn) -> String {
    switch column {
    case .swift1: "1"
    case .swift2: "2"
    case .swift3: "3"
    case .swift4: "4"
    case .swift4_2: "4.2"
    case .swift5: "5"
    }
  }

  private static func kind(of row: APIRow) -> String {
    switch row.kind {
    case .type: "type"
    case .method: row.isStatic ? "type method" : row.isOptionalRequirement ? "optional requirement" : "method"
    case .property: row.isStatic ? "type property" : "property"
    case .initializer: "initializer"
    case .function: "function"
    case .constant: "constant"
    case .enumCase: "enum case"
    case .subscript: "subscript"
    }
  }

  private static func text(of name: APIName) -> String {
    var name = name
    name.accessor = .none
    return name.description
  }
}
