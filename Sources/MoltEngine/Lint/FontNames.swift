/// The names in a font file: TrueType, OpenType, or a collection of them. Reads nothing but the `name` tables, within bounds.
public struct FontNames: Sendable, Equatable {
  /// What code finds the font by.
  public var postScript: Set<String> = []
  /// Family and full names.
  public var others: Set<String> = []

  private static let mostFonts = 64
  private static let mostTables = 256
  private static let mostRecords = 2000
  private static let longestName = 512

  /// Nil where the bytes are no font, or a broken one.
  public init?(_ bytes: [UInt8]) {
    let reader = Bytes(bytes)
    guard let tag = reader.long(0) else { return nil }
    if tag == 0x7474_6366 {  // ttcf
      guard let count = reader.long(8) else { return nil }
      for number in 0..<min(count, Self.mostFonts) {
        if let offset = reader.long(12 + 4 * number) { readFont(reader, at: offset) }
      }
    } else {
      guard tag == 0x0001_0000 || tag == 0x4f54_544f || tag == 0x7472_7565 else { return nil }  // 1.0, OTTO, true
      readFont(reader, at: 0)
    }
    if postScript.isEmpty, others.isEmpty { return nil }
  }

  private mutating func readFont(_ reader: Bytes, at start: Int) {
    guard let count = reader.short(start + 4) else { return }
    for number in 0..<min(count, Self.mostTables) {
      let entry = start + 12 + 16 * number
      guard let tag = reader.long(entry), let offset = reader.long(entry + 8) else { return }
      if tag == 0x6e61_6d65 { readNames(reader, at: offset) }  // name
    }
  }

  private mutating func readNames(_ reader: Bytes, at table: Int) {
    guard let count = reader.short(table + 2), let storage = reader.short(table + 4) else { return }
    for number in 0..<min(count, Self.mostRecords) {
      let record = table + 6 + 12 * number
      guard let platform = reader.short(record), let kind = reader.short(record + 6),
        let length = reader.short(record + 8), let offset = reader.short(record + 10)
      else { return }
      guard kind == 1 || kind == 4 || kind == 6 || kind == 16, length > 0, length <= Self.longestName,
        let bytes = reader.bytes(table + storage + offset, length)
      else { continue }
      let name = platform == 1 ? Self.roman(bytes) : Self.wide(bytes)
      if kind == 6 { postScript.insert(name) } else { others.insert(name) }
    }
  }

  private static func roman(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  private static func wide(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Numbers in a file, the highest byte first; nil behind its end.
  private struct Bytes {
    let all: [UInt8]

    init(_ bytes: [UInt8]) { all = bytes }

    func short(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 2 <= all.count else { return nil }
      return Int(all[offset]) << 8 | Int(all[offset + 1])
    }

    func long(_ offset: Int) -> Int? {
      guard let high = short(offset), let low = short(offset + 2) else { return nil }
      return high << 16 | low
    }

    func bytes(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
      guard offset >= 0, count >= 0, offset + count <= all.count else { return nil }
      return all[offset..<offset + count]
    }
  }
}
