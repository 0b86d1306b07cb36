import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `@noreturn func f()` became `func f() -> Never`.
struct NoReturn: Rewriter {
  let id = "noreturn"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("noreturn")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign else { return }
    let attribute = index - 1..<index + 1
    let message = "A function that never returns has the result 'Never'"
    var edits = [Edit(tokens.rangeToDelete(attribute), "")]
    if let type = TypeShape.end(startingAt: index + 1, in: tokens),
      let function = FunctionType(index + 1..<type, in: tokens)
    {
      edits.append(Edit(tokens.range(of: function.arrow + 1..<type), "Never"))
    } else if let introducer = function(after: index + 1, in: tokens),
      let header = file.headers[introducer], let clause = header.parameterClauses.last
    {
      if let result = header.result {
        edits.append(Edit(tokens.range(of: result), "Never"))
      } else {
        let last = header.effects.last ?? clause.close
        edits.append(.insert(" -> Never", at: tokens.end(last), affinity: .previous))
      }
    } else {
      report(manual(message, at: tokens.range(of: attribute), because: "it is not clear whose attribute this is"))
      return
    }
    report(
      finding(
        message, at: tokens.range(of: attribute), .safe, edits: edits, evidence: ["the attribute exists no longer"]))
  }

  /// The `func` that an attribute belongs to, other attributes and modifiers in between.
  private func function(after index: Int, in tokens: TokenBuffer) -> Int? {
    var current = index
    while current < index + 20 {
      switch tokens.kind(current) {
      case .kwFunc: return current
      case .atSign, .identifier, .kwPublic, .kwPrivate, .kwInternal, .kwStatic, .kwClass, .kwFileprivate: break
      case .leftParen: break
      default: return nil
      }
      current = tokens.after(current)
    }
    return nil
  }
}
