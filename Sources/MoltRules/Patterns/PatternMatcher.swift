import MoltSyntax
import MoltText

extension Pattern {
  /// Lays the pattern over `tokens` with its anchor at `index`; nil where it does not fit.
  public func match(in tokens: TokenBuffer, anchorAt index: Int) -> PatternMatch? {
    guard fitsAround(index, in: tokens) else { return nil }
    var matcher = PatternMatcher(pattern: self, tokens: tokens)
    return matcher.match(at: index)
  }

  /// Whether the tokens right beside the anchor are the pattern's. Most attempts end here, and nothing is allocated before.
  private func fitsAround(_ index: Int, in tokens: TokenBuffer) -> Bool {
    var distance = 0
    while anchorPosition + distance < elements.count,
      case .token(let kind, let bytes) = elements[anchorPosition + distance]
    {
      guard tokens.fits(index + distance, kind, bytes) else { return false }
      distance += 1
    }
    distance = 1
    while distance <= anchorPosition, case .token(let kind, let bytes) = elements[anchorPosition - distance] {
      guard distance <= index, tokens.fits(index - distance, kind, bytes) else { return false }
      distance += 1
    }
    return true
  }
}

extension TokenBuffer {
  /// Whether a token is of that kind, or of another kind of operator, and has these bytes, backticks aside.
  fileprivate func fits(_ index: Int, _ kind: TokenKind, _ bytes: [UInt8]) -> Bool {
    let token = self[index]
    guard token.kind == kind || (token.kind.isOperator && kind.isOperator) else { return false }
    let inset = token.flags.contains(.backticked) ? 1 : 0
    let lower = Int(token.start) + inset
    let upper = Int(token.end) - inset
    guard upper - lower == bytes.count else { return false }
    return self.bytes.withUnsafeBufferPointer { all in
      for offset in 0..<bytes.count where all[lower + offset] != bytes[offset] { return false }
      return true
    }
  }
}

/// One attempt to lay a pattern over tokens.
private struct PatternMatcher {
  let pattern: Pattern
  let tokens: TokenBuffer
  private var captures: [Range<Int>?]
  /// Where each literal element was found, -1 before.
  private var places: [Int]
  private var start = 0
  /// The outermost parenthesis around what was matched so far, or `start`.
  private var outer = 0
  /// Alternatives left to try; keeps an attempt short whatever the code.
  private var budget = 512

  init(pattern: Pattern, tokens: TokenBuffer) {
    self.pattern = pattern
    self.tokens = tokens
    captures = Array(repeating: nil, count: pattern.holes.count)
    places = Array(repeating: -1, count: pattern.elements.count)
  }

  mutating func match(at index: Int) -> PatternMatch? {
    guard case .token(let kind, let bytes) = pattern.elements[pattern.anchorPosition], fits(index, kind, bytes),
      let start = backward(from: index)
    else { return nil }
    guard let first = head(start) else { return nil }
    self.start = first
    outer = first
    places[pattern.anchorPosition] = index
    guard let end = forward(pattern.anchorPosition + 1, index + 1) else { return nil }
    // A method's name alone is not its call; a type's stands for its initialisers too.
    if case .token(.identifier, let last) = pattern.elements[pattern.elements.count - 1],
      last.first.map({ $0 > UInt8(ascii: "Z") }) == true, tokens.kind(end) == .leftParen,
      !tokens[end].flags.contains(.startsLine)
    {
      return nil
    }
    return PatternMatch(
      range: outer..<end, anchor: index, captures: captures.map { $0 ?? index..<index })
  }

  // Before the anchor

  private mutating func backward(from index: Int) -> Int? {
    var position = index
    for element in stride(from: pattern.anchorPosition - 1, through: 0, by: -1) {
      switch pattern.elements[element] {
      case .token(let kind, let bytes):
        guard position > 0, fits(position - 1, kind, bytes) else { return nil }
        position -= 1
        places[element] = position
      case .hole(let hole, _):
        guard position > 0, tokens.kind(position - 1).endsOperand else { return nil }
        let start = tokens.chainStart(endingAt: position - 1)
        guard bind(hole, start..<position) else { return nil }
        position = start
      case .optionalInit, .optionalClose: continue
      case .run, .commaRun, .runComma: return nil
      }
    }
    return position
  }

  /// The first token, a module's name before it included; nil where the pattern would start inside a member chain.
  private func head(_ start: Int) -> Int? {
    guard case .token(let kind, _) = pattern.elements[0], kind == .identifier || kind == .period else { return start }
    let previous = tokens.kind(start - 1)
    if kind == .period { return start > 0 && previous.endsOperand ? nil : start }
    if start == 0 { return start }
    if previous == .kwFunc { return nil }
    guard previous == .period else { return start }
    guard start > 1, tokens.kind(start - 2) == .identifier, tokens.kind(start - 3) != .period || start < 3,
      Self.modules.contains(tokens.text(start - 2))
    else { return nil }
    return start - 2
  }

  private static let modules: Set<String> = [
    "UIKit", "AppKit", "Foundation", "CoreGraphics", "CoreText", "Swift", "CoreFoundation", "QuartzCore", "Cocoa",
  ]

  // After the anchor

