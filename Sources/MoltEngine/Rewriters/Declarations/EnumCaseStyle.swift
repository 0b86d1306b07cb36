import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Since Swift 3, enum cases begin with a small letter by convention.
///
/// The compiler asks for nothing here, and what an app prints or stores may hold the old names. That is why nobody gets it
/// who does not ask for it.
struct EnumCaseStyle: Rewriter {
  let id = "enum-case-style"
  let since = SwiftVersion(3)
  let isOptIn = true
  let anchors: [RewriterAnchor] = [.kind(.kwCase), .kind(.period)]

  /// A convention is no older form: it can be asked for whatever the code is written in.
  func applies(from: SwiftVersion, to: SwiftVersion) -> Bool { to >= since }

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if tokens.kind(index) == .kwCase {
      guard let brace = file.enclosingBrace(index), case .type(let keyword) = file.owner(of: brace),
        tokens.kind(keyword) == .kwEnum, let owner = DeclarationHeader(at: keyword, in: tokens),
        let header = DeclarationHeader(at: index, in: tokens)
      else { return }
      let isString = owner.inherited.contains { tokens.text(in: tokens.range(of: $0)) == "String" }
      for item in header.cases { declare(item, isString: isString, in: file, report) }
      return
    }
    let name = index + 1
    guard tokens.kind(name) == .identifier, let new = file.facts.cases.renamed[tokens.name(name)] else { return }
    report(
      finding(
        message(tokens.name(name), new), at: tokens.range(name), .likely, edits: [Edit(tokens.range(name), new)],
        evidence: ["every case of that name in the project is renamed"]))
  }

  private func declare(
    _ item: DeclarationHeader.EnumCase, isString: Bool, in file: RewriterContext, _ report: (Finding) -> Void
  ) {
    let tokens = file.tokens
    let name = tokens.name(item.name)
    let range = tokens.range(item.name)
    if let reason = file.facts.cases.reasons[name] {
      report(manual(message(name, OwnCases.lowerCamel(name)), at: range, because: reason))
      return
    }
    guard let new = file.facts.cases.renamed[name] else { return }
    var text = Lexer.isReserved(new) ? "`\(new)`" : new
    if isString, item.rawValue == nil, item.associated == nil { text += " = \"\(name)\"" }
    report(
      finding(
        message(name, new), at: range, .likely, edits: [Edit(range, text)],
        evidence: ["what prints or describes the case shows the new name"]))
  }

  private func message(_ old: String, _ new: String) -> String {
    "An enum's case begins with a small letter: '\(old)' → '\(new)'"
  }
}
