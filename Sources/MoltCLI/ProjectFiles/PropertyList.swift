import MoltText

/// A property list of braces, equal signs and semicolons, as Xcode writes its projects, read with the place of every value.
///
/// Nothing is thrown away or made up: what cannot be read ends the reading, and what was read so far is kept.
struct PropertyList {
  indirect enum Value {
    /// A string with or without quotation marks: its text, and its bytes with the marks.
    case text(String, ByteRange)
    case list([Value])
    case dictionary(Dictionary)

    var text: String? { if case .text(let text, _) = self { text } else { nil } }
    var dictionary: Dictionary? { if case .dictionary(let dictionary) = self { dictionary } else { nil } }
    var texts: [String] { if case .list(let items) = self { items.compactMap(\.text) } else { [] } }
  }

  struct Dictionary {
    /// In the order of the file; `start` is the first byte of the key.
    var entries: [(key: String, start: Int, value: Value)] = []
    /// The offset of the closing brace.
    var end = 0

    subscript(key: String) -> Value? { entries.first { $0.key == key }?.value }
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// Deeper lists are not read; Xcode's own go four levels down.
  private static let deepest = 64

  /// The outermost value; nil when the bytes are no such list.
  static func read(_ bytes: [UInt8]) -> Value? {
    var reader = PropertyList(bytes: bytes)
    return reader.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func value(depth: Int) -> Value? {
    skipSpace()
    guard depth < Self.deepest, let byte else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return dictionary(depth: depth).map { .dictionary($0) }
    case UInt8(ascii: "("): return list(depth: depth).map { .list($0) }
    default: return word().map { .text($0.text, $0.range) }
    }
  }

  private mutating func dictionary(depth: Int) -> Dictionary? {
    var found = Dictionary()
    offset += 1
    while true {
      skipSpace()
      guard let byte else { return nil }
      if byte == UInt8(ascii: "}") {
        found.end = offset
        offset += 1
        return found
      }
      guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      found.entries.append((key.text, key.range.lower, value))
    }
  }

  private mutating func list(depth: Int) -> [Value]? {
    var found: [Value] = []
    offset += 1
    while true {
      skipSpace()
      guard let byte else { return nil }
      if byte == UInt8(ascii: ")") {
        offset += 1
        return found
      }
      guard let value = value(depth: depth + 1) else { return nil }
      found.append(value)
      _ = take(",")
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func word() -> (text: String, range: ByteRange)? {
    let start = offset
    if byte == UInt8(ascii: "\"") {
      offset += 1
      while let byte, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
      guard offset < bytes.count else { return nil }
      offset += 1
      return (String(decoding: bytes[start + 1..<offset - 1], as: UTF8.self), ByteRange(start, offset))
    }
    while let byte, isWord(byte) { offset += 1 }
    guard offset > start else { return nil }
    return (String(decoding: bytes[start..<offset], as: UTF8.self), ByteRange(start, offset))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      false
    default: true
    }
  }

  /// Steps over white space, `/* … */` and `// …`.
  private mutating func skipSpace() {
    while let byte {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte <= UInt8(ascii: " ") {
        offset += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        offset += 2
        while offset + 1 < bytes.count, bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
          offset += 1
        }
        offset += 2
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { _ = byte; offset += 1 }
      } else {
        return
      }
    }
  }
}
