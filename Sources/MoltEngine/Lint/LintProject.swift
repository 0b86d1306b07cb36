import MoltSyntax

/// What a rule asked that only other files can answer.
public struct LintNeeds: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the project adds to `String`.
  public static let strings = LintNeeds(rawValue: 1)
  /// What the project's types inherit and declare.
  public static let types = LintNeeds(rawValue: 2)
  /// What files the project holds besides its code.
  public static let resources = LintNeeds(rawValue: 4)
}

/// What rules ask of a project's other files.
public struct LintProject: Sendable {
  /// Names of properties that the project adds to `String` and that count characters: `var length: Int { return count }`.
  var characterCounts: Set<String> = []
  var types = LintTypes()
  /// Whether some file registers fonts by code.
  var registersFonts = false
  public var resources = ProjectResources()

  public init() {}

  /// What one file adds.
  public init(_ file: SourceFile, needs: LintNeeds) {
    self.init()
    let wantsTypes = needs.contains(.types)
    if needs.contains(.resources) { registersFonts = Self.contains("CTFontManagerRegister", in: file.bytes) }
    guard wantsTypes || Self.contains("extension String", in: file.bytes) else { return }
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
      registersFonts = registersFonts || part.registersFonts
      resources.formUnion(part.resources)
    }
  }

  /// Whether a word stands somewhere in the bytes; reads faster than a lexer. Horspool's search: the byte under the word's end
  /// says how far to move on.
  private static func contains(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    let count = word.utf8CodeUnitCount
    let last = count - 1
    var moves = [Int](repeating: count, count: 256)
    for place in 0..<last { moves[Int(word.utf8Start[place])] = last - place }
    return bytes.withUnsafeBufferPointer { bytes in
      moves.withUnsafeBufferPointer { moves in
        var end = last
        while end < bytes.count {
          if bytes[end] == word.utf8Start[last],
            (0..<last).allSatisfy({ bytes[end - last + $0] == word.utf8Start[$0] })
          {
            return true
          }
          end += moves[Int(bytes[end])]
        }
        return false
      }
    }
  }
}
