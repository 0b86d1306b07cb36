/// The Swift code in a Markdown document: fenced blocks whose info string says `swift` or names a file that ends in `.swift`.
public struct CodeFences: Sendable, Equatable {
  /// The bytes between the fences, whole lines, in order.
  public private(set) var snippets: [ByteRange] = []
  /// Opening lines of Swift blocks that never end. What is code and what is prose cannot be told there.
  public private(set) var unclosed: [ByteRange] = []

  public init(_ bytes: [UInt8]) {
    var fence: Fence?
    var start = 0
    var opening = ByteRange(0, 0)
    var next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while next < bytes.count {
      let line = Self.line(from: next, in: bytes)
      if let open = fence {
        if open.isClosed(by: bytes[line.lower..<line.upper]) {
          if open.isSwift { snippets.append(ByteRange(start, next)) }
          fence = nil
        }
      } else if let found = Fence(bytes[line.lower..<line.upper]) {
        fence = found
        opening = line
        start = Self.end(of: line, in: bytes)
      }
      next = Self.end(of: line, in: bytes)
    }
    if let fence, fence.isSwift { unclosed.append(opening) }
  }

  /// The document with everything blanked that is not Swift; places stay as they are.
  public func code(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var next = 0
    for snippet in snippets + [ByteRange(bytes.count, bytes.count)] {
      for index in next..<snippet.lower where bytes[index] != 0x0A && bytes[index] != 0x0D { result[index] = 0x20 }
      next = snippet.upper
    }
    return result
  }

  /// A line without its end.
  private static func line(from start: Int, in bytes: [UInt8]) -> ByteRange {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return ByteRange(start, end)
  }

  /// Where the next line begins.
  private static func end(of line: ByteRange, in bytes: [UInt8]) -> Int {
    if line.upper + 1 < bytes.count, bytes[line.upper] == 0x0D, bytes[line.upper + 1] == 0x0A { return line.upper + 2 }
    return min(line.upper + 1, bytes.count)
  }
}

/// A line that opens a block of code.
private struct Fence {
  /// `` ` `` or `~`
  let sign: UInt8
  let length: Int
  let isSwift: Bool

  /// Nil when the line opens none.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    let rest = text.drop { $0 == first }
    guard text.count - rest.count >= 3 else { return nil }
    // Backticks after the fence: code within a line of prose.
    if first == UInt8(ascii: "`"), rest.contains(first) { return nil }
    sign = first
    length = text.count - rest.count
    isSwift = Self.saysSwift(String(decoding: rest, as: UTF8.self))
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    let rest = text.drop { $0 == sign }
    return text.count - rest.count >= length && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// `swift`, `Swift linenos`, `swift:View.swift`, `{.swift}`, `View.swift`; not `swift-format` and not `text`.
  private static func saysSwift(_ info: String) -> Bool {
    let separators: Set<Character> = [" ", "\t", ",", "{", "}", "=", ":"]
    guard let word = info.split(whereSeparator: separators.contains).first?.lowercased() else { return false }
    return word == "swift" || word == ".swift" || word.hasSuffix(".swift")
  }
}
