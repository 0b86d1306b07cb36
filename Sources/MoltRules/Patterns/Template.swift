/// Text with holes that a match fills: a message, a suggestion, a rewrite.
public struct Template: Sendable, Equatable {
  /// A stretch of a template.
  public enum Part: Sendable, Equatable {
    case text(String)
    /// The name of a hole, without its `$`.
    case hole(String)
  }

  /// The text as written.
  public let text: String
  /// In order; no two texts follow each other.
  public let parts: [Part]
  /// Byte offsets of the parts in the text.
  public let offsets: [Int]

  public init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var offsets: [Int] = []
    var start = 0
    var index = 0
    func flush(_ end: Int) {
      guard end > start else { return }
      parts.append(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
      offsets.append(start)
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      var first = index + 1
      if bytes[first...].starts(with: "...".utf8) { first += 3 }
      var end = first
      while end < bytes.count, Self.isName(bytes[end], isFirst: end == first) { end += 1 }
      guard end > first else {
        index += 1
        continue
      }
      flush(index)
      parts.append(.hole(String(decoding: bytes[first..<end], as: UTF8.self)))
      offsets.append(index)
      start = end
      index = end
    }
    flush(bytes.count)
    self.parts = parts
    self.offsets = offsets
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
      || (!isFirst && (byte == UInt8(ascii: "_") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))))
  }

  /// The names of its holes, in order, repetitions included.
  public var holes: [String] {
    parts.compactMap { if case .hole(let name) = $0 { name } else { nil } }
  }

  /// The text with its holes filled; one that nobody fills stays as it is written.
  public func filled(_ value: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .hole(let name): value(name) ?? "$" + name
      }
    }.joined()
  }
}
