import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The parameters of a function type stand in parentheses: `Int -> Int` became `(Int) -> Int`.
struct FunctionTypeParameters: Rewriter {
  let id = "function-type-parameters"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.arrow)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    var end = index
    while tokens.kind(end - 1) == .kwThrows || tokens.kind(end - 1) == .kwRethrows
      || tokens.kind(end - 1) == .identifier && tokens.matches(end - 1, "async") && tokens.kind(end - 2) == .rightParen
    {
      end -= 1
    }
    if tokens.kind(end - 1) == .rightParen { return }
    guard let start = typeStart(endingAt: end - 1, in: tokens), !isClosureSignature(arrow: index, in: file) else {
      return
    }
    let isVoid = start == end - 1 && tokens.matches(start, "Void")
    let edits: [Edit] =
      isVoid
      ? [Edit(tokens.range(start), "()")]
      : [
        .insert("(", at: tokens.start(start), affinity: .next),
        .insert(")", at: tokens.end(end - 1), affinity: .previous),
      ]
    report(
      finding(
        "The parameters of a function type stand in parentheses", at: tokens.range(of: start..<end), .safe,
        edits: edits,
        evidence: ["a type stands before the arrow"]))
  }

  /// `{ a, b -> Int in`: names, not a type.
  private func isClosureSignature(arrow: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard let brace = file.nesting.parent(arrow), tokens.kind(brace) == .leftBrace,
      let closure = ClosureShape(open: brace, in: tokens)
    else { return false }
    return closure.arrow == arrow
  }

  /// The first token of the one type that ends at `last`, going backwards; attributes stay outside.
  private func typeStart(endingAt last: Int, in tokens: TokenBuffer) -> Int? {
    var index = last
    while true {
      switch tokens.kind(index) {
      case .postfixQuestion, .postfixExclamation:
        index -= 1
        continue
      case .rightParen, .rightBracket:
        guard let open = tokens.partner(index) else { return nil }
        index = open
      case .identifier, .kwSelfType, .kwAny, .kwProtocol: break
      case .prefixOperator, .postfixOperator, .infixOperator:
        guard let open = angleStart(closingAt: index, in: tokens) else { return nil }
        index = open - 1
        guard tokens.kind(index) == .identifier || tokens.kind(index) == .kwProtocol else { return nil }
      default: return nil
      }
      if tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period,
        !tokens[index - 1].flags.contains(.startsLine)
      {
        index -= 2
        continue
      }
      break
    }
    if tokens.isOperator(index - 1, "&") { return typeStart(endingAt: index - 2, in: tokens) }
    if tokens.kind(index - 1) == .kwInout { return index - 1 }
    return index
  }

  private func angleStart(closingAt close: Int, in tokens: TokenBuffer) -> Int? {
    var depth = 0
    var index = close
    while index > max(0, close - 200) {
      if tokens.isOperator(index) {
        for byte in tokens.text(index).utf8.reversed() {
          if byte == UInt8(ascii: ">") { depth += 1 }
          if byte == UInt8(ascii: "<") { depth -= 1 }
        }
        if depth <= 0 { return depth == 0 && index != close ? index : nil }
      } else if let partner = tokens.partner(index), partner < index {
        index = partner
      }
      index -= 1
    }
    return nil
  }
}

extension RewriterContext {
  /// Whether a `(` that an arrow follows holds the parameters of a function type, not those of a declaration or closure.
  func isFunctionTypeClause(_ open: Int) -> Bool {
    switch tokens.kind(open - 1) {
    case .colon, .arrow, .equal, .comma, .leftParen, .leftBracket, .kwAs, .kwIs, .postfixQuestion, .postfixExclamation,
      .kwInout:
      return true
    case .prefixOperator, .infixOperator, .postfixOperator: return tokens.matches(open - 1, "<")
    // An attribute of the type: `@escaping (Int) -> Void`.
    case .identifier: return tokens.kind(open - 2) == .atSign && tokens[open].flags.contains(.spaceBefore)
    case .rightParen:
      // `@convention(c) (Int) -> Void`
      guard let argument = tokens.partner(open - 1) else { return false }
      return tokens.kind(argument - 2) == .atSign
    default: return false
    }
  }
}
