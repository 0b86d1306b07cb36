import MoltImporterNames

/// Ways to print rows.
enum RowFormat {
  /// One object a line: `module`, `kind`, `owner`, `objcName`, `static`, `swift2` … `swift5`; the name is null where that
  /// version cannot use the declaration.
  static func json(_ row: HeaderRow) -> String {
    var fields = [
      ("module", quoted(row.module)), ("kind", quoted(kindWord(row.kind))), ("owner", quoted(row.owner)),
      ("objcName", quoted(row.objcName)), ("static", row.isStatic ? "true" : "false"),
    ]
    let versions: [(String, ImporterVersion)] = [
      ("swift2", .swift2), ("swift3", .swift3), ("swift4", .swift4), ("swift4_2", .swift4_2), ("swift5", .swift5),
    ]
    for (key, version) in versions { fields.append((key, row.names[version].map { quoted($0.path) } ?? "null")) }
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}\n"
  }

  static func kindWord(_ kind: HeaderDeclaration.Kind) -> String { kind == .enumCase ? "enumcase" : kind.rawValue }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
