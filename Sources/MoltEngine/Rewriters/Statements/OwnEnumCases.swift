import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Inside an enum its own cases need their period: `case North:` in `switch self` became `case .North:`.
struct OwnEnumCases: Rewriter {
  let id = "own-enum-cases"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwEnum)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index], let body = header.body, let name = header.name
    else { return }
    var cases: Set<String> = []
    var token = body.open + 1
    while token < body.close {
      if tokens.kind(token) == .kwCase, let declaration = file.headers[token] {
        for item in declaration.cases { cases.insert(tokens.name(item.name)) }
      }
      token = tokens.after(token)
    }
    guard !cases.isEmpty else { return }
    for token in body.open + 1..<body.close
    where tokens.kind(token) == .identifier && cases.contains(tokens.name(token)) {
      guard isValueOfSelf(token, enumName: tokens.name(name), in: file) else { continue }
      report(
        finding(
          "A case of the enum itself is named with a leading period", at: tokens.range(token), .safe,
          edits: [.insert(".", at: tokens.start(token), affinity: .next)],
          evidence: ["'\(tokens.name(token))' is a case of the enum around it"]))
    }
  }

  /// Whether a name stands where only a value of the enum can: a pattern of `switch self`, beside `self ==`, after `self =`.
  private func isValueOfSelf(_ index: Int, enumName: String, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    switch tokens.kind(index - 1) {
    case .kwCase, .comma: return isPatternOfSelf(index, in: file)
    case .equal: return tokens.kind(index - 2) == .kwSelf && !isDotted(index - 2, in: tokens)
    case .infixOperator:
      let compares = tokens.matches(index - 1, "==") || tokens.matches(index - 1, "!=")
      return compares && tokens.kind(index - 2) == .kwSelf && !isDotted(index - 2, in: tokens)
    case .kwReturn:
      guard tokens.kind(index + 1) != .period, !tokens.isOperator(index + 1) else { return false }
      return returnsEnum(around: index, enumName, in: file)
    default: return false
    }
  }

  private func isDotted(_ index: Int, in tokens: TokenBuffer) -> Bool { tokens.kind(index - 1) == .period }

  private func isPatternOfSelf(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard let brace = file.nesting.parent(index), tokens.kind(brace) == .leftBrace, tokens.kind(brace - 1) == .kwSelf,
      tokens.kind(brace - 2) == .kwSwitch
    else { return false }
    // After a comma: only in the list of a `case`, never in its body.
    var current = index - 1
    while tokens.kind(current) != .kwCase {
      switch tokens.kind(current) {
      case .colon, .leftBrace, .semicolon, .kwWhere: return false
      default: break
      }
      if let partner = tokens.partner(current), partner < current { current = partner }
      current -= 1
    }
    return tokens.kind(index + 1) != .period
  }

  private func returnsEnum(around index: Int, _ enumName: String, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    var brace = file.enclosingBrace(index)
    while let open = brace {
      if file.isClosure(open) { return false }
      if case .function(let keyword) = file.owner(of: open) {
        guard let header = file.headers[keyword], let result = header.result,
          !header.modifiers.contains(where: { tokens.kind($0) == .kwStatic || tokens.kind($0) == .kwClass })
        else { return false }
        let last = result.upperBound - (tokens.kind(result.upperBound - 1) == .postfixQuestion ? 1 : 0)
        return result.lowerBound + 1 == last && tokens.name(result.lowerBound) == enumName
      }
      brace = file.enclosingBrace(open)
    }
    return false
  }
}
