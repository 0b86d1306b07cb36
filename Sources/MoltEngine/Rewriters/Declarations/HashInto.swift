import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A type mixes what it is made of into a hasher: `var hashValue: Int { … }` became `func hash(into hasher: inout Hasher)`.
struct HashInto: Rewriter {
  let id = "hash-into"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.name("hashValue")]
  private static let message = "A type is hashed by 'hash(into:)'"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .kwVar, tokens.kind(index + 1) == .colon, tokens.matches(index + 2, "Int"),
      tokens.kind(index + 3) == .leftBrace, let close = tokens.partner(index + 3), file.isMember(index),
      let header = file.headers[index - 1],
      !header.modifiers.contains(where: { tokens.matches($0, "override") || tokens.kind($0) == .kwStatic }),
      let keyword = file.enclosingType(index), tokens.kind(keyword) != .kwProtocol
    else { return }
    var body = index + 4..<close
    // `get { … }`
    if tokens.matches(body.lowerBound, "get"), tokens.kind(body.lowerBound + 1) == .leftBrace,
      let end = tokens.partner(body.lowerBound + 1), end + 1 == close
    {
      body = body.lowerBound + 2..<end
    }
    if tokens.kind(body.lowerBound) == .kwReturn { body = body.lowerBound + 1..<body.upperBound }
    guard !file.facts.readsHashValues else {
      report(
        manual(
          Self.message, at: tokens.range(index),
          because: "hash values are read elsewhere in the project; a hasher's differ from run to run"))
      return
    }
    guard tokens.kind(keyword) != .kwClass || !file.facts.overridesHashValue else {
      report(
        manual(
          Self.message, at: tokens.range(index),
          because: "a class of the project overrides 'hashValue'; both have to change together"))
      return
    }
    guard let parts = HashedParts.read(body, in: tokens), !parts.isEmpty else {
      report(
        manual(Self.message, at: tokens.range(index), because: "what the hash is made of is more than parts joined"))
      return
    }
    let isShort = parts.count == 1 && !(index + 4..<close + 1).contains { tokens.startsLine($0) }
    let outer = tokens.indentation(at: tokens.start(index))
    let inner = tokens.startsLine(index + 4) ? tokens.indentation(at: tokens.start(index + 4)) : outer + "  "
    var pieces: [Edit.Piece] = [.text("func hash(into hasher: inout Hasher) {")]
    for part in parts {
      pieces.append(.text((isShort ? " " : file.newline + inner) + "hasher.combine("))
      pieces.append(.source(tokens.range(of: part)))
      pieces.append(.text(")"))
    }
    pieces.append(.text((isShort ? " " : file.newline + outer) + "}"))
    report(
      finding(
        Self.message, at: tokens.range(index), .likely,
        edits: [Edit(tokens.range(of: index - 1..<close + 1), pieces: pieces)],
        evidence: ["the hash is made of \(parts.count == 1 ? "one part" : "\(parts.count) parts") and numbers"]))
  }
}

/// What a hash is made of: `a.hashValue ^ b &* 31` of `a` and `b`.
private enum HashedParts {
  /// The tokens of each part, in order; nil where the expression is not just parts and numbers joined by operators.
  static func read(_ range: Range<Int>, in tokens: TokenBuffer, depth: Int = 0) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound, depth < 20 {
      if tokens.kind(index) == .integerLiteral {
        index += 1
      } else if tokens.kind(index) == .leftParen, let close = tokens.partner(index), !isPostfix(close + 1, in: tokens) {
        guard let inner = read(index + 1..<close, in: tokens, depth: depth + 1) else { return nil }
        parts += inner
        index = close + 1
      } else {
        let end = tokens.chainEnd(startingAt: index, allowTrailingClosure: false)
        guard end > index, end <= range.upperBound, let part = part(index..<end, in: tokens) else { return nil }
        parts.append(part)
        index = end
      }
      if index == range.upperBound { return parts }
      guard tokens.kind(index) == .infixOperator, isJoining(index, in: tokens) else { return nil }
      index += 1
    }
    return nil
  }

  /// The operand without its `.hashValue`.
  private static func part(_ range: Range<Int>, in tokens: TokenBuffer) -> Range<Int>? {
    let last = range.upperBound - 1
    switch tokens.kind(range.lowerBound) {
    case .kwSuper: return nil
    case .identifier, .kwSelf, .stringQuote, .leftParen, .leftBracket: break
    default: return nil
    }
    guard tokens.matches(last, "hashValue") else {
      // Any other operand is a number, which hashes as what it is; `self` alone would never end.
      return tokens.kind(last) == .kwSelf ? nil : range
    }
    guard range.count >= 3, tokens.kind(last - 1) == .period else { return nil }
    let isChained = tokens.kind(last - 2) == .postfixQuestion
    let part = range.lowerBound..<(isChained ? last - 2 : last - 1)
    return part.isEmpty || part.count == 1 && tokens.kind(part.lowerBound) == .kwSelf ? nil : part
  }

  private static func isPostfix(_ index: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(index) == .period || tokens.kind(index) == .leftParen || tokens.kind(index) == .leftBracket
  }

  private static func isJoining(_ index: Int, in tokens: TokenBuffer) -> Bool {
    ["^", "+", "*", "|", "-", "<<", ">>", "&+", "&*", "&-", "&<<", "&>>", "??"].contains(tokens.text(index))
  }
}
