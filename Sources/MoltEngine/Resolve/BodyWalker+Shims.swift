import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The member of a type whose body is being walked.
struct MemberAround {
  /// Its name; `init` for an initialiser.
  var name: Name
  /// Its argument labels, as Swift 2 and as Swift 3 read them; empty for a property.
  var labels: [[Name]]
  /// The types of its parameters.
  var parameters: [TypeID] = []
  var isStatic: Bool
  /// The type that declares it, or that is extended with it.
  var owner: Nominal
}

/// A project that wants to be written with today's names early declares them itself: `var isHidden: Bool { return hidden }`.
/// What such a member stands for must not be renamed inside it, or it calls itself for ever.
extension BodyWalker {
  /// The function or initialiser at `header`, as a place in which its own name means itself; nil for an override, whose
  /// older name meant itself as well.
  func memberAround(_ header: DeclarationHeader) -> MemberAround? {
    guard let owner = catalog.nominal(selfType), !isOverride(header), kind != .kwSubscript,
      let clause = header.parameterClauses.first
    else { return nil }
    let isInitializer = kind == .kwInit
    let name: Name
    if isInitializer {
      name = catalog.name("init")
    } else if let token = header.name {
      name = catalog.name(tokens, token)
    } else {
      return nil
    }
    let today = clause.parameters.map { parameter -> Name in
      guard let first = parameter.first, tokens.kind(first) != .wildcard else { return .none }
      return catalog.name(tokens, first)
    }
    let types = clause.parameters.map { parameter -> TypeID in
      guard let range = parameter.type else { return .unknown }
      var reader = TypeReader(tokens: tokens, at: range.lowerBound, catalog: catalog, scope: scope)
      return reader.read()
    }
    return MemberAround(
      name: name, labels: isInitializer ? [today] : [today, writtenLabels(clause)], parameters: types,
      isStatic: isStatic, owner: owner)
  }

  /// The property that is called `name`, as such a place.
  func memberAround(_ header: DeclarationHeader, property name: Int) -> MemberAround? {
    guard let owner = catalog.nominal(selfType), !isOverride(header) else { return nil }
    return MemberAround(name: catalog.name(tokens, name), labels: [], isStatic: isStatic, owner: owner)
  }

  private func isOverride(_ header: DeclarationHeader) -> Bool {
    header.modifiers.contains { tokens.matches($0, "override") }
  }

  /// Whether the name that a use is to get means the member around it.
  func meansMemberAround(
    _ new: Spelling, row: APIRow, resolution: Resolution, name: Int?, receiver: Value?, isImplicit: Bool
  ) -> Bool {
    guard let around = memberAround, around.name == new.base else { return false }
    guard takesLikeAround(new, around, resolution) else { return false }
    if row.kind == .function || row.kind == .constant {
      // Inside a type its member hides a global of that name.
      return new.owner.isEmpty || isOverAround(catalog.nominal(catalog.resolve(dotted: new.owner)))
    }
    if isImplicit { return isOverAround(row.owner.map { .sdk($0.id) }) }
    guard let receiver else { return name != nil && isStatic == around.isStatic }
    if let name, tokens.kind(name - 2) == .kwSuper { return false }
    if case .metatype(let type) = catalog.node(receiver.type) {
      return (around.isStatic || around.name == catalog.name("init")) && isAround(catalog.nominal(type))
    }
    if name == nil { return isAround(catalog.nominal(receiver.type)) }
    if around.isStatic { return false }
    return receiver.type.isUnknown
      ? isOverAround(row.owner.map { .sdk($0.id) }) : isAround(catalog.nominal(receiver.type))
  }

  /// Whether `characters` before a member stands in that very member of String: without it the member would mean itself.
  ///
  /// - Parameter last: the token of `characters`.
  func keepsCharacters(_ last: Int) -> Bool {
    guard let around = memberAround, isAround(catalog.nominal(catalog.string)), !around.isStatic,
      tokens.kind(last + 1) == .period, tokens.isLabel(last + 2), catalog.name(tokens, last + 2) == around.name
    else { return false }
    guard let call = callSite(at: last + 3) else { return around.labels.isEmpty }
    let labels = call.arguments.map(\.name)
    return around.labels.contains { $0.starts(with: labels) }
  }

  /// Whether text that a template writes names the member around as its own.
  func namesMemberAround(_ edits: [Edit]) -> Bool {
    guard let around = memberAround else { return false }
    let name = catalog.text(around.name)
    for edit in edits {
      // Whether the piece before ends in `self`, so that a member that follows is its own.
      var isOwn = false
      for piece in edit.pieces {
        guard case .text(let text) = piece else {
          if case .source(let range) = piece { isOwn = tokens.text(in: range) == "self" }
          continue
        }
        let written = Lexer.lex(Array(text.utf8))
        let isNamed = (0..<written.count).contains { index in
          guard written.kind(index) == .identifier, written.name(index) == name else { return false }
          return index == 0 || written.kind(index - 1) != .period || index == 1 && isOwn
        }
        if isNamed { return true }
        isOwn = false
      }
    }
    return false
  }

  /// What a use says that would mean the member around it.
  func shimFinding(_ finding: Finding, old: String, new: String) -> Finding {
    var finding = finding
    finding.applicability = .manual
    finding.edits = []
    finding.message =
      "'\(old)' is now '\(new)', the very member that is declared around it: the declaration stands for what the new "
      + "SDK has and can go"
    return finding
  }

  /// Whether a use, called as the new spelling wants it, goes to a member that is declared like the one around.
  private func takesLikeAround(_ new: Spelling, _ around: MemberAround, _ resolution: Resolution) -> Bool {
    guard new.isCallable, let labels = new.labels else { return around.labels.isEmpty }
    guard around.labels.contains(where: { $0 == labels || $0 == passed(labels, resolution) }) else { return false }
    guard let signature = resolution.signature, signature.parameters.count == around.parameters.count else {
      return true
    }
    // An overload for other types is another member.
    for (parameter, type) in zip(signature.parameters, around.parameters) {
      let (one, two) = (
        catalog.expandAlias(catalog.arena.bare(parameter.type)), catalog.expandAlias(catalog.arena.bare(type))
      )
      guard let first = catalog.nominal(one), let second = catalog.nominal(two), first != second else { continue }
      if case .external = first { continue }
      if case .external = second { continue }
      if !catalog.isOldForm(two, of: one) { return false }
    }
    return true
  }

  /// The labels of the arguments that a call passes, parameters with default values left out.
  private func passed(_ labels: [Name], _ resolution: Resolution) -> [Name] {
    resolution.parameters.compactMap { $0 }.compactMap { $0 < labels.count ? labels[$0] : nil }
  }

  /// Whether what belongs to a type can be a member of the one around: either inherits from the other.
  private func isOverAround(_ nominal: Nominal?) -> Bool {
    guard let nominal, let around = memberAround else { return false }
    return isAround(nominal) || catalog.supertypes(of: around.owner).contains(nominal)
  }

  /// Whether a type is the one around or inherits from it.
  private func isAround(_ nominal: Nominal?) -> Bool {
    guard let nominal, let around = memberAround else { return false }
    return nominal == around.owner || catalog.supertypes(of: nominal).contains(around.owner)
  }
}
