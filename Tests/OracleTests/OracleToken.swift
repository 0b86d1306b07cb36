import MoltSyntax
import SwiftParser
import SwiftSyntax

/// A token as both lexers can be asked for it: its bytes and a class coarse enough for both.
struct OracleToken: Hashable {
  enum Class: String {
    case word, number, quote, segment, regex, bracket, punctuation, prefix, postfix, infix, angle, equal, arrow
    case interpolation, other
  }

  var start: Int
  var end: Int
  var kind: Class
}

/// The tokens of the toolchain's own parser, joined where this lexer keeps one token for several of its tokens.
func oracleTokens(_ source: String) -> [OracleToken] {
  var joined: [OracleToken] = []
  /// What the previous token was, for joining.
  var previous: SwiftSyntax.TokenKind?
  for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start else { continue }
    defer { previous = token.tokenKind }
    let kind = oracleClass(token)
    switch token.tokenKind {
    case .shebang: continue
    // Lines of a multi-line string, and the indentation between them, are one segment.
    case .stringSegment where joined.last?.kind == .segment,
      // `#"`, `"##`, `#/x/#`
      .stringQuote where joined.last?.end == start && isPounds(previous),
      .multilineStringQuote where joined.last?.end == start && isPounds(previous),
      .rawStringPoundDelimiter where joined.last?.end == start && (isQuote(previous) || isBackslash(previous)),
      .regexSlash where joined.last?.end == start && isRegex(previous),
      .regexLiteralPattern where joined.last?.end == start && isRegex(previous),
      .regexPoundDelimiter where joined.last?.end == start && isRegex(previous),
      // `#selector`
      .identifier where joined.last?.end == start && isPound(previous) && isKnownWord(token.text),
      .keyword where joined.last?.end == start && isPound(previous) && isKnownWord(token.text):
      joined[joined.count - 1].end = end
      joined[joined.count - 1].kind = kind
      if case .identifier = token.tokenKind { joined[joined.count - 1].kind = .word }
      if case .rawStringPoundDelimiter = token.tokenKind, isBackslash(previous) {
        joined[joined.count - 1].kind = .interpolation
      }
    // `\(`
    case .leftParen where joined.last?.end == start && isInterpolation(token):
      joined[joined.count - 1].end = end
      joined[joined.count - 1].kind = .interpolation
    case .backslash where isInterpolation(token):
      joined.append(OracleToken(start: start, end: end, kind: .interpolation))
    default: joined.append(OracleToken(start: start, end: end, kind: kind))
    }
  }
  return joined
}

private func isInterpolation(_ token: TokenSyntax) -> Bool {
  token.parent?.kind == .expressionSegment
}

private func isPounds(_ kind: SwiftSyntax.TokenKind?) -> Bool {
  if case .rawStringPoundDelimiter? = kind { return true }
  return false
}

private func isQuote(_ kind: SwiftSyntax.TokenKind?) -> Bool { kind == .stringQuote || kind == .multilineStringQuote }

private func isBackslash(_ kind: SwiftSyntax.TokenKind?) -> Bool { kind == .backslash }

private func isPound(_ kind: SwiftSyntax.TokenKind?) -> Bool { kind == .pound }

private func isRegex(_ kind: SwiftSyntax.TokenKind?) -> Bool {
  switch kind {
  case .regexSlash?, .regexLiteralPattern?, .regexPoundDelimiter?: return true
  default: return false
  }
}

/// Whether this lexer takes `#word` for one token.
private func isKnownWord(_ word: String) -> Bool {
  Lexer.lex(Array("#\(word) ".utf8)).kind(0) == .poundWord
}

private func oracleClass(_ token: TokenSyntax) -> OracleToken.Class {
  switch token.tokenKind {
  case .identifier, .dollarIdentifier, .keyword, .wildcard: return .word
  case .integerLiteral, .floatLiteral: return .number
  case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return .quote
  case .stringSegment: return .segment
  case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: return .regex
  case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare: return .bracket
  case .leftAngle, .rightAngle: return .angle
  case .prefixOperator, .prefixAmpersand: return .prefix
  case .postfixOperator, .postfixQuestionMark, .exclamationMark: return .postfix
  case .binaryOperator, .infixQuestionMark: return .infix
  case .equal: return .equal
  case .arrow: return .arrow
  case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation:
    return .word
  case .comma, .colon, .semicolon, .period, .atSign, .backslash, .pound, .ellipsis: return .punctuation
  default: return .other
  }
}

/// The same for the lexer under test.
func moltTokens(_ buffer: TokenBuffer) -> [OracleToken] {
  buffer.tokens.dropLast().map { token in
    OracleToken(start: Int(token.start), end: Int(token.end), kind: moltClass(token.kind))
  }
}

private func moltClass(_ kind: MoltSyntax.TokenKind) -> OracleToken.Class {
  switch kind {
  case .integerLiteral, .floatLiteral: return .number
  case .stringQuote: return .quote
  case .stringSegment: return .segment
  case .regexLiteral: return .regex
  case .interpolationStart: return .interpolation
  case .interpolationEnd: return .bracket
  case .prefixOperator, .prefixAmpersand: return .prefix
  case .postfixOperator, .postfixQuestion, .postfixExclamation: return .postfix
  case .infixOperator, .infixQuestion: return .infix
  case .equal: return .equal
  case .arrow: return .arrow
  case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundWord, .identifier, .dollarIdentifier, .wildcard:
    return .word
  case .comma, .colon, .semicolon, .period, .atSign, .backslash, .pound: return .punctuation
  case .unknown: return .other
  default: return kind.isKeyword ? .word : .bracket
  }
}
