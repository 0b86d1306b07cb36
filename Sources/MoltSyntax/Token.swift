/// One significant token: its kind and its place in the file's bytes.
///
/// White space, line ends, comments and a shebang line are trivia: the bytes between the end of one token and the start
/// of the next. Tokens and the gaps between them tile the file.
public struct Token: Sendable, Hashable {
  /// Byte offset of the first byte.
  public var start: UInt32
  /// Byte offset just past the last byte.
  public var end: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags

  public init(kind: TokenKind, start: Int, end: Int, flags: TokenFlags = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.flags = flags
  }
}

/// What the lexer knows about a token's surroundings.
public struct TokenFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Trivia stands between the previous token and this one.
  @inlinable public static var spaceBefore: TokenFlags { TokenFlags(rawValue: 1) }
  /// Trivia stands between this token and the next one.
  @inlinable public static var spaceAfter: TokenFlags { TokenFlags(rawValue: 2) }
  /// A line end stands between the previous token and this one (or this is the first token).
  @inlinable public static var startsLine: TokenFlags { TokenFlags(rawValue: 4) }
  /// A comment stands in the trivia before this token.
  @inlinable public static var commentBefore: TokenFlags { TokenFlags(rawValue: 8) }
  /// The name is written in backticks (they are part of the token's bytes).
  @inlinable public static var backticked: TokenFlags { TokenFlags(rawValue: 16) }
  /// The literal or comment has no end in the file, or the bracket no partner.
  @inlinable public static var unterminated: TokenFlags { TokenFlags(rawValue: 32) }
  /// A string quote that opens a literal (without it: one that closes).
  @inlinable public static var opening: TokenFlags { TokenFlags(rawValue: 64) }
  /// A multi-line string's quote (`"""`).
  @inlinable public static var multiline: TokenFlags { TokenFlags(rawValue: 128) }
}

/// The kind of a token. Contextual keywords (`override`, `weak`, `get`, `where` in types …) are `identifier`.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Names and literals
  case identifier
  /// `$0`, `$name`
  case dollarIdentifier
  case integerLiteral, floatLiteral, regexLiteral
  /// A string's opening or closing quote, with its `#`s: `"`, `"""`, `#"`, `"##`.
  case stringQuote
  /// Text of a string between quotes and interpolations; escapes are not decoded. Absent when empty.
  case stringSegment
  /// `\(` or `\#(`; its partner is the `interpolationEnd`.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd

  // Brackets
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace

  // Punctuation
  case comma, colon, semicolon, period, atSign, backslash
  /// A lone `#` (before a name it does not know: a macro, or `#name` of Swift 1).
  case pound
  /// `=` as a token of its own
  case equal
  case arrow
  /// `_` alone
  case wildcard
  /// `?` and `!` right after an operand: optional chaining, forced unwrapping, optional types
  case postfixQuestion, postfixExclamation
  /// `?` of the ternary operator
  case infixQuestion
  /// `&` before an operand
  case prefixAmpersand
  /// `->`-less operators, with the side they stand on by Swift's spacing rule. `<` and `>` are operators too.
  case prefixOperator, postfixOperator, infixOperator

  // Directives and `#` words, the `#` included in the token
  case poundIf, poundElseif, poundElse, poundEndif
  /// `#selector`, `#keyPath`, `#available`, `#unavailable`, `#file`, `#line`, `#colorLiteral`, `#sourceLocation`,
  /// `#warning`, `#error` … every other `#word` of the language
  case poundWord

  // Reserved words: declarations
  case kwAssociatedtype, kwClass, kwDeinit, kwEnum, kwExtension, kwFileprivate, kwFunc, kwImport, kwInit, kwInout
  case kwInternal, kwLet, kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic, kwRethrows, kwStatic
  case kwStruct, kwSubscript, kwTypealias, kwVar
  // statements
  case kwBreak, kwCase, kwCatch, kwContinue, kwDefault, kwDefer, kwDo, kwElse, kwFallthrough, kwFor, kwGuard, kwIf
  case kwIn, kwRepeat, kwReturn, kwSwitch, kwThrow, kwWhere, kwWhile
  // expressions and types
  case kwAny, kwAs, kwAwait, kwFalse, kwIs, kwNil, kwSelf, kwSelfType, kwSuper, kwThrows, kwTrue, kwTry

  /// Bytes that belong to no token: stray backticks, invalid UTF-8, control characters.
  case unknown
  /// The empty token after the last byte; always there, always last.
  case endOfFile
}
