import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A selector in a string, for a method of `self` that is not there or takes another number of arguments. Looks at the
/// hole `SELECTOR`.
struct StringSelector: Check {
  let name = "string-selector"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard let hole = candidate.capture("SELECTOR"), let literal = Self.literal(in: hole, file),
      let selector = file.stringValue(literal), Self.isSelector(selector),
      let keyword = file.context.enclosingType(candidate.match.anchor),
      tokens.kind(keyword) == .kwClass || tokens.kind(keyword) == .kwExtension,
      let type = file.name(ofTypeAt: keyword)
    else { return nil }
    let base = String(selector.prefix { $0 != ":" })
    let methods = file.methods(of: type)
    if isKnown(selector, base, methods, type, file) { return nil }
    // A superclass in another file may have it.
    file.ask(for: .types)
    guard file.project != nil, !file.ancestry(of: type).isForeign else { return nil }
    // `self` may be an object of a subclass, which has it.
    for heir in file.projectTypes.heirs(of: type) {
      if file.ancestry(of: heir).isForeign || isKnown(selector, base, file.methods(of: heir), heir, file) { return nil }
    }
    return verdict(selector, base, methods, type, literal, file)
  }

  /// The string of `"tap:"`, `Selector("tap:")`, `Selector(("tap:"))`.
  static func literal(in hole: Range<Int>, _ file: LintFile) -> Range<Int>? {
    let tokens = file.tokens
    var range = file.bare(hole)
    if tokens.matches(range.lowerBound, "Selector") || tokens.matches(range.lowerBound, "NSSelectorFromString"),
      tokens.kind(range.lowerBound + 1) == .leftParen, tokens.partner(range.lowerBound + 1) == range.upperBound - 1
    {
      range = file.bare(range.lowerBound + 1..<range.upperBound)
    }
    return tokens.kind(range.lowerBound) == .stringQuote ? range : nil
  }

  private static func isSelector(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: ":") else { return false }
    return text.utf8.allSatisfy {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_")
        || ($0 | 32 >= UInt8(ascii: "a") && $0 | 32 <= UInt8(ascii: "z"))
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
    }
  }

  private func isKnown(
    _ selector: String, _ base: String, _ methods: Set<LintTypes.Method>, _ type: String, _ file: LintFile
  ) -> Bool {
    if methods.contains(where: { Self.selectors(of: $0).contains(selector) }) { return true }
    if file.projectTypes.hasObjectiveCName(selector) { return true }
    let properties = file.properties(of: type)
    if properties.contains(selector) { return true }
    if base.hasPrefix("set"), let property = properties.first(where: { "set" + $0.capitalizedFirst + ":" == selector })
    {
      return !property.isEmpty
    }
    // What the SDK's classes have, whatever Swift calls it.
    let sdk = file.ancestry(of: type).sdk
    return file.sdk.history.rows(named: base).contains { row in row.owner.map { sdk.contains($0.id) } ?? false }
  }

  /// What Objective-C may call a method: as Swift 3 and later make it, and as Swift 1 and 2 did.
  static func selectors(of method: LintTypes.Method) -> [String] {
    guard let first = method.labels.first else { return [method.base] }
    let rest = method.labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    let plain = method.base + ":" + rest
    return first == "_" ? [plain] : [plain, method.base + "With" + first.capitalizedFirst + ":" + rest]
  }

  private func verdict(
    _ selector: String, _ base: String, _ methods: Set<LintTypes.Method>, _ type: String, _ literal: Range<Int>,
    _ file: LintFile
  ) -> CheckVerdict {
    var verdict = CheckVerdict()
    let namesakes = methods.filter { $0.base == base }
    guard let only = namesakes.first else {
      verdict.message = "no method is called '\(selector)' in \(type) or what it inherits: the call ends the program"
      let all = methods.flatMap { Self.selectors(of: $0) }.sorted()
      if let near = all.min(by: { distance($0, selector) < distance($1, selector) }), distance(near, selector) <= 3 {
        verdict.evidence = ["the nearest is '\(near)'"]
      }
      return verdict
    }
    let given = selector.utf8.count { $0 == UInt8(ascii: ":") }
    let name = APIName(base: only.base, labels: only.labels).description
    verdict.message = "'\(selector)' is not the selector of '\(name)': the call ends the program"
    verdict.evidence = [
      "the selector passes \(given) argument\(given == 1 ? "" : "s"), the method takes \(only.labels.count)"
    ]
    if namesakes.count == 1, let right = Self.selectors(of: only).first {
      verdict.suggestion = "write \"\(right)\", or `#selector(\(only.base))`"
      if file.tokens.kind(literal.lowerBound + 1) == .stringSegment {
        verdict.edits = [Edit(file.tokens.range(literal.lowerBound + 1), right)]
        verdict.applicability = given == only.labels.count ? .likely : .safe
      }
    }
    return verdict
  }

  private func distance(_ left: String, _ right: String) -> Int {
    NearWord.distance(Array(left.utf8), Array(right.utf8))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
