import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A method of `self` that Objective-C is to call and does not see. Looks at the hole `SELECTOR`: a string, or what stands in
/// `#selector(…)`.
struct UnexposedTarget: Check {
  let name = "unexposed-target"

  private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "GKInspectable", "NSManaged"]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let hole = candidate.capture("SELECTOR"), let keyword = file.context.enclosingType(candidate.match.anchor),
      file.tokens.kind(keyword) == .kwClass || file.tokens.kind(keyword) == .kwExtension,
      let type = file.name(ofTypeAt: keyword)
    else { return nil }
    let targets = file.targets(of: hole, in: type)
    guard let target = targets.first, targets.allSatisfy({ !isExposed($0, file) }) else { return nil }
    file.ask(for: .types)
    let ancestry = file.ancestry(of: type)
    guard file.project != nil, !ancestry.isForeign,
      ancestry.own.isDisjoint(with: file.projectTypes.exposedTypes), !isRequirement(target.method, ancestry, file)
    else { return nil }
    // Each class of the SDK is one of Objective-C's, also where it is not known what it inherits.
    let isObject = ancestry.sdk.contains { file.sdk.history.type($0).kind == .class }
    // Before Swift 4, all members of such classes were visible, private ones aside.
    guard file.isSwift4 || !isObject && !file.isBeforeSwift3 else { return nil }
    return verdict(target, file)
  }

  private func isExposed(_ target: SelectorTarget, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    func has(_ attributes: [Attribute], _ names: Set<String>) -> Bool {
      attributes.contains { names.contains(tokens.name($0.name)) }
    }
    if has(target.header.attributes, Self.exposing) { return true }
    if target.header.modifiers.contains(where: { tokens.matches($0, "override") || tokens.matches($0, "dynamic") }) {
      return true
    }
    guard let owner = DeclarationHeader(at: target.owner, in: tokens) else { return true }
    return has(owner.attributes, tokens.kind(target.owner) == .kwExtension ? ["objc", "objcMembers"] : ["objcMembers"])
  }

  /// Whether a protocol that Objective-C knows asks for the method, which makes it visible.
  private func isRequirement(_ method: LintTypes.Method, _ ancestry: LintFile.Ancestry, _ file: LintFile) -> Bool {
    file.projectTypes.asks(for: method)
      || file.sdk.history.rows(named: method.base).contains { row in
        row.owner.map { ancestry.sdk.contains($0.id) } ?? false
      }
  }

  private func verdict(_ target: SelectorTarget, _ file: LintFile) -> CheckVerdict {
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
