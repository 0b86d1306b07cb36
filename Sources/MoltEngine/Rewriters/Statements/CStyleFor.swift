import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `for var i = 0; i < n; i++ { }` became `for i in …` where it counts, `while` elsewhere.
struct CStyleFor: Rewriter {
  let id = "c-style-for"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFor)]
  static let message = "A C-style 'for' is gone; a range, a stride or 'while' takes its place"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    guard let header = CStyleForHeader(at: index, in: file.tokens) else { return }
    if let loop = CountingLoop(header, in: file) {
      report(counting(loop, header, in: file))
    } else {
      report(WhileLoop(header: header, file: file).finding(of: self))
    }
  }

  private func counting(_ loop: CountingLoop, _ header: CStyleForHeader, in file: RewriterContext) -> Finding {
    let tokens = file.tokens
    let name = loop.isUsed ? tokens.text(loop.variable) : "_"
    var pieces: [Edit.Piece] = [.text(name + " in ")]
    let start = Edit.Piece.source(tokens.range(of: loop.start))
    let bound = Edit.Piece.source(tokens.range(of: loop.bound))
    if loop.isRange {
      let spaced = loop.bound.count > 1 && !isChain(loop.bound, in: tokens)
      let dots = loop.includesBound ? "..." : "..<"
      pieces += [start, .text(spaced ? " \(dots) " : dots), bound]
    } else {
      pieces += [.text("stride(from: "), start]
      if let type = loop.typeOfLiteralStart { pieces.append(.text(" as " + type)) }
      pieces += [.text(loop.includesBound ? ", through: " : ", to: "), bound, .text(", by: " + loop.strideText + ")")]
    }
    var range = tokens.range(of: header.header)
    // Between the header and its brace one space stays, whatever stood there.
    if !tokens[header.open].flags.contains(.spaceBefore) { pieces.append(.text(" ")) }
    if !tokens[header.keyword].flags.contains(.spaceAfter) {
      range.lower = tokens.end(header.keyword)
      pieces.insert(.text(" "), at: 0)
    }
    return finding(
      Self.message, at: tokens.range(header.keyword), loop.isConstant ? .safe : .likely,
      edits: [Edit(range, pieces: pieces)], evidence: [loop.evidence])
  }

  private func isChain(_ range: Range<Int>, in tokens: TokenBuffer) -> Bool {
    tokens.chainEnd(startingAt: range.lowerBound) == range.upperBound
  }
}

/// A C-style loop that counts from one value to another.
struct CountingLoop {
  let variable: Int
  let start: Range<Int>
  let bound: Range<Int>
  let includesBound: Bool
  /// Whether a range does: counts up by one and can never be back to front.
  let isRange: Bool
  /// What `by:` says.
  let strideText: String
  /// The variable's declared type where the start is a literal that could be of another.
  let typeOfLiteralStart: String?
  /// Whether the body reads the variable.
  let isUsed: Bool
  /// Whether nothing in the body can change the bound.
  let isConstant: Bool

  var evidence: String {
    isConstant
      ? "the variable is only stepped by the header, and the bound is constant"
      : "the variable is only stepped by the header, and the body assigns nothing that the bound names"
  }

  init?(_ header: CStyleForHeader, in file: RewriterContext) {
    let tokens = file.tokens
    guard let (name, type, value) = Self.declaration(header.start, in: tokens),
      let comparison = Self.comparison(header.condition, name, in: tokens),
      let step = LoopStep(header.step, of: name, in: tokens), step.isUp == comparison.isUpward || comparison.isUnequal
    else { return nil }
    variable = name
    start = value
    bound = comparison.bound
    let body = header.open + 1..<header.close
    let scan = LoopBody(body, in: file)
    guard !scan.changes(name), !scan.changes(anyNameIn: bound) else { return nil }
    let isLiteral = bound.count == 1 && tokens.kind(bound.lowerBound) == .integerLiteral
    let startsAtZero = value.count == 1 && tokens.matches(value.lowerBound, "0")
    let ordered = Self.isOrdered(value, bound, in: tokens) || startsAtZero && Self.isCount(bound, in: tokens)
    // `!=` stops only where it hits the bound exactly.
    if comparison.isUnequal, !(step.isOne && step.isUp && ordered) { return nil }
    includesBound = comparison.includesBound
    let isPlainInt = type == nil || type == "Int"
    let canBeRange = step.isOne && step.isUp && ordered && isPlainInt
    // `0...-1` traps where `i <= n` runs no times, so a count is no upper bound for a closed range.
    isRange = canBeRange && (!comparison.includesBound || Self.isOrdered(value, bound, in: tokens) || startsAtZero)
    strideText = step.strideText
    let literalStart = value.count == 1 && tokens.kind(value.lowerBound) == .integerLiteral
    typeOfLiteralStart = isPlainInt || !literalStart ? nil : type
    isUsed = scan.names(name)
    isConstant = isLiteral || !scan.calls
  }

