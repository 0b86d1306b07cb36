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
    let wantsTypes = needs.contains(.types)
    guard wantsTypes || Self.extendsString(file.bytes) else { return }
    let tokens = Lexer.lex(file.bytes)
    characterCounts = CharacterCounts.declared(in: tokens)
    if wantsTypes { types = LintTypes(tokens) }
  }

  /// Puts together what all files add.
  public init(_ parts: [LintProject]) {
    for part in parts {
      characterCounts.formUnion(part.characterCounts)
      types.formUnion(part.types)
    }
  }

  /// Whether the bytes have an extension of `String` somewhere; reads faster than a lexer.
  private static func extendsString(_ bytes: [UInt8]) -> Bool {
    let word: StaticString = "extension String"
    let count = word.utf8CodeUnitCount
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var index = 0
      // An `x` is rare: it is looked for alone first.
      while index + count <= buffer.count {
        if base[index + 1] == UInt8(ascii: "x"), base[index] == UInt8(ascii: "e"),
          (2..<count).allSatisfy({ base[index + $0] == word.utf8Start[$0] })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
