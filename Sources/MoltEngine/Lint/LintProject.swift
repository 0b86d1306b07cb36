import MoltSyntax

/// What rules ask of a project's other files.
public struct LintProject: Sendable {
  /// Names of properties that the project adds to `String` and that count characters: `var length: Int { return count }`.
  var characterCounts: Set<String> = []

  public init() {}

  /// What one file adds.
  public init(_ file: SourceFile) {
    guard Self.extendsString(file.bytes) else { return }
    let tokens = Lexer.lex(file.bytes)
    characterCounts = CharacterCounts.declared(in: tokens)
  }

  /// Puts together what all files add.
  public init(_ parts: [LintProject]) {
    for part in parts { characterCounts.formUnion(part.characterCounts) }
  }

  /// Whether the bytes have an extension of `String` somewhere; reads faster than a lexer.
  private static func extendsString(_ bytes: [UInt8]) -> Bool {
    let word = Array("extension String".utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      guard buffer.count >= word.count else { return false }
      var index = 0
      while index <= buffer.count - word.count {
        if buffer[index] == word[0], buffer[index + 10] == word[10],
          (1..<word.count).allSatisfy({ buffer[index + $0] == word[$0] })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
