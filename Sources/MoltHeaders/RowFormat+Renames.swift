import MoltImporterNames
import MoltNames

extension RowFormat {
  /// A table of renames for `.molt/renames/`, a file a module.
  ///
  /// - Returns: the modules with their texts, in the order of the headers; modules without types and changes are left out.
  ///   With each, the names that became two different ones and are in no table, as nobody could tell which is meant.
  static func renames(_ rows: [HeaderRow]) -> [(module: String, text: String, ambiguous: [String])] {
    var modules: [String] = []
    var types: [String: [String]] = [:]
    var apis: [String: [Entry]] = [:]
    var seenTypes: Set<String> = []
    for row in rows {
      if types[row.module] == nil {
        modules.append(row.module)
        types[row.module] = []
        apis[row.module] = []
      }
      if row.isType {
        guard let entry = typeEntry(row), seenTypes.insert("\(row.module) \(row.objcName)").inserted else { continue }
        types[row.module]?.append(entry)
      } else if let entry = apiEntry(row) {
        apis[row.module]?.append(entry)
      }
    }
    return modules.compactMap { module in
      let types = types[module] ?? []
      let (apis, ambiguous) = unique(apis[module] ?? [])
      if types.isEmpty, apis.isEmpty { return nil }
      var text = "module: \(scalar(module))\n"
      if !types.isEmpty { text += "types:\n" + types.map { "  - \($0)\n" }.joined() }
      if !apis.isEmpty { text += "apis:\n" + apis.map { "  - \($0.text)\n" }.joined() }
      return (module, text, ambiguous)
    }
  }

  /// A row of the table.
  private struct Entry {
    /// All but the declaration: an initialiser and a method that makes an object may come to the same.
    var key: String
    var text: String
    /// What code may write that is to be changed.
    var oldNames: [String]
  }

  /// Each row once, and those that disagree about a name not at all.
  private static func unique(_ entries: [Entry]) -> (entries: [Entry], ambiguous: [String]) {
    var seen: Set<String> = []
    let once = entries.filter { seen.insert($0.key).inserted }
    var counts: [String: Int] = [:]
    for entry in once { for name in Set(entry.oldNames) { counts[name, default: 0] += 1 } }
    let ambiguous = counts.filter { $0.value > 1 }.keys.sorted()
    return (once.filter { entry in entry.oldNames.allSatisfy { counts[$0] == 1 } }, ambiguous)
  }

  private static func typeEntry(_ row: HeaderRow) -> String? {
    guard let kind = row.typeKind else { return nil }
    let columns = columns(of: row) { $0.base }
    // Molt asks nothing of a struct that kept its name.
    if kind == .struct, columns.count < 2 { return nil }
    var pairs = [("kind", kind.word)] + columns
    if !row.superclass.isEmpty { pairs.append(("superclass", scalar(row.superclass))) }
    if !row.protocols.isEmpty { pairs.append(("protocols", "[\(row.protocols.map(scalar).joined(separator: ", "))]")) }
    return mapping(pairs)
  }

  private static func apiEntry(_ row: HeaderRow) -> Entry? {
    let isMember = !row.owner.isEmpty && row.kind != .enumCase
    let context = row.names[.swift5]?.context ?? row.names[.swift2]?.context ?? ""
    let isCase = row.kind == .enumCase && !context.isEmpty
    var columns = columns(of: row) { isMember || isCase ? $0.member : $0.notation }
    // One that kept its name stands here for its types, if there are any.
    guard
      columns.count >= 2 || columns.count == 1 && row.declaration?.contains(": ") == true
        || columns.count == 1 && row.declaration?.contains(" -> ") == true
    else { return nil }
    // What is called as a method in Swift 2 is a subscript without a name.
    if row.kind == .method, row.names[.swift5]?.base == "subscript" {
      columns = [columns[0], ("3", scalar("-")), ("template", scalar("$0[$1]"))]
    }
    var pairs: [(String, String)] = []
    if isCase { pairs.append(("kind", "case")) }
    if isMember || isCase { pairs.append(("owner", scalar(context))) }
    if isMember, row.isStatic, row.names[.swift5]?.base != "init" { pairs.append(("static", "true")) }
    if row.isOptional {
      pairs.append(("optional", "true"))
    } else if row.isRequirement {
      pairs.append(("requirement", "true"))
    }
    let key = mapping(pairs + columns)
    let place = (isMember || isCase ? context + "." : "")
    let suffix = isMember && row.isStatic && row.names[.swift5]?.base != "init" ? " (static)" : ""
    // A property and a method may share a name.
    let kind = row.kind == .property ? " (property)" : ""
    let spellings = columns.dropLast().filter { $0.0.first?.isNumber == true && $0.1 != scalar("-") }
    if let declaration = row.declaration { columns.append(("declaration", scalar(declaration))) }
    return Entry(
      key: key, text: mapping(pairs + columns), oldNames: spellings.map { "\($0.0): \(place)\($0.1)\(suffix)\(kind)" })
  }

  /// The columns in which the name is not that of the one before.
  private static func columns(of row: HeaderRow, _ text: (ImportedName) -> String) -> [(String, String)] {
    let keys: [(ImporterVersion, String)] = [
      (.swift2, "2"), (.swift3, "3"), (.swift4, "4"), (.swift4_2, "4.2"), (.swift5, "5"),
    ]
    var columns: [(String, String)] = []
    var last: String?
    for (version, key) in keys {
      let name = row.names[version].map(text) ?? "-"
      if name == last || last == nil && name == "-" { continue }
      columns.append((key, scalar(name)))
      last = name
    }
    return columns
  }

  private static func mapping(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
  }

  /// A text of YAML, in quotes where it needs them.
  static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F || $0 == 0x2E
    }
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    let startsWell = text.utf8.first.map { !($0 >= 0x30 && $0 <= 0x39) } ?? false
    return isPlain && startsWell && !words.contains(text.lowercased()) ? text : quoted(text)
  }
}