  private mutating func forward(_ element: Int, _ index: Int) -> Int? {
    var element = element
    var index = index
    while element < pattern.elements.count {
      switch pattern.elements[element] {
      case .token(let kind, let bytes):
        guard fits(index, kind, bytes) else { return nil }
        if kind == .leftParen || kind == .leftBracket, tokens[index].flags.contains(.startsLine), element > 0 {
          return nil
        }
        places[element] = index
        index += 1
      case .optionalInit:
        if tokens.kind(index) == .period, tokens.kind(index + 1) == .kwInit { index += 2 }
      case .optionalClose:
        while tokens.kind(index) == .rightParen, let open = tokens.partner(index), open == outer - 1,
          isGrouping(open)
        {
          outer = open
          index += 1
        }
      case .hole(let hole, let extent): return self.hole(hole, extent, element, index)
      case .run(let hole): return run(hole, element, index, comma: .none)
      case .commaRun(let hole):
        guard tokens.kind(index) == .comma else {
          guard bind(hole, index..<index) else { return nil }
          element += 1
          continue
        }
        return run(hole, element, index + 1, comma: .before)
      case .runComma(let hole): return run(hole, element, index, comma: .after)
      }
      element += 1
    }
    return index
  }

  private mutating func hole(_ hole: Int, _ extent: Pattern.Extent, _ element: Int, _ index: Int) -> Int? {
    if hole >= 0, let known = captures[hole] {
      let end = index + known.count
      guard same(known, index..<end) else { return nil }
      return forward(element + 1, end)
    }
    for end in ends(extent, element, index) {
      budget -= 1
      guard budget > 0 else { return nil }
      let saved = (captures, places, outer)
      if bind(hole, index..<end), let result = forward(element + 1, end) { return result }
      (captures, places, outer) = saved
    }
    return nil
  }

  /// Where an expression that starts at `index` may end, the likeliest first.
  private func ends(_ extent: Pattern.Extent, _ element: Int, _ index: Int) -> [Int] {
    switch extent {
    case .expression:
      let beforeBrace = isNext(element, .leftBrace)
      let end = ExpressionShape.end(startingAt: index, in: tokens, stopAtBrace: beforeBrace)
      return end > index ? [end] : []
    case .operand:
      var first = index
      while tokens.kind(first) == .prefixOperator || tokens.kind(first) == .prefixAmpersand
        || tokens.kind(first) == .kwTry
      {
        first += 1
      }
      let end = tokens.chainEnd(startingAt: first)
      return end > first ? [end] : []
    case .chain:
      let limit = tokens.chainEnd(startingAt: index)
      var ends: [Int] = []
      var position = index
      while position < limit {
        if position > index, tokens.kind(position - 1).endsOperand { ends.append(position) }
        position = tokens.indexAfterUnit(position)
      }
      return ends.reversed()
    }
  }

  private enum Comma { case none, before, after }

  private mutating func run(_ hole: Int, _ element: Int, _ first: Int, comma: Comma) -> Int? {
    if comma == .after {
      // Nothing at all, and no comma.
      let saved = (captures, places, outer)
      if bind(hole, first..<first), let result = forward(element + 1, first) { return result }
      (captures, places, outer) = saved
    }
    // Before a closing bracket there is only one end.
    if element + 1 < pattern.elements.count, pattern.partners[element + 1] >= 0,
      pattern.partners[element + 1] < element, let close = tokens.partner(places[pattern.partners[element + 1]]),
      close >= first
    {
      return bind(hole, first..<close) ? forward(element + 1, close) : nil
    }
    var end = first
    while !tokens.kind(end).isClosingBracket, tokens.kind(end) != .endOfFile {
      if comma != .after || tokens.kind(end) == .comma {
        budget -= 1
        guard budget > 0 else { return nil }
        let saved = (captures, places, outer)
        if bind(hole, first..<end), let result = forward(element + 1, comma == .after ? end + 1 : end) { return result }
        (captures, places, outer) = saved
      }
      end = tokens.indexAfterUnit(end)
    }
    return element + 1 == pattern.elements.count && bind(hole, first..<end) ? end : nil
  }

  // Comparing

  private func isNext(_ element: Int, _ kind: TokenKind) -> Bool {
    guard element + 1 < pattern.elements.count, case .token(kind, _) = pattern.elements[element + 1] else {
      return false
    }
    return true
  }

  private func isGrouping(_ open: Int) -> Bool {
    guard tokens.kind(open) == .leftParen else { return false }
    return open == 0 || !tokens.kind(open - 1).endsOperand || tokens[open].flags.contains(.startsLine)
  }

  private mutating func bind(_ hole: Int, _ range: Range<Int>) -> Bool {
    guard hole >= 0 else { return true }
    if let known = captures[hole] { return same(known, range) }
    captures[hole] = range
    return true
  }

  private func same(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, right.upperBound <= tokens.count else { return false }
    return zip(left, right).allSatisfy { one, two in
      fits(two, tokens.kind(one), PatternCompiler.nameBytes(one, tokens))
    }
  }

  private func fits(_ index: Int, _ kind: TokenKind, _ bytes: [UInt8]) -> Bool { tokens.fits(index, kind, bytes) }
}
