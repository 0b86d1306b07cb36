import MoltRules
import MoltSyntax

/// A name of the SDK, told once a file and branch of an `#if`. Looks at the match's own name.
struct FirstMention: Check {
  let name = "first-mention"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let token = candidate.match.anchor
    guard isUse(token, file), !file.isForOlderSystems(token) else { return nil }
    let name = tokens.name(token)
    if file.projectTypes.isDeclared(name) { return nil }
    let earlier = file.places(of: name).last {
      $0 < token && isUse($0, file) && !file.isForOlderSystems($0)
    }
    guard let earlier else { return CheckVerdict() }
    // Another branch of an `#if` may be other people's code.
    return (earlier..<token).contains { isDirective(tokens.kind($0)) } ? CheckVerdict() : nil
  }

  private func isDirective(_ kind: TokenKind) -> Bool {
    kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif
  }

  /// Whether a token means what the SDK calls so: no label, no declaration, no local, no member of another thing.
  private func isUse(_ token: Int, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    let name = tokens.name(token)
    if tokens.kind(token + 1) == .colon {
      switch tokens.kind(token - 1) {
      case .leftParen, .comma, .kwFunc, .identifier, .wildcard, .kwLet, .kwVar: return false
      default: break
      }
    }
    switch tokens.kind(token - 1) {
    case .kwLet, .kwVar, .kwFunc, .kwClass, .kwStruct, .kwEnum, .kwCase, .kwTypealias, .kwImport, .kwProtocol,
      .kwExtension:
      return false
    case .period:
      // `MyModule.UIWebView`, `layout.topLayoutGuide` of something else.
      guard let first = name.utf8.first, first >= UInt8(ascii: "a") else { return false }
      return true
    default: break
    }
    if let first = name.utf8.first, first >= UInt8(ascii: "a"),
      file.isLocal(token) || !file.declarations(of: name).isEmpty
    {
      return false
    }
    return true
  }
}
