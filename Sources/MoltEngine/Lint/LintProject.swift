import MoltSyntax

/// What a rule asked that only other files can answer.
public struct LintNeeds: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the project adds to `String`.
  public static let strings = LintNeeds(rawValue: 1)
  /// What the project's types inherit and declare.
  public static let types = LintNeeds(rawValue: 2)
}

/// What rules ask of a project's other files.
public struct LintProject: Sendable {
  /// Names of properties that the project adds to `String` and that count characters: `var length: Int { return count }`.
  var characterCounts: Set<String> = []
  var types = LintTypes()

  public init() {}

  /// What one file adds.
  public init(_ file: SourceFile, needs: LintNeeds) {
    self.init()
    let wantsTypes = needs.contains(.types)
    guard wantsTypes || Self.extendsString(file.bytes) else { return }
    let tokens = Lexer.lex(file.bytes)
    characterCounts = CharacterCounts.declared(in: tokens)
    if wantsTypes { types = LintTypes(tokens) }
  }

  /// What a file adds to `String`.
  init(_ tokens: TokenBuffer) { characterCounts = CharacterCounts.declared(in: tokens) }

  /// Whether it adds nothing to `String`.
  public var isEmpty: Bool { characterCounts.isEmpty }

  /// Puts together what all files add.
  public init(_ parts: [LintProject]) {
    for part in parts {
      characterCounts.formUnion(part.characterCounts)
      types.formUnion(part.types)
    }
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
