import MoltNames

/// One row of a rename file, with its place.
struct RenameRow {
  var record: APITable.RowRecord
  /// Where the row starts
  var mark: YAMLNode.Mark
  /// Where each spelling stands, by column
  var nameMarks: [APIColumn: YAMLNode.Mark] = [:]
}

/// Reads one file of `Rules/renames` or `.molt/renames`; `Documentation/renames.md` describes the format.
struct RenameFileReader {
  var mistakes: MistakeList
  private(set) var rows: [RenameRow] = []
  private(set) var types: [APITable.TypeRecord] = []
  private var module = ""
  private let bytes: [UInt8]

  init(file: String, bytes: [UInt8]) {
    self.bytes = bytes
    mistakes = MistakeList(file: file, text: String(decoding: bytes, as: UTF8.self))
  }

  mutating func read() {
    guard let root = YAMLReader.read(bytes, mistakes: &mistakes) else { return }
    guard let pairs = root.mapping else {
      mistakes.add("the file holds \(root.kindName)", at: root.mark, advice: "Start with `module: NAME` and `apis:`.")
      return
    }
    check(keys: pairs.map(\.key), known: ["module", "types", "apis"])
    if let name = root["module"]?.string, !name.isEmpty {
      module = name
    } else {
      mistakes.add("no module", at: root.mark, advice: "Add `module: NAME`, the name that code imports.")
    }
    for node in list(root["types"]) { readType(node) }
    for node in list(root["apis"]) { readRow(node) }
  }

  private mutating func list(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    if case .scalar("", isQuoted: false) = node.content { return [] }
    guard let items = node.sequence else {
      mistakes.add("\(node.kindName) where a list belongs", at: node.mark, advice: "Start each entry with `- `.")
      return []
    }
    return items
  }

