import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `@autoclosure(escaping) f: T` became `f: @autoclosure @escaping T`.
struct AutoclosurePosition: Rewriter {
  let id = "autoclosure-position"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("autoclosure")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign, let open = file.nesting.parent(index), tokens.kind(open) == .leftParen
    else { return }
    let escapes = tokens.kind(index + 1) == .leftParen && tokens.matches(index + 2, "escaping")
    let attribute = index - 1..<(escapes ? index + 4 : index + 1)
    let text = escapes ? "@autoclosure @escaping" : "@autoclosure"
    let message = "'@autoclosure' belongs to the parameter's type"
    // Before the type already?
    if tokens.kind(index - 2) == .colon {
      guard escapes else { return }
      report(
        finding(
          message, at: tokens.range(of: attribute), .safe, edits: [Edit(tokens.range(of: attribute), text)],
          evidence: ["the attribute stands before the type"]))
      return
    }
    guard let colon = colon(after: attribute.upperBound, in: tokens) else { return }
    report(
      finding(
        message, at: tokens.range(of: attribute), .safe,
        edits: [
          Edit(tokens.rangeWithSpace(of: attribute), ""),
          .insert(text + " ", at: tokens.start(colon + 1), affinity: .next),
        ], evidence: ["the attribute stands before the parameter's name"]))
  }

  /// The colon after a parameter's other attributes and names.
  private func colon(after index: Int, in tokens: TokenBuffer) -> Int? {
    var current = index
    while current < index + 8 {
      switch tokens.kind(current) {
      case .colon: return current
      case .atSign, .identifier, .wildcard, .kwInout, .kwVar, .kwLet: current += 1
      default: return nil
      }
    }
    return nil
  }
}
