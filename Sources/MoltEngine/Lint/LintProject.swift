import MoltSyntax

/// What rules ask of a project's other files.
public struct LintProject: Sendable {
  /// Names of properties that the project adds to `String` and that count characters: `var length: Int { return count }`.
  var characterCounts: Set<String> = []

  public init() {}

  /// What one file adds.
  public init(_ file: SourceFile) {
    self.init()
    if Self.extendsString(file.bytes) { characterCounts = CharacterCounts.declared(in: Lexer.lex(file.bytes)) }
  }

  init(_ tokens: TokenBuffer) { characterCounts = CharacterCounts.declared(in: tokens) }

  /// Whether it says nothing.
  public var isEmpty: Bool { characterCounts.isEmpty }

  /// Puts together what all files add.
  public init(_ parts: [LintProject]) {
    for part in parts { characterCounts.formUnion(part.characterCounts) }
  }

  private static let word = Array("extension String".utf8)

  /// How far a search may move on for each byte under the end of the word: Horspool's table.
  private static let moves: [Int] = {
    var moves = [Int](repeating: word.count, count: 256)
    for (place, byte) in word.dropLast().enumerated() { moves[Int(byte)] = word.count - 1 - place }
    return moves
  }()

  /// Whether the bytes have an extension of `String` somewhere; reads faster than a lexer.
  private static func extendsString(_ bytes: [UInt8]) -> Bool {
    let last = word.count - 1
    return bytes.withUnsafeBufferPointer { bytes in
      moves.withUnsafeBufferPointer { moves in
        var end = last
        while end < bytes.count {
          if bytes[end] == word[last], bytes[(end - last)...end].elementsEqual(word) { return true }
          end += moves[Int(bytes[end])]
        }
        return false
      }
    }
  }
}
