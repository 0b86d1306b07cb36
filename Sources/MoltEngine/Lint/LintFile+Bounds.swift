import MoltRules
import MoltSyntax

/// Whether code asked for the length of a string before it counts into it.
extension LintFile {
  /// Words that say how long something is.
  private static let sizes: Set<String> = [
    "count", "length", "isEmpty", "characters", "countElements", "utf16", "utf16Count", "lengthOfBytes", "hasPrefix",
    "hasSuffix", "endIndex", "indices",
  ]
  /// Words that keep a number within bounds, or come from a search.
  private static let limits: Set<String> = [
    "min", "distance", "distanceTo", "range", "rangeOfString", "location", "clamp", "clamped", "firstIndex", "index",
    "indexOf", "NSMaxRange", "indices", "upperBound", "lowerBound", "utf16Offset", "encodedOffset",
  ]
  private static let searches: Set<String> = [
    "range", "rangeOfString", "contains", "containsString", "first", "last", "firstIndex", "lastIndex",
  ]
  private static let enumerations: Set<String> = ["enumerated", "enumerate", "indices"]

  /// What an offset counts into.
  struct Counted {
    /// The variables of the expression: `text` of `text.text!.characters`. Empty for `self`.
    var names: Set<String>
  }

  /// What the tokens of a receiver count into; without them, `self`.
  func counted(_ receiver: Range<Int>?) -> Counted {
    guard let receiver else { return Counted(names: []) }
    var names: Set<String> = []
    for index in receiver where tokens.kind(index) == .identifier || tokens.kind(index) == .dollarIdentifier {
      if tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .colon { continue }
      let isMember =
        index > receiver.lowerBound && tokens.kind(index - 1) == .period && tokens.kind(index - 2) != .kwSelf
      if !isMember || tokens.name(index) == "text" || tokens.name(index) == "string" {
        names.insert(tokens.name(index))
      }
    }
    names.subtract(["NSString", "String", "characters"])
    return Counted(names: names)
  }

  /// Whether an offset is known to lie inside what it counts into: it is 0, comes from a search or the length itself, or the
  /// code before looked.
  func isBounded(_ offset: Range<Int>, of counted: Counted, at index: Int) -> Bool {
    if isHarmless(offset, of: counted, depth: 0) || isWrittenOut(counted, at: index) { return true }
    let variables = self.variables(in: offset)
    // What was searched with success has a character at least.
    let isOne = tokens.matches(offset.upperBound - 1, "1") && offset.count <= 2
    for condition in conditions(before: index) {
      if isBound(condition, counted, variables) { return true }
      if isOne, mentions(condition, Self.searches), mentions(condition, counted.names) { return true }
    }
    return closures(around: index).contains { mentions($0, Self.enumerations) || isSize($0, of: counted) }
  }

