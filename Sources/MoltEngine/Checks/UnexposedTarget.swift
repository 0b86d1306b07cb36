import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A method of `self` that Objective-C is to call and does not see. Looks at the hole `SELECTOR`: a string, or what stands in
/// `#selector(…)`.
struct UnexposedTarget: Check {
  let name = "unexposed-target"

  private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "GKInspectable", "NSManaged"]

  /// A method with the selector's name in the type around.
  private struct Target {
    var header: DeclarationHeader
    var method: LintTypes.Method
    var owner: Int
  }

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let hole = candidate.capture("SELECTOR"), let keyword = file.context.enclosingType(candidate.match.anchor),
      file.tokens.kind(keyword) == .kwClass || file.tokens.kind(keyword) == .kwExtension,
      let type = file.name(ofTypeAt: keyword)
    else { return nil }
    let targets = self.targets(hole, of: type, file)
    guard let target = targets.first, targets.allSatisfy({ !isExposed($0, file) }) else { return nil }
    file.ask(for: .types)
    let ancestry = file.ancestry(of: type)
    guard file.project != nil, !ancestry.isForeign,
      ancestry.own.isDisjoint(with: file.projectTypes.exposedTypes), !isRequirement(target.method, ancestry, file)
    else { return nil }
    let objects = file.sdk.history.types(named: "NSObject").map(\.id)
    let isObject = !ancestry.sdk.isDisjoint(with: objects)
    // Before Swift 4, all members of such classes were visible, private ones aside.
    guard file.isSwift4 || !isObject && !file.isBeforeSwift3 else { return nil }
    return verdict(target, file)
  }

  private func targets(_ hole: Range<Int>, of type: String, _ file: LintFile) -> [Target] {
    let tokens = file.tokens
    let text = StringSelector.literal(in: hole, file).flatMap { file.stringValue($0) }
    var base = text.map { String($0.prefix { $0 != ":" }) }
    var labels: [String]?
    if text == nil {
      guard let name = reference(hole, type, tokens) else { return [] }
      base = tokens.name(name)
      labels = self.labels(after: name, tokens)
    }
    guard let base else { return [] }
    // Where a parameter's label is part of a string's selector, the name is a part of its first word.
    var names = [base]
    if text != nil {
      for index in base.indices where base[index...].hasPrefix("With") { names.append(String(base[..<index])) }
    }
    return names.flatMap { file.places(of: $0) }.compactMap { place in
      guard tokens.kind(place - 1) == .kwFunc, let header = file.headers[place - 1],
        let brace = file.context.enclosingBrace(place - 1), case .type(let owner) = file.context.owner(of: brace),
        file.name(ofTypeAt: owner) == type
      else { return nil }
      let parameters = header.parameterClauses.first?.parameters ?? []
      let own = parameters.map { $0.first.map { tokens.kind($0) == .wildcard ? "_" : tokens.name($0) } ?? "_" }
      let method = LintTypes.Method(base: tokens.name(place), labels: own)
      if let text, !StringSelector.selectors(of: method).contains(text) { return nil }
      if let labels, labels != own { return nil }
      return Target(header: header, method: method, owner: owner)
    }
  }

  /// The name in `tap`, `self.tap(_:)`, `Screen.tap`; nil when it is a method of something else.
  private func reference(_ hole: Range<Int>, _ type: String, _ tokens: TokenBuffer) -> Int? {
    var index = hole.lowerBound
    if tokens.kind(index + 1) == .period {
      let isOwn =
        tokens.kind(index) == .kwSelf || tokens.kind(index) == .kwSelfType
        || tokens.kind(index) == .identifier && tokens.name(index) == type
      guard isOwn else { return nil }
      index += 2
    }
    guard index < hole.upperBound, tokens.kind(index) == .identifier, tokens.kind(index + 1) != .period else {
      return nil
    }
    return index
  }

  /// The labels in `tap(_:for:)`; nil where there are none.
  private func labels(after name: Int, _ tokens: TokenBuffer) -> [String]? {
    guard tokens.kind(name + 1) == .leftParen, let close = tokens.partner(name + 1) else { return nil }
    return (name + 2..<close).filter { tokens.kind($0 + 1) == .colon && tokens.kind($0) != .colon }.map {
      tokens.kind($0) == .wildcard ? "_" : tokens.name($0)
    }
  }

  private func isExposed(_ target: Target, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    func has(_ attributes: [Attribute], _ names: Set<String>) -> Bool {
      attributes.contains { names.contains(tokens.name($0.name)) }
    }
    if has(target.header.attributes, Self.exposing) { return true }
    if target.header.modifiers.contains(where: { tokens.matches($0, "override") || tokens.matches($0, "dynamic") }) {
      return true
    }
    guard let owner = file.headers[target.owner] else { return true }
    return has(owner.attributes, tokens.kind(target.owner) == .kwExtension ? ["objc", "objcMembers"] : ["objcMembers"])
  }

  /// Whether a protocol that Objective-C knows asks for the method, which makes it visible.
  private func isRequirement(_ method: LintTypes.Method, _ ancestry: LintFile.Ancestry, _ file: LintFile) -> Bool {
    file.projectTypes.asks(for: method)
      || file.sdk.history.rows(named: method.base).contains { row in
        row.owner.map { ancestry.sdk.contains($0.id) } ?? false
      }
  }

  private func verdict(_ target: Target, _ file: LintFile) -> CheckVerdict {
    let tokens = file.tokens
    var verdict = CheckVerdict()
    let name = APIName(base: target.method.base, labels: target.method.labels).description
    verdict.message = "Objective-C does not see '\(name)': since Swift 4 only '@objc' shows a method to it"
    verdict.suggestion = "write `@objc` before it, on line \(file.line(target.header.introducer))"
    let start = tokens.start(target.header.start)
    verdict.edits = [Edit(ByteRange(start, start), "@objc ")]
    verdict.applicability = isRepresentable(target.header, file) ? .safe : .likely
    return verdict
  }

  /// Whether Objective-C certainly has all types of a method.
  private func isRepresentable(_ header: DeclarationHeader, _ file: LintFile) -> Bool {
    guard header.effects.isEmpty, header.result == nil, header.genericParameters == nil else { return false }
    return header.parameterClauses.allSatisfy { clause in
      clause.parameters.allSatisfy { parameter in
        guard let range = parameter.type else { return false }
        let name = file.text(range).trimmingMarks
        return name == "Any" || name == "AnyObject"
          || !file.projectTypes.isDeclared(name) && file.sdk.history.type(named: name)?.kind == .class
      }
    }
  }
}

extension String {
  /// Without the marks of an optional type at its end.
  fileprivate var trimmingMarks: String { String(prefix { $0 != "?" && $0 != "!" }) }
}
