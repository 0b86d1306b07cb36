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
  let anchors: [RewriterAnchor] = [.kind(.kwEnum), .kind(.period)]

  /// A convention is no older form: it can be asked for whatever the code is written in.
  func applies(from: SwiftVersion, to: SwiftVersion) -> Bool { to >= since }

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if tokens.kind(index) == .kwEnum { return declaration(at: index, in: file, report) }
    let name = index + 1
    guard tokens.kind(name) == .identifier, let new = file.facts.cases.renamed[tokens.name(name)] else { return }
    report(
      finding(
        message(tokens.name(name), new), at: tokens.range(name), .likely, edits: [Edit(tokens.range(name), new)],
        evidence: ["every case of that name in the project is renamed"]))
  }

  private func declaration(at index: Int, in file: RewriterContext, _ report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index], let type = header.name, let body = header.body
    else { return }
    let isString = header.inherited.contains { tokens.text(in: tokens.range(of: $0)) == "String" }
    var token = body.open + 1
    while token < body.close {
      if tokens.kind(token) == .kwCase, let line = file.headers[token] {
        for item in line.cases where OwnCases.isCapital(tokens.name(item.name)) {
          if let reason = file.facts.cases.reasons[tokens.name(type)] {
            let message = "The cases of '\(tokens.name(type))' keep their capital letters"
            return report(manual(message, at: tokens.range(item.name), because: reason))
          }
          declare(item, isString: isString, in: file, report)
        }
      }
      token = tokens.after(token)
    }
  }

  private func declare(
    _ item: DeclarationHeader.EnumCase, isString: Bool, in file: RewriterContext, _ report: (Finding) -> Void
  ) {
    let tokens = file.tokens
    let name = tokens.name(item.name)
    guard let new = file.facts.cases.renamed[name] else { return }
    let range = tokens.range(item.name)
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