  /// Whether a call or a member in the range keeps it within bounds; a variable that only happens to be called so does not.
  private func hasLimit(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard tokens.kind(index) == .identifier else { return false }
      let isCall = tokens.kind(index + 1) == .leftParen
      guard isCall || tokens.kind(index - 1) == .period else { return false }
      let name = tokens.name(index)
      return Self.limits.contains(name) || isCall && (name.hasPrefix("index") || name.hasPrefix("range"))
    }
  }

  /// Whether the counted string is written out in the code, so that its author sees how long it is, or is an address,
  /// which starts with its scheme.
  private func isWrittenOut(_ counted: Counted, at index: Int) -> Bool {
    counted.names.contains { name in
      guard let binding = binding(of: name, at: index), tokens.kind(binding.name - 1) == .kwLet,
        let value = binding.initializer
      else { return false }
      return stringValue(value) != nil || tokens.matches(value.upperBound - 1, "absoluteString")
        || tokens.matches(value.upperBound - 2, "absoluteString")
    }
  }

  private func isHarmless(_ offset: Range<Int>, of counted: Counted, depth: Int) -> Bool {
    let inner = bare(offset)
    if inner.count == 1, tokens.matches(inner.lowerBound, "0") { return true }
    if hasLimit(inner) { return true }
    let hasMinus = inner.contains { tokens.isOperator($0, "-") }
    if !hasMinus, isSize(inner, of: counted) || isSizeOfPart(inner, of: counted) { return true }
    // `"mailto:".count`: as long as a prefix that is known to be there.
    if tokens.kind(inner.lowerBound) == .stringQuote, tokens.matches(inner.upperBound - 1, "count") { return true }
    // What a search found, and a member of it.
    if depth == 0,
      variables(in: inner).contains(where: { binding(of: $0, at: inner.lowerBound)?.isConditional == true })
    {
      return true
    }
    guard depth < 3, inner.count == 1, tokens.kind(inner.lowerBound) == .identifier,
      let binding = binding(of: tokens.name(inner.lowerBound), at: inner.lowerBound)
    else { return false }
    if binding.isConditional { return true }
    guard let value = binding.initializer, !value.contains(inner.lowerBound) else { return false }
    return isHarmless(value, of: counted, depth: depth + 1)
  }

  /// Whether an offset is the length of a part of the counted text: of what a search found there, or of what was cut out of it.
  private func isSizeOfPart(_ offset: Range<Int>, of counted: Counted) -> Bool {
    let first = offset.lowerBound
    guard offset.count >= 3, tokens.kind(first) == .identifier, tokens.chainEnd(startingAt: first) == offset.upperBound,
      Self.sizes.contains(tokens.name(offset.upperBound - 1)), let part = binding(of: tokens.name(first), at: first)
    else { return false }
    if part.isConditional { return true }
    // Text that is put together may be longer than what it is made of.
    guard let value = part.initializer, !value.contains(first), !ExpressionKind.operator.includes(value, in: tokens)
    else { return false }
    return mentionsName(value, counted.names)
  }

  /// Whether a range of tokens says how long the counted thing is: `text.characters.count`, a name for it.
  private func isSize(_ range: Range<Int>, of counted: Counted) -> Bool {
    if mentions(range, Self.sizes) {
      if counted.names.isEmpty, range.contains(where: isSizeOfSelf) { return true }
      if mentionsName(range, counted.names) { return true }
    }
    for index in range where tokens.kind(index) == .identifier && tokens.kind(index - 1) != .period {
      guard let value = binding(of: tokens.name(index), at: index)?.initializer, !value.contains(index),
        mentions(value, Self.sizes)
      else { continue }
      if counted.names.isEmpty { return true }
      if mentionsName(value, counted.names) { return true }
    }
    return false
  }

  private func mentionsName(_ range: Range<Int>, _ names: Set<String>) -> Bool {
    range.contains {
      tokens.kind($0) == .identifier && names.contains(tokens.name($0))
        || tokens.kind($0) == .dollarIdentifier && names.contains(tokens.text($0))
    }
  }

  /// Whether a token says how long `self` is: `count`, `self.characters.count`; not `other.count`.
  private func isSizeOfSelf(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier, Self.sizes.contains(tokens.name(index)) else { return false }
    var root = index
    while root > 1, tokens.kind(root - 1) == .period, tokens.kind(root - 2).endsOperand { root -= 2 }
    if tokens.kind(root) == .kwSelf { return true }
    return tokens.kind(root) == .identifier && Self.sizes.contains(tokens.name(root))
  }

  private func isBound(_ condition: Range<Int>, _ counted: Counted, _ variables: Set<String>) -> Bool {
    if isSize(condition, of: counted) { return true }
    // `if place != text.startIndex`
    if mentions(condition, ["startIndex"]), counted.names.isEmpty || mentions(condition, counted.names) { return true }
    if tokens.kind(condition.lowerBound) == .kwFor, mentions(condition, counted.names) { return true }
    // `if index < limit`: somebody compared the offset with something.
    guard mentions(condition, variables) else { return false }
    for index in condition where tokens.isOperator(index) {
      let sign = tokens.text(index)
      if sign.hasPrefix("<") || sign.hasPrefix(">") || sign == "==" || sign == "!=" || sign == "~=" { return true }
    }
    return false
  }

  /// What stands before the closures around a token, up to its function: `(0..<text.count).map`.
  private func closures(around index: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var brace = context.enclosingBrace(index)
    var depth = 0
    while let open = brace, depth < 40 {
      depth += 1
      guard case .code = context.owner(of: open) else { return found }
      let start = context.statement(around: open).lowerBound
      if start < open { found.append(start..<open) }
      brace = context.enclosingBrace(open)
    }
    return found
  }
}