  /// `var i = 0`, `var i: Int = 0`.
  private static func declaration(
    _ range: Range<Int>, in tokens: TokenBuffer
  ) -> (name: Int, type: String?, value: Range<Int>)? {
    guard tokens.kind(range.lowerBound) == .kwVar, tokens.kind(range.lowerBound + 1) == .identifier,
      tokens.first(.comma, from: range.lowerBound, before: range.upperBound) == nil
    else { return nil }
    let name = range.lowerBound + 1
    var index = name + 1
    var type: String?
    if tokens.kind(index) == .colon {
      guard let end = TypeShape.end(startingAt: index + 1, in: tokens) else { return nil }
      type = tokens.text(in: tokens.range(of: index + 1..<end))
      index = end
    }
    guard tokens.kind(index) == .equal, index + 1 < range.upperBound else { return nil }
    return (name, type, index + 1..<range.upperBound)
  }

  private struct Comparison {
    var bound: Range<Int>
    var isUpward: Bool
    var includesBound: Bool
    var isUnequal: Bool
  }

  /// `i < n` and its kin, with nothing but arithmetic on the right.
  private static func comparison(_ range: Range<Int>, _ name: Int, in tokens: TokenBuffer) -> Comparison? {
    guard range.count >= 3, tokens.kind(range.lowerBound) == .identifier, tokens.sameName(range.lowerBound, name),
      tokens.isOperator(range.lowerBound + 1)
    else { return nil }
    let bound = range.lowerBound + 2..<range.upperBound
    for index in bound {
      switch tokens.kind(index) {
      case .infixOperator:
        let arithmetic = ["+", "-", "*", "/", "%"].contains(tokens.text(index))
        if !arithmetic { return nil }
      case .infixQuestion, .leftBrace, .equal, .comma: return nil
      case .identifier where tokens.sameName(index, name): return nil
      default: break
      }
    }
    switch tokens.text(range.lowerBound + 1) {
    case "<": return Comparison(bound: bound, isUpward: true, includesBound: false, isUnequal: false)
    case "<=": return Comparison(bound: bound, isUpward: true, includesBound: true, isUnequal: false)
    case ">": return Comparison(bound: bound, isUpward: false, includesBound: false, isUnequal: false)
    case ">=": return Comparison(bound: bound, isUpward: false, includesBound: true, isUnequal: false)
    case "!=": return Comparison(bound: bound, isUpward: true, includesBound: false, isUnequal: true)
    default: return nil
    }
  }

  /// Whether both are literals in ascending order.
  private static func isOrdered(_ low: Range<Int>, _ high: Range<Int>, in tokens: TokenBuffer) -> Bool {
    guard low.count == 1, high.count == 1, let left = Int(tokens.text(low.lowerBound)),
      let right = Int(tokens.text(high.lowerBound))
    else { return false }
    return left <= right
  }

  /// Whether an expression is a number of things, which is never negative.
  private static func isCount(_ range: Range<Int>, in tokens: TokenBuffer) -> Bool {
    let last = range.upperBound - 1
    if tokens.kind(last) == .identifier, tokens.chainStart(endingAt: last) == range.lowerBound {
      return tokens.matches(last, "count") || tokens.matches(last, "length")
    }
    return false
  }
}
