/// A JSON document that was read.
public enum JSONValue: Sendable, Equatable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  /// Whole numbers only: reports hold no others. A fraction is cut off.
  case number(Int)
  case bool(Bool)
  case null

  /// Why a text is no JSON document.
  public struct Failure: Error, Equatable {
    /// From 1.
    public var line: Int
    public var message: String
  }

  /// Reads a whole document.
  public init(_ bytes: [UInt8]) throws(Failure) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  public var text: String? { if case .string(let value) = self { value } else { nil } }
  public var integer: Int? { if case .number(let value) = self { value } else { nil } }
  public var truth: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var items: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
}

/// Reads JSON from front to back. Groups may nest only so deep, since what comes from outside must not exhaust the stack.
private struct JSONReader {
  private static let deepest = 64

  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONValue.Failure) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    if next < bytes.count { throw failure("more follows after the end of the document") }
    return value
  }

  private var current: UInt8? { next < bytes.count ? bytes[next] : nil }

  private func failure(_ message: String) -> JSONValue.Failure {
    .init(line: bytes[..<min(next, bytes.count)].count { $0 == 10 } + 1, message: message)
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 32 || byte == 10 || byte == 13 || byte == 9 { next += 1 }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard next + count <= bytes.count, (0..<count).allSatisfy({ bytes[next + $0] == word.utf8Start[$0] }) else {
      return false
    }
    next += count
    return true
  }

  private mutating func value(depth: Int) throws(JSONValue.Failure) -> JSONValue {
    if depth > Self.deepest { throw failure("groups are nested too deep") }
    skipBlanks()
    guard let byte = current else { throw failure("the document ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw failure("a value was expected")
    }
  }

  private mutating func object(depth: Int) throws(JSONValue.Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    next += 1
    skipBlanks()
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard current == UInt8(ascii: "\"") else { throw failure("a key was expected") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw failure("':' was expected") }
      members[key] = try value(depth: depth + 1)
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw failure("',' or '}' was expected") }
    }
  }

  private mutating func array(depth: Int) throws(JSONValue.Failure) -> JSONValue {
    var items: [JSONValue] = []
    next += 1
    skipBlanks()
    if take("]") { return .array(items) }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .array(items) }
      guard take(",") else { throw failure("',' or ']' was expected") }
    }
  }

  private mutating func number() throws(JSONValue.Failure) -> JSONValue {
    let isNegative = take("-")
    var value = 0
    var digits = 0
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      let (product, over) = value.multipliedReportingOverflow(by: 10)
      let (sum, overSum) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if over || overSum { throw failure("the number is too large") }
      value = sum
      digits += 1
      next += 1
    }
    if digits == 0 { throw failure("a number was expected") }
    while let byte = current, ".eE+-".utf8.contains(byte) || byte >= 48 && byte <= 57 { next += 1 }
    return .number(isNegative ? -value : value)
  }

  private mutating func string() throws(JSONValue.Failure) -> String {
    next += 1
    var text: [UInt8] = []
    while let byte = current {
      next += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte < 0x20 { throw failure("a control character stands in a string") }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard let sign = current else { break }
      next += 1
      switch sign {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
      case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try scalar()).utf8))
      default: throw failure("'\\\(Character(Unicode.Scalar(sign)))' is no escape")
      }
    }
    throw failure("a string does not end")
  }

  /// The scalar after `\u`, two halves put together; a half alone becomes the replacement character.
  private mutating func scalar() throws(JSONValue.Failure) -> Unicode.Scalar {
    let first = try unit()
    if 0xD800..<0xDC00 ~= first, take("\\u") {
      let second = try unit()
      if 0xDC00..<0xE000 ~= second {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONValue.Failure) -> UInt32 {
    guard next + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[next..<next + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits were expected") }
    next += 4
    return value
  }
}
