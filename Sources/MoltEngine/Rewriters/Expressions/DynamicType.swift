import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `x.dynamicType` became `type(of: x)`.
struct DynamicType: Rewriter {
  let id = "dynamic-type"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("dynamicType")]

  private static let message = "'dynamicType' is gone; 'type(of:)' takes its place"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .period, index > 1 else { return }
    if tokens.kind(index - 2) == .postfixQuestion {
      report(
        manual(
          Self.message, at: tokens.range(index), because: "the type of nothing is nothing; 'map' or 'if let' says so"))
      return
    }
    let start = tokens.chainStart(endingAt: index - 2)
    guard start < index - 1 else { return }
    let operand = tokens.range(of: start..<index - 1)
    let name = file.declaresType ? "Swift.type(of: " : "type(of: "
    report(
      finding(
        Self.message, at: tokens.range(index), .safe,
        edits: [
          Edit(ByteRange(operand.lower, tokens.end(index)), pieces: [.text(name), .source(operand), .text(")")])
        ], evidence: ["'dynamicType' was a word of the language"]))
  }
}

extension RewriterContext {
  /// Whether the file declares something called `type`, which would hide the function.
  fileprivate var declaresType: Bool {
    names.places(of: "type", in: tokens).contains { index in
      switch tokens.kind(index - 1) {
      case .kwVar, .kwLet, .kwFunc, .kwCase: return true
      // A parameter.
      default:
        guard tokens.kind(index + 1) == .colon, let open = nesting.parent(index) else { return false }
        return tokens.kind(open) == .leftParen && clauseOwner(of: open) != nil
      }
    }
  }
}
