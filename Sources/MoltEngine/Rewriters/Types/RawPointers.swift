import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A pointer to nothing in particular is raw: `UnsafePointer<Void>` became `UnsafeRawPointer`.
struct RawPointers: Rewriter {
  let id = "raw-pointers"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("UnsafePointer"), .name("UnsafeMutablePointer")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.matches(index + 1, "<"), tokens.kind(index - 1) != .period,
      NullPointers.close(ofEmptyCallAt: index, in: tokens) == nil
    else { return }
    var last = index + 2
    if tokens.matches(last, "Void") {
      last += 1
    } else if tokens.kind(last) == .leftParen, tokens.kind(last + 1) == .rightParen {
      last += 2
    } else {
      return
    }
    guard tokens.isOperator(last), tokens.starts(last, with: ">") else { return }
    let whole = ByteRange(tokens.start(index), tokens.start(last) + 1)
    let raw = tokens.matches(index, "UnsafePointer") ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
    // Any pointer could be nil; the method that observes values says so now.
    let isOptional = last + 1 < tokens.count && tokens.kind(last + 1) == .postfixQuestion
    let name = raw + (isContext(index, in: file) && !isOptional ? "?" : "")
    report(
      finding(
        "A pointer to 'Void' is the type '\(raw)'", at: whole, .likely, edits: [Edit(whole, name)],
        evidence: ["it points to 'Void'; a conversion from it to a typed pointer has to be written anew"]))
  }

  /// Whether this is the type of the context of `observeValueForKeyPath`.
  private func isContext(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .colon, tokens.matches(index - 2, "context"), let open = file.nesting.parent(index)
    else { return false }
    return tokens.matches(open - 1, "observeValueForKeyPath") && tokens.kind(open - 2) == .kwFunc
  }
}
