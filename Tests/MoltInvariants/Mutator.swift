import MoltSyntax

/// Changes files a little, so that they are nearly Swift: what random bytes never are.
public struct Mutator {
  private var state: UInt64
  /// Files to take pieces from.
  private let files: [[UInt8]]

  /// Pieces that change how everything after them is read.
  private static let pieces: [String] = [
    "\"", "\"\"\"", "#\"", "\\(", "(", ")", "[", "]", "{", "}", "<", ">", "/*", "*/", "//", "#if X\n", "#else\n",
    "#endif\n",
    "`", "?", "!", ".", ",", ":", ";", "=", "->", "\n", "\r\n", "é", "👩‍👧", "\u{FEFF}", "inout ", "#selector(", "@objc ",
    "func ", "init", "self.", "super.", "try! ", "as! ", "case .A", "switch x ", "where ", "in ", "_ ", "$0", "+ ",
    "++",
    "for var i = 0; ", "/a(/", "<#a#>", "0x", "nil", "#", "\\", "\0", "\u{FF}",
  ]

  /// - Parameters:
  ///   - seed: the same seed makes the same files.
  ///   - files: the files to begin with, at least one.
  public init(seed: Int, files: [[UInt8]]) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.files = files
  }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit < 2 ? 0 : Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }

  private mutating func file() -> [UInt8] { files.isEmpty ? [] : files[number(below: files.count)] }

  /// A file with one to four changes.
  public mutating func next() -> [UInt8] {
    var bytes = file()
    for _ in 0...number(below: 4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    if bytes.isEmpty { bytes = file() }
    let tokens = Lexer.lex(bytes)
    let place = number(below: tokens.count)
    let start = tokens.range(place).lower
    switch number(below: 8) {
    case 0:
      let last = min(place + number(below: 4), tokens.count - 1)
      bytes.removeSubrange(start..<tokens.range(last).upper)
    case 1:
      let last = min(place + number(below: 12), tokens.count - 1)
      bytes.insert(contentsOf: bytes[start..<tokens.range(last).upper], at: start)
    case 2:
      let other = number(below: tokens.count)
      let (first, second) = (min(place, other), max(place, other))
      if first == second { return }
      let texts = [first, second].map { Array(bytes[tokens.range($0).lower..<tokens.range($0).upper]) }
      bytes.replaceSubrange(tokens.range(second).lower..<tokens.range(second).upper, with: texts[0])
      bytes.replaceSubrange(tokens.range(first).lower..<tokens.range(first).upper, with: texts[1])
    case 3, 4:
      bytes.insert(contentsOf: Array(Self.pieces[number(below: Self.pieces.count)].utf8), at: start)
    case 5:
      let other = Lexer.lex(file())
      let from = number(below: other.count)
      let to = min(from + number(below: 40), other.count - 1)
      bytes.insert(contentsOf: other.bytes[other.range(from).lower..<other.range(to).upper] + [10], at: start)
    case 6: bytes.removeSubrange(start...)
    default:
      if bytes.isEmpty { return }
      bytes[number(below: bytes.count)] = UInt8(number(below: 256))
    }
  }
}
