import MoltRules
import MoltSyntax

/// A part of an `NSString` that nobody knows to be there. Looks at the holes `STRING`, and `INDEX` or `RANGE`.
struct UnboundedSubstring: Check {
  let name = "unbounded-substring"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let place = candidate.match.range.lowerBound
    guard let string = candidate.capture("STRING"), isNSString(string, file) else { return nil }
    let counted = counted(string, file)
    if let index = candidate.capture("INDEX") {
      return file.isBounded(index, of: counted, at: place) ? nil : CheckVerdict()
    }
    guard let range = candidate.capture("RANGE"), let parts = numbers(of: range, file, depth: 0) else { return nil }
    let isBounded = parts.allSatisfy { file.isBounded($0, of: counted, at: place) }
    return isBounded ? nil : CheckVerdict()
  }

  /// The names of the string, and of the one that it was made from.
  private func counted(_ string: Range<Int>, _ file: LintFile) -> LintFile.Counted {
    var counted = file.counted(string)
    for name in counted.names {
      if let value = file.binding(of: name, at: string.lowerBound)?.initializer {
        counted.names.formUnion(file.counted(value).names)
      }
    }
    return counted
  }

  /// Place and length of a range that is made here; nil for one that comes from elsewhere, such as a search.
  private func numbers(of range: Range<Int>, _ file: LintFile, depth: Int) -> [Range<Int>]? {
    let tokens = file.tokens
    let inner = file.bare(range)
    let first = inner.lowerBound
    if tokens.matches(first, "NSMakeRange") || tokens.matches(first, "NSRange") {
      var open = first + 1
      if tokens.kind(open) == .period, tokens.kind(open + 1) == .kwInit { open += 2 }
      guard let call = CallShape(open: open, in: tokens, allowTrailingClosure: false), call.arguments.count == 2 else {
        return nil
      }
      return call.arguments.map(\.value)
    }
    // A range that is changed later may be anything by now.
    guard depth < 2, inner.count == 1, tokens.kind(first) == .identifier,
      let binding = file.binding(of: tokens.name(first), at: first), tokens.kind(binding.name - 1) == .kwLet,
      let value = binding.initializer, !value.contains(first)
    else { return nil }
    return numbers(of: value, file, depth: depth + 1)
  }

  private static let types: Set<String> = ["NSString", "NSMutableString"]

  /// Whether the receiver is known to be an `NSString`: by a cast, its initialiser, its declaration.
  private func isNSString(_ string: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    let inner = file.bare(string)
    let (first, last) = (inner.lowerBound, inner.upperBound - 1)
    if isMade(inner, file) { return true }
    if tokens.kind(last) == .kwSelf {
      guard let keyword = file.context.enclosingType(first), tokens.kind(keyword) == .kwExtension else { return false }
      return Self.types.contains(tokens.text(keyword + 1))
    }
    if inner.count == 1, tokens.kind(first) == .identifier,
      let binding = file.binding(of: tokens.name(first), at: first)
    {
      if let type = binding.type { return Self.types.contains(tokens.text(type.lowerBound)) }
      if let value = binding.initializer { return isMade(file.bare(value), file) }
    }
    guard inner.count == 1, let type = file.parameter(named: first)?.type else { return false }
    return Self.types.contains(tokens.text(type.lowerBound))
  }

  /// `text as NSString`, `NSString(string: text)`.
  private func isMade(_ range: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    let last = range.upperBound - 1
    if Self.types.contains(tokens.text(last)) {
      let before = tokens.kind(last - 1)
      return before == .kwAs || (tokens.kind(last - 2) == .kwAs && before != .period)
    }
    guard Self.types.contains(tokens.text(range.lowerBound)), tokens.kind(last) == .rightParen,
      let open = tokens.partner(last)
    else { return false }
    return open == range.lowerBound + 1 || (open == range.lowerBound + 3 && tokens.kind(open - 1) == .kwInit)
  }
}
