/// The generated tables as text: one line a row, tabs between the cells, one header line, no quoting.
extension APITable {
  /// The cells of a row, as `Rules/api/README.md` documents them.
  public static let rowHeader = [
    "kind", "flags", "owner", "swift1", "swift2", "swift3", "swift4", "swift4_2", "swift5", "declaration",
    "declaration4", "declaration3",
    "old_types", "template", "note", "condition",
  ]
  /// The cells of a type.
  public static let typeHeader = [
    "kind", "swift1", "swift2", "swift3", "swift4", "swift4_2", "swift5", "superclass", "protocols", "value_type",
    "reference_type", "raw_type", "alias_target",
  ]

  /// What is wrong with a generated table.
  public struct Malformed: Error, CustomStringConvertible {
    public var line: Int
    public var reason: String
    public var description: String { "line \(line): \(reason)" }
  }

  private static let flagWords: [(APIFlags, String)] = [
    (.isStatic, "static"), (.isRequirement, "requirement"), (.isOptional, "optional"), (.isMirror, "mirror"),
  ]

  /// The lines of one module's rows, header included.
  public static func text(of rows: [RowRecord]) -> String {
    var lines = [rowHeader.joined(separator: "\t")]
    for row in rows {
      let flags = flagWords.filter { row.flags.contains($0.0) }.map(\.1).joined(separator: " ")
      let cells =
        [row.kind.word, flags, row.owner] + row.names
        + [row.declaration, row.declaration4, row.declaration3, row.oldTypes, row.template, row.note, row.condition]
      lines.append(cells.joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func text(of types: [TypeRecord]) -> String {
    var lines = [typeHeader.joined(separator: "\t")]
    for type in types {
      let cells =
        [type.kind.word] + type.names
        + [
          type.superclass, type.protocols.joined(separator: ","), type.valueType, type.referenceType, type.rawType,
          type.aliasTarget,
        ]
      lines.append(cells.joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the lines of a file, whose header says whether they are rows or types.
  public mutating func read(_ bytes: [UInt8], module: String) throws {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let header = lines.popFirst().map { String(decoding: $0, as: UTF8.self) }
    let isTypes = header == APITable.typeHeader.joined(separator: "\t")
    guard isTypes || header == APITable.rowHeader.joined(separator: "\t") else {
      throw Malformed(line: 1, reason: "the header is not that of a generated table")
    }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      do {
        if isTypes {
          types.append(try TypeRecord(cells, module: module))
        } else {
          rows.append(try RowRecord(cells, module: module))
        }
      } catch let error as Malformed {
        throw Malformed(line: index + 2, reason: error.reason)
      }
    }
  }

  static func flags(_ words: String) -> APIFlags {
    var flags: APIFlags = []
    for word in words.split(separator: " ") {
      if let known = flagWords.first(where: { $0.1 == word }) { flags.insert(known.0) }
    }
    return flags
  }
}

extension APITable.RowRecord {
  fileprivate init(_ cells: [String], module: String) throws {
    guard cells.count == APITable.rowHeader.count, let kind = APIKind(word: cells[0]) else {
      throw APITable.Malformed(line: 0, reason: "expected \(APITable.rowHeader.count) cells and a known kind")
    }
    self.init(module: module, kind: kind, owner: cells[2], names: Array(cells[3..<9]))
    flags = APITable.flags(cells[1])
    declaration = cells[9]
    declaration4 = cells[10]
    declaration3 = cells[11]
    oldTypes = cells[12]
    template = cells[13]
    note = cells[14]
    condition = cells[15]
  }
}

extension APITable.TypeRecord {
  fileprivate init(_ cells: [String], module: String) throws {
    guard cells.count == APITable.typeHeader.count, let kind = APITypeKind(word: cells[0]) else {
      throw APITable.Malformed(line: 0, reason: "expected \(APITable.typeHeader.count) cells and a known kind")
    }
    self.init(module: module, kind: kind, names: Array(cells[1..<7]))
    superclass = cells[7]
    protocols = cells[8].isEmpty ? [] : cells[8].split(separator: ",").map(String.init)
    valueType = cells[9]
    referenceType = cells[10]
    rawType = cells[11]
    aliasTarget = cells[12]
  }
}
