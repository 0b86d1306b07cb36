/// Compiles a table to the image that `APIHistory` reads.
public enum APIHistoryWriter {
  /// What makes a table unfit for an image.
  public enum Failure: Error, CustomStringConvertible {
    case tooLarge(bytes: Int)

    public var description: String {
      switch self {
      case .tooLarge(let bytes): "the image of the tables has \(bytes) bytes; the limit is \(APIImageBuilder.limit)"
      }
    }
  }

  /// Compiles `table`. With `history` the image holds only the rows that go over it: their owners may be types of the history,
  /// and the ids follow on. The same table always yields the same bytes.
  public static func image(of table: APITable, over history: APIHistory? = nil) throws -> [UInt8] {
    var writer = Writer(table: table, history: history)
    writer.write()
    guard writer.builder.bytes.count < APIImageBuilder.limit else {
      throw Failure.tooLarge(bytes: writer.builder.bytes.count)
    }
    return writer.builder.bytes
  }

  private struct Writer {
    let types: [APITable.TypeRecord]
    let rows: [(owner: Int, row: APITable.RowRecord)]
    let ambiguous: [UInt8]
    let typeIDs: [String: Int]
    /// What the image goes over: its types may be superclasses and protocols of the user's
    let history: APIHistory?
    let firstType: Int
    let firstRow: Int
    var modules: [String: Int] = [:]
    var moduleNames: [String] = []
    var builder = APIImageBuilder()

    init(table: APITable, history: APIHistory?) {
      self.history = history
      firstType = history?.typeCount ?? 0
      firstRow = history?.rowCount ?? 0
      // Value types first, then iOS's modules before those that only macOS has, else the order of the table.
      types = table.types.enumerated().sorted { left, right in
        let ranks = (Writer.rank(left.element), Writer.rank(right.element))
        return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
      }.map(\.element)
      var ids: [String: Int] = [:]
      for (index, type) in types.enumerated() where ids[type.name] == nil { ids[type.name] = firstType + index }
      typeIDs = ids
      func id(_ name: String) -> Int? { ids[name] ?? history?.type(named: name)?.id }
      rows = table.rows.map { (owner: $0.owner.isEmpty ? 0 : (id($0.owner) ?? -1) + 1, row: $0) }.enumerated()
        .sorted { ($0.element.owner, $0.offset) < ($1.element.owner, $1.offset) }.map(\.element)
      ambiguous = Ambiguity.columns(of: rows.map(\.row))
    }

    static func rank(_ type: APITable.TypeRecord) -> Int {
      (type.referenceType.isEmpty ? 2 : 0) + (type.module == "AppKit" ? 1 : 0)
    }

    mutating func module(_ name: String) -> Int {
      if let id = modules[name] { return id }
      modules[name] = moduleNames.count
      moduleNames.append(name)
      return moduleNames.count - 1
    }

    mutating func write() {
      builder.raw(APIImage.magic)
      for _ in APIImage.Field.allCases { builder.digits(0) }
      let typeTable = table(types.map { writeType($0) })
      let rowTable = table(rows.indices.map { writeRow($0) })
      let rowIndex = builder.index(rowsByBase())
      let typeIndex = builder.index(typesByName())
      let names = moduleNames.map { builder.string($0) }
      let moduleTable = table(names)
      let header: [APIImage.Field: Int] = [
        .firstType: firstType, .typeCount: types.count, .typeTable: typeTable,
        .firstRow: firstRow, .rowCount: rows.count, .rowTable: rowTable,
        .rowBuckets: rowIndex.offset, .rowBucketCount: rowIndex.count,
        .typeBuckets: typeIndex.offset, .typeBucketCount: typeIndex.count,
        .modules: moduleTable, .moduleCount: moduleNames.count, .size: builder.bytes.count,
      ]
      for (field, value) in header { builder.patch(value, at: 8 + 4 * field.rawValue) }
    }

    private mutating func table(_ offsets: [Int]) -> Int {
      let start = builder.bytes.count
      for offset in offsets { builder.digits(offset) }
      return start
    }

    private func id(of name: String) -> Int? {
      name.isEmpty ? nil : typeIDs[name] ?? history?.type(named: name)?.id
    }

    private mutating func writeType(_ type: APITable.TypeRecord) -> Int {
      var parts: [Int?] = type.names.map { $0.isEmpty ? nil : builder.string($0) }
      parts.append(id(of: type.superclass))
      let protocols = type.protocols.compactMap { id(of: $0) }
      if protocols.isEmpty {
        parts.append(nil)
      } else {
        parts.append(builder.bytes.count)
        builder.digits(protocols.count)
        for id in protocols { builder.digits(id) }
      }
      parts += [id(of: type.valueType), id(of: type.referenceType)]
      for text in [type.rawType, type.aliasTarget] { parts.append(text.isEmpty ? nil : builder.string(text)) }
      let module = module(type.module)
      let start = builder.bytes.count
      builder.digits(Int(type.kind.rawValue), count: 2)
      builder.digits(module, count: 2)
      writeParts(parts, maskDigits: 2, spare: 2)
      return start
    }

    private mutating func writeRow(_ index: Int) -> Int {
      let (owner, row) = rows[index]
      let texts =
        row.names + [
          row.declaration, row.declaration4, row.oldTypes, row.template, row.note, row.condition, row.declaration3,
          row.template2,
        ]
      let parts: [Int?] = texts.map { $0.isEmpty ? nil : builder.string($0) }
      let module = module(row.module)
      let start = builder.bytes.count
      builder.digits(Int(row.kind.rawValue), count: 1)
      builder.digits(Int(ambiguous[index]), count: 1)
      builder.digits(Int(row.flags.rawValue), count: 2)
      builder.digits(module, count: 2)
      writeParts(parts, maskDigits: 3, spare: 0, owner: owner)
      return start
    }

    private mutating func writeParts(_ parts: [Int?], maskDigits: Int, spare: Int, owner: Int? = nil) {
      var mask = 0
      for (bit, part) in parts.enumerated() where part != nil { mask |= 1 << bit }
      builder.digits(mask, count: maskDigits)
      builder.digits(0, count: spare)
      if let owner { builder.digits(owner) }
      for part in parts { if let part { builder.digits(part) } }
    }

    private func rowsByBase() -> [String: [Int]] {
      var index: [String: [Int]] = [:]
      for (position, entry) in rows.enumerated() {
        for name in Set(entry.row.names) where !name.isEmpty && name != "-" {
          let base = withBytes(of: name) { String(decoding: APIRow.base(of: $0), as: UTF8.self) }
          if index[base]?.last != firstRow + position { index[base, default: []].append(firstRow + position) }
        }
      }
      return index
    }

    private func typesByName() -> [String: [Int]] {
      var index: [String: [Int]] = [:]
      for (position, type) in types.enumerated() {
        for name in Set(type.names) where !name.isEmpty { index[name, default: []].append(firstType + position) }
      }
      return index
    }
  }
}
