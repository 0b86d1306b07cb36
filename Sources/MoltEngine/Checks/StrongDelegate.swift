import MoltRules
import MoltSyntax
import MoltText

/// A delegate that an object keeps alive, which most often keeps the object: neither goes away. Looks at the declaration of a
/// property.
struct StrongDelegate: Check {
  let name = "strong-delegate"

  /// Words by which a property holds nothing, or is none of an object.
  private static let exempt: Set<String> = ["weak", "unowned", "static", "class", "override", "lazy"]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let keyword = candidate.match.range.lowerBound
    guard let owner = file.classAround(keyword), tokens.kind(owner.keyword) == .kwClass,
      let header = file.headers[keyword], header.bindings.count == 1,
      !header.modifiers.contains(where: { Self.exempt.contains(tokens.text($0)) }),
      !header.attributes.contains(where: { tokens.matches($0.name, "NSManaged") }),
      let binding = header.bindings.first, isStored(binding, tokens), let type = binding.type,
      tokens.kind(type.upperBound - 1) == .postfixQuestion || tokens.kind(type.upperBound - 1) == .postfixExclamation
    else { return nil }
    let names = LintFile.names(in: file.text(file.bare(type.lowerBound..<type.upperBound - 1)))
    guard let holder = holder(of: names, file) else { return nil }
    var verdict = CheckVerdict()
    if let conformer = holder.conformer { verdict.evidence = ["'\(conformer)' may be the delegate, and is an object"] }
    if holder.isObject {
      verdict.suggestion = "write `weak var`"
      verdict.edits = [Edit(ByteRange(tokens.start(keyword), tokens.start(keyword)), "weak ")]
    } else {
      verdict.suggestion = "write `weak var`, and `: AnyObject` at the protocol if it says nothing of the kind"
    }
    return verdict
  }

  /// Whether the property holds a value of its own, and none from the start: a delegate that is made here has no other owner.
  private func isStored(_ binding: DeclarationHeader.Binding, _ tokens: TokenBuffer) -> Bool {
    if let value = binding.initializer, value.count != 1 || tokens.kind(value.lowerBound) != .kwNil { return false }
    guard let accessors = binding.accessors else { return true }
    return tokens.matches(accessors.open + 1, "didSet") || tokens.matches(accessors.open + 1, "willSet")
  }

  private struct Holder {
    /// The type admits objects only, so that a reference to it can be weak.
    var isObject: Bool
    /// A class of the project that conforms to it.
    var conformer: String?
  }

  /// What is known of a delegate's type; nil when it may be a value, or cannot be told.
  private func holder(of names: [String], _ file: LintFile) -> Holder? {
    var conformer: String?
    var isObject = false
    var isOfSDK = false
    for name in names {
      file.ask(for: .types)
      if let own = file.projectTypes.inherited(name), file.projectTypes.isDeclared(name) {
        // An object of a class may be data, or a part that belongs here.
        guard file.projectTypes.isProtocol(name) else { return nil }
        if own.contains("class") || own.contains("AnyObject") || isObjectOfSDK(name, file) { isObject = true }
        conformer = conformer ?? file.projectTypes.conformers(of: name).first { isObjectOfSDK($0, file) }
      } else if let type = file.sdk.history.type(named: name), file.projectTypes.alias(name) == nil {
        guard type.kind == .protocol else { return nil }
        isObject = true
        isOfSDK = true
      }
    }
    return conformer == nil && !isOfSDK ? nil : Holder(isObject: isObject, conformer: conformer)
  }

  private func isObjectOfSDK(_ name: String, _ file: LintFile) -> Bool {
    let roots = ["NSObject", "NSObjectProtocol"].flatMap { file.sdk.history.types(named: $0).map(\.id) }
    return !file.ancestry(of: name).sdk.isDisjoint(with: roots)
  }
}