  /// Complains about each key that is not known, with the nearest one that is.
  @discardableResult
  private mutating func check(keys: [YAMLNode], known: [String]) -> Bool {
    var isRight = true
    for key in keys where !known.contains(key.string ?? "") {
      let name = key.string ?? ""
      isRight = false
      if name.utf8.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) ?? false {
        mistakes.add(
          "unknown column '\(name)'", at: key.mark,
          advice: "The columns are \(APIColumn.allCases.map(\.versionText).joined(separator: ", ")).")
      } else {
        let near = known.min { distance($0, name) < distance($1, name) } ?? ""
        mistakes.add(
          "unknown key '\(name)'", at: key.mark,
          advice: distance(near, name) <= 2
            ? "Did you mean '\(near)'?" : "Known keys: \(known.filter { !$0.isEmpty }.joined(separator: ", ")).")
      }
    }
    return isRight
  }

  private func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.utf8)
    let b = Array(right.utf8)
    var row = Array(0...b.count)
    for i in a.indices {
      var previous = row[0]
      row[0] = i + 1
      for j in b.indices {
        let insertion = min(row[j], row[j + 1]) + 1
        let replacement = previous + (a[i] == b[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(insertion, replacement)
      }
    }
    return row[b.count]
  }

  private static let columns = APIColumn.allCases.map(\.versionText)
  private static let rowKeys =
    columns + [
      "kind", "owner", "static", "requirement", "optional", "declaration", "declaration4", "old-types", "template",
      "template2", "when", "note", "applicability",
    ]
  private static let typeKeys =
    columns + ["kind", "superclass", "protocols", "value-type", "reference-type", "raw-type", "alias"]

  private mutating func names(of node: YAMLNode, marks: inout [APIColumn: YAMLNode.Mark]) -> [String]? {
    guard let pairs = node.mapping else {
      mistakes.add("\(node.kindName) where a row belongs", at: node.mark, advice: "Write `{2: oldName, 3: newName}`.")
      return nil
    }
    var names = [String](repeating: "", count: APIColumn.allCases.count)
    for column in APIColumn.allCases {
      guard let pair = pairs.first(where: { $0.key.string == column.versionText }) else { continue }
      guard let name = pair.value.string, !name.isEmpty else {
        mistakes.add("\(pair.value.kindName) where a name belongs", at: pair.value.mark)
        continue
      }
      marks[column] = pair.value.mark
      names[Int(column.rawValue)] = name
    }
    return names
  }

  private mutating func readType(_ node: YAMLNode) {
    var marks: [APIColumn: YAMLNode.Mark] = [:]
    guard let names = names(of: node, marks: &marks) else { return }
    check(keys: node.mapping?.map(\.key) ?? [], known: RenameFileReader.typeKeys)
    guard names.contains(where: { !$0.isEmpty }) else {
      mistakes.add("a type without a name", at: node.mark, advice: "Give at least one column, like `3: Name`.")
      return
    }
    var kind = APITypeKind.class
    if let word = node["kind"] {
      if let known = APITypeKind(word: word.string ?? "") {
        kind = known
      } else {
        mistakes.add(
          "unknown kind of type '\(word.string ?? "")'", at: word.mark,
          advice: "The kinds are \(APITypeKind.allCases.map(\.word).joined(separator: ", ")).")
      }
    }
    var type = APITable.TypeRecord(module: module, kind: kind, names: names)
    type.superclass = node["superclass"]?.string ?? ""
    type.protocols = node["protocols"]?.sequence?.compactMap(\.string) ?? []
    type.valueType = node["value-type"]?.string ?? ""
    type.referenceType = node["reference-type"]?.string ?? ""
    type.rawType = node["raw-type"]?.string ?? ""
    type.aliasTarget = node["alias"]?.string ?? ""
    types.append(type)
  }

  private mutating func readRow(_ node: YAMLNode) {
    var marks: [APIColumn: YAMLNode.Mark] = [:]
    guard let names = names(of: node, marks: &marks) else { return }
    let isRight = check(keys: node.mapping?.map(\.key) ?? [], known: RenameFileReader.rowKeys)
    var owner = node["owner"]?.string ?? ""
    // A global that became a member belongs to the type of its newest name.
    if owner.isEmpty, let newest = names.last(where: { !$0.isEmpty && $0 != "-" }) {
      owner = APIName(newest)?.owner ?? ""
    }
    let isGlobal = node["owner"] == nil
    var parsed: APIName?
    var spelled = names
    for column in APIColumn.allCases {
      let text = names[Int(column.rawValue)]
      guard !text.isEmpty, text != "-" else { continue }
      let bare = text.hasPrefix("=") ? String(text.dropFirst()) : text
      guard let name = APIName(bare), RenameFileReader.isBalanced(name) else {
        mistakes.add(
          "'\(text)' is not a name", at: marks[column] ?? node.mark,
          advice:
            "Write names as the compiler does: `move(to:)`, `init(x:y:)`, `isHidden`, `getter:CGRect.width(self:)`.")
        return
      }
      if isGlobal, !text.hasPrefix("=") {
        spelled[Int(column.rawValue)] = RenameFileReader.spelling(name, owner: owner)
      }
      parsed = parsed ?? name
    }
    guard let first = parsed else {
      if isRight {
        mistakes.add(
          "a row without a name", at: node.mark, advice: "Give the old and the new name, like `{2: old, 3: new}`.")
      }
      return
    }
    var record = APITable.RowRecord(module: module, kind: .method, owner: owner, names: spelled)
    record.kind = kind(node, first: first, isGlobal: isGlobal)
    record.flags = flags(node)
    if isGlobal, record.kind == .constant, !owner.isEmpty { record.flags.insert(.isStatic) }
    record.declaration = node["declaration"]?.string ?? ""
    record.declaration4 = node["declaration4"]?.string ?? ""
    record.oldTypes = node["old-types"]?.string ?? ""
    record.note = node["note"]?.string ?? ""
    if let condition = node["when"] {
      record.condition = condition.string ?? ""
      if !RowCondition.isKnown(record.condition) {
        let forms = RowCondition.ArgumentForm.allCases.map { $0.rawValue + "-1" }
        mistakes.add(
          "unknown condition '\(record.condition)'", at: condition.mark,
          advice: "The conditions are \((RowCondition.words + forms).joined(separator: ", ")).")
      }
    }
    record.template = template("template", of: node) ?? ""
    record.template2 = template("template2", of: node) ?? ""
    if !isGlobal, record.template.isEmpty { record.template = RenameFileReader.pathTemplate(record) }
    rows.append(RenameRow(record: record, mark: node.mark, nameMarks: marks))
  }

  private mutating func template(_ key: String, of node: YAMLNode) -> String? {
    guard let template = node[key] else { return nil }
    let text = template.string ?? ""
    if let problem = CallTemplate.problem(in: text) {
      mistakes.add(
        "the template \(problem)", at: template.mark, advice: "`$0`, `$1` … and `${1|filter}` stand for arguments.")
    }
    return text
  }

  /// The template of a row whose newest name is a member of a member: `snp.top` → `$0.snp.top`.
  private static func pathTemplate(_ row: APITable.RowRecord) -> String {
    guard let newest = row.names.last(where: { !$0.isEmpty && $0 != "-" }), !newest.hasPrefix("="),
      let name = APIName(newest), let path = name.owner, name.accessor == .none
    else { return "" }
    let base = "$0.\(path).\(name.base)"
    guard let labels = name.labels else { return base }
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0 + 1)" }
    return "\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// Without the owner where it is the row's, else complete after `=`.
  private static func spelling(_ name: APIName, owner: String) -> String {
    guard name.owner == owner, !owner.isEmpty else { return "=" + name.description }
    var bare = name
    bare.owner = nil
    return bare.description
  }

  private static func isBalanced(_ name: APIName) -> Bool {
    !name.base.utf8.contains(UInt8(ascii: " ")) && !name.base.utf8.contains(UInt8(ascii: ":"))
      && (name.labels ?? []).allSatisfy { !$0.utf8.contains(UInt8(ascii: " ")) }
  }

  private mutating func kind(_ node: YAMLNode, first: APIName, isGlobal: Bool) -> APIKind {
    if let word = node["kind"] {
      if let kind = APIKind(word: word.string ?? "") { return kind }
      mistakes.add(
        "unknown kind '\(word.string ?? "")'", at: word.mark,
        advice: "The kinds are \(APIKind.allCases.dropFirst().map(\.word).joined(separator: ", ")).")
    }
    let isGlobal = isGlobal || (node.mapping ?? []).contains { $0.value.string?.hasPrefix("=") == true }
    if first.isInit { return .initializer }
    if first.isSubscript { return .subscript }
    if first.labels == nil { return isGlobal ? .constant : .property }
    return isGlobal ? .function : .method
  }

  private mutating func flags(_ node: YAMLNode) -> APIFlags {
    var flags: APIFlags = .isHandKept
    for (key, flag) in [("static", APIFlags.isStatic), ("requirement", .isRequirement), ("optional", .isOptional)] {
      guard let value = node[key] else { continue }
      guard let isSet = value.bool else {
        mistakes.add("'\(value.string ?? "")' where true or false belongs", at: value.mark)
        continue
      }
      if isSet { flags.insert(flag) }
    }
    if flags.contains(.isOptional) { flags.insert(.isRequirement) }
    if let value = node["applicability"] {
      switch value.string {
      case "safe": break
      case "likely": flags.insert(.isLikely)
      case "manual": flags.insert(.isManual)
      default:
        mistakes.add(
          "unknown applicability '\(value.string ?? "")'", at: value.mark, advice: "It is safe, likely or manual.")
      }
    }
    return flags
  }
}
