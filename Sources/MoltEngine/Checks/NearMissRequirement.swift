import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A method that is nearly one that a protocol of the SDK asks for, so that nothing calls it. Looks at the match's `func`.
struct NearMissRequirement: Check {
  let name = "near-miss-requirement"

  /// A method of a type, and what is meant by it.
  struct Method {
    var header: DeclarationHeader
    var name: Int
    var parameters: [Parameter]
    /// Labels as Swift 3 and later read them.
    var labels: [String]
    var types: PlainTypes
    /// The keyword of the type or extension around it.
    var owner: Int
    var ownerName: String
  }

  /// A requirement that a method misses.
  struct Miss {
    var requirement: Requirement
    var wanted: APIName
    var reason: String
    var isSafe: Bool
  }

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let name = candidate.match.anchor + 1
    guard tokens.kind(name) == .identifier, tokens.kind(name + 1) == .leftParen else { return nil }
    let requirements = file.sdk.requirements(named: name, in: tokens)
    if requirements.isEmpty, !TypoSearch.isCandidate(name, in: tokens) { return nil }
    guard let header = file.headers[candidate.match.anchor], isMethod(header, tokens),
      let clause = header.parameterClauses.first
    else { return nil }
    let labels = clause.parameters.map { parameter in
      parameter.first.map { tokens.kind($0) == .wildcard ? "_" : tokens.name($0) } ?? "_"
    }
    let types = PlainTypes(header, in: tokens)
    let isHidden = isHidden(header, tokens)
    let spelling = Requirement.spelling(tokens.name(name), labels)
    let exact = requirements.filter { $0.isSpelled(spelling) }
    // What nearly all such methods are: exactly right. Nothing else is worked out for them.
    if !isHidden, exact.contains(where: { file.sdk.plainTypes(ofRow: $0.row) == types }) { return nil }
    guard let owner = file.classAround(candidate.match.anchor), !isExposed(header, owner, file) else { return nil }
    let method = Method(
      header: header, name: name, parameters: clause.parameters, labels: labels, types: types, owner: owner.keyword,
      ownerName: owner.name)
    let miss: Miss?
    if exact.isEmpty {
      miss = nearMiss(of: method, requirements, file) ?? TypoSearch(file: file).miss(of: method)
    } else {
      miss = isHidden ? hiddenMiss(of: method, exact, file) : typeMiss(of: method, exact, file)
    }
    guard let miss, !hasTwin(miss, method, file) else { return nil }
    return verdict(miss, method, file)
  }

  /// A method of an object that Objective-C could call.
  private func isMethod(_ header: DeclarationHeader, _ tokens: TokenBuffer) -> Bool {
    // A variant with `async` stands for the handler that another method of the protocol takes.
    header.genericParameters == nil && header.effects.isEmpty
      && !header.modifiers.contains { index in
        tokens.kind(index) == .kwStatic || tokens.kind(index) == .kwClass || tokens.matches(index, "override")
      }
  }

  private func isHidden(_ header: DeclarationHeader, _ tokens: TokenBuffer) -> Bool {
    header.modifiers.contains { tokens.kind($0) == .kwPrivate || tokens.kind($0) == .kwFileprivate }
  }

  /// Whether Objective-C sees the method by an attribute, under whatever name.
  private func isExposed(_ header: DeclarationHeader, _ owner: LintFile.ClassAround, _ file: LintFile) -> Bool {
    let names: Set<String> = ["objc", "IBAction", "nonobjc", "objcMembers"]
    let all = header.attributes + owner.header.attributes
    return all.contains { names.contains(file.tokens.name($0.name)) }
      || header.modifiers.contains { file.tokens.matches($0, "dynamic") }
  }

  /// Whether the type has the right method too, in the other branch of an `#if` perhaps.
  private func hasTwin(_ miss: Miss, _ method: Method, _ file: LintFile) -> Bool {
    if method.labels == miss.wanted.labels, file.tokens.name(method.name) == miss.wanted.base { return false }
    let twin = LintTypes.Method(base: miss.wanted.base, labels: miss.wanted.labels ?? [])
    return file.ancestry(of: method.ownerName).own.contains { file.projectTypes.has(twin, in: $0) }
  }

  // Kinds of misses

  /// The labels are right; is a type wrong?
  private func typeMiss(of method: Method, _ exact: [Requirement], _ file: LintFile) -> Miss? {
    var found: Miss?
    if isAskedFor(method, file) { return nil }
    for requirement in exact {
      guard let wanted = requirement.name, conforms(method, to: requirement, file) == true else { continue }
      let types = file.sdk.plainTypes(ofRow: requirement.row)
      guard types.parameters.count == method.types.parameters.count else { continue }
      var reasons: [String] = []
      var isSafe = true
      let pairs = Array(zip(method.types.parameters, types.parameters)) + [(method.types.result, types.result)]
      for (position, pair) in pairs.enumerated() {
        let isResult = position == pairs.count - 1
        switch file.fit(pair.0, pair.1) {
        case .same: continue
        case .older where file.isBeforeSwift3: return nil
        case .older: reasons.append("it says '\(pair.0)' where the SDK says '\(pair.1)'")
        case .narrower where isResult: continue
        case .narrower, .different:
          // A protocol of some library may ask for a type of its own.
          if !isResult, file.sdk.history.type(named: pair.0) == nil, file.ancestry(of: method.ownerName).isForeign {
            return nil
          }
          isSafe = false
          reasons.append(reason(pair.0, pair.1, isResult: isResult))
        case .unknown: return nil
        }
      }
      // Right for one of the protocols is right.
      guard !reasons.isEmpty else { return nil }
      if reasons.count == 1 || isSafe {
        found = found ?? Miss(requirement: requirement, wanted: wanted, reason: reasons[0], isSafe: isSafe)
      }
    }
    return found
  }

  private func reason(_ written: String, _ wanted: String, isResult: Bool) -> String {
    func named(_ type: String) -> String { type.isEmpty ? "nothing" : "'\(type)'" }
    return "it \(isResult ? "returns" : "takes") \(named(written)), not \(named(wanted))"
  }

  private func hiddenMiss(of method: Method, _ exact: [Requirement], _ file: LintFile) -> Miss? {
    if let type = file.headers[method.owner], isHidden(type, file.tokens) { return nil }
    for requirement in exact {
      guard let wanted = requirement.name, conforms(method, to: requirement, file) == true,
        file.sdk.plainTypes(ofRow: requirement.row) == method.types
      else { continue }
      return Miss(
        requirement: requirement, wanted: wanted, reason: "it is private, and Objective-C cannot see it", isSafe: true)
    }
    return nil
  }

  /// Another name or other labels than today's, but an older version's.
  private func nearMiss(of method: Method, _ requirements: [Requirement], _ file: LintFile) -> Miss? {
    let tokens = file.tokens
    let base = tokens.name(method.name)
    let isMarked = method.parameters.first?.first.map { tokens.kind($0) == .wildcard } ?? false
    // As Swift 2 reads the header: the first parameter has no label.
    let before = isMarked || method.parameters.first?.second != nil ? method.labels : ["_"] + method.labels.dropFirst()
    let spelling = Requirement.spelling(base, method.labels)
    let spellingBefore = Requirement.spelling(base, before)
    for requirement in requirements {
      // The bytes tell nearly all of them apart; no name is read for that.
      let isTodays = requirement.isSpelled(spellingBefore)
      let isOlder =
        requirement.wasSpelled(spelling) && !requirement.isSpelled(spelling)
        || requirement.wasSpelled(spellingBefore) && !isTodays
      let isUnmarked = !isMarked && isTodays
      guard isOlder || isUnmarked, let wanted = requirement.name, wanted.labels?.count == method.labels.count,
        !isAskedFor(method, file), conforms(method, to: requirement, file) == true
      else { continue }
      if !file.isSwift3 {
        guard let narrower = narrowerType(method, requirement, file) else {
          // Right in Swift 2, and not a slip of the pen either.
          if isOlder { return nil }
          continue
        }
        return Miss(
          requirement: requirement, wanted: wanted, reason: "\(narrower); Swift 4 and later do not call it",
          isSafe: false)
      }
      // What the version of the code calls it is right there, whatever became of it later.
      let version = file.statedVersion ?? SwiftVersion(file.isSwift4 ? 4 : 3)
      if isOlder, requirement.isSpelled(spelling, in: version.column) { return nil }
      guard fitsLoosely(method, requirement, isExact: !isOlder, file) else { continue }
      let reason =
        isOlder ? "that is its name in older versions of Swift" : "the first parameter has a label: it lacks the '_'"
      return Miss(requirement: requirement, wanted: wanted, reason: reason, isSafe: true)
    }
    return TypoSearch(file: file).miss(of: method, among: requirements)
  }

  /// Whether no type is another one. - Parameter isExact: nor one that cannot be told.
  private func fitsLoosely(_ method: Method, _ requirement: Requirement, isExact: Bool, _ file: LintFile) -> Bool {
    let types = file.sdk.plainTypes(ofRow: requirement.row)
    guard types.parameters.count == method.types.parameters.count else { return false }
    return zip(method.types.parameters, types.parameters).enumerated().allSatisfy { position, pair in
      switch file.fit(pair.0, pair.1) {
      case .same, .older: true
      case .unknown: !isExact && position > 0
      case .narrower, .different: false
      }
    }
  }

  /// What says that one parameter has a narrower type than the SDK's, and all others are right.
  private func narrowerType(_ method: Method, _ requirement: Requirement, _ file: LintFile) -> String? {
    let types = file.sdk.plainTypes(ofRow: requirement.row)
    guard types.parameters.count == method.types.parameters.count else { return nil }
    var found: String?
    for (written, wanted) in zip(method.types.parameters, types.parameters) {
      switch file.fit(written, wanted) {
      case .same, .older: continue
      case .narrower where found == nil: found = "'\(written)' is narrower than '\(wanted)'"
      default: return nil
      }
    }
    return found
  }

  /// Whether a protocol of the project asks for just this method.
  private func isAskedFor(_ method: Method, _ file: LintFile) -> Bool {
    file.projectTypes.asks(for: .init(base: file.tokens.name(method.name), labels: method.labels))
  }

  private func conforms(_ method: Method, to requirement: Requirement, _ file: LintFile) -> Bool? {
    file.conforms(method.ownerName, to: requirement.owner)
  }
}
