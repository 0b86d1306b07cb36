import MoltRules
import MoltSyntax

/// Text with something in it that a person wrote. Looks at the hole `TEXT`.
struct UnboundedText: Check {
  let name = "unbounded-text"

  private static let numbers = [
    "Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool",
  ]
  /// Names that end so are numbers or the like, which every address may hold.
  private static let harmless = [
    "id", "count", "index", "number", "width", "height", "size", "scale", "version", "port", "page", "hash",
    "hashvalue",
    "code", "offset", "limit", "timestamp", "row", "section", "x", "y", "zoom", "year", "month", "day",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let text = candidate.capture("TEXT"), let free = freeText(in: text, file), !isKnown(text, file, depth: 0)
    else { return nil }
    var verdict = CheckVerdict()
    verdict.evidence = ["'\(file.tokens.name(free))' can hold anything"]
    return verdict
  }

  /// Names of what people write: it holds blanks and umlauts.
  private static let free = [
    "text", "name", "title", "search", "searchtext", "keyword", "keywords", "term", "city",
    "message", "words", "word", "phrase", "question", "comment", "label",
  ]
  /// And what only looks so.
  private static let tame = ["hostname", "schemename", "filename", "bundlename", "classname", "typename", "method"]

  /// A part of the text that somebody wrote freely.
  private func freeText(in range: Range<Int>, _ file: LintFile) -> Int? {
    range.first { index in
      guard file.tokens.kind(index) == .identifier, file.tokens.kind(index + 1) != .leftParen,
        file.tokens.kind(index + 1) != .period, file.tokens.kind(index + 1) != .colon
      else { return false }
      let name = file.tokens.name(index).lowercased()
      return Self.free.contains { name.hasSuffix($0) } && !Self.tame.contains { name.hasSuffix($0) }
    }
  }

  private func isKnown(_ range: Range<Int>, _ file: LintFile, depth: Int) -> Bool {
    let tokens = file.tokens
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens.kind(index) {
      case .stringQuote:
        guard let close = tokens.partner(index), close > index, isKnownString(index + 1..<close, file, depth) else {
          return false
        }
        index = close + 1
      case .leftParen:
        guard let close = tokens.partner(index), isKnown(index + 1..<close, file, depth: depth) else { return false }
        index = close + 1
      case .infixOperator, .integerLiteral, .postfixExclamation: index += 1
      default:
        let end = tokens.chainEnd(startingAt: index)
        guard end > index, isKnownChain(index..<end, file, depth) else { return false }
        index = end
      }
    }
    return true
  }

  /// The inside of a string literal: every interpolation in it.
  private func isKnownString(_ inside: Range<Int>, _ file: LintFile, _ depth: Int) -> Bool {
    var index = inside.lowerBound
    while index < inside.upperBound {
      if file.tokens.kind(index) == .interpolationStart, let close = file.tokens.partner(index) {
        guard isKnown(index + 1..<close, file, depth: depth) else { return false }
        index = close
      }
      index += 1
    }
    return true
  }

  private func isKnownChain(_ chain: Range<Int>, _ file: LintFile, _ depth: Int) -> Bool {
    let tokens = file.tokens
    let first = chain.lowerBound
    let last = chain.upperBound - 1
    guard tokens.kind(first) == .identifier || tokens.kind(first) == .kwSelf || tokens.kind(first) == .period else {
      return false
    }
    // A constant of a type: `Site.host`, `.host`.
    let start = tokens.text(first).utf8.first ?? 0
    if tokens.kind(first) == .period || start < UInt8(ascii: "a"), tokens.kind(last) == .identifier { return true }
    var word = last
    while word > first, tokens.kind(word) != .identifier { word -= 1 }
    let name = tokens.name(word).lowercased()
    if Self.harmless.contains(where: { name == $0 || name.hasSuffix($0) && $0.utf8.count > 1 }) { return true }
    if depth < 3, chain.count == 1 || chain.count == 3 && tokens.kind(first) == .kwSelf,
      let binding = file.binding(of: tokens.name(last), at: last), !binding.isConditional,
      let value = binding.initializer, !value.contains(last)
    {
      return isKnown(value, file, depth: depth + 1)
    }
    return file.isType(endingAt: last, oneOf: Self.numbers) == true
  }
}
