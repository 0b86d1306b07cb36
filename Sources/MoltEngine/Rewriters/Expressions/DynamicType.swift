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
      mapOptional(index, end: index - 2, in: file, report: report)
      return
    }
    let start = tokens.chainStart(endingAt: index - 2)
    guard start < index - 1 else { return }
    if isOptionalChain(start..<index - 1, in: tokens) {
      mapOptional(index, end: index - 1, in: file, report: report)
      return
    }
    let operand = tokens.range(of: start..<index - 1)
    let name = file.declaresType ? "Swift.type(of: " : "type(of: "
    report(
      finding(
        Self.message, at: tokens.range(index), .safe,
        edits: [
          Edit(ByteRange(operand.lower, tokens.end(index)), pieces: [.text(name), .source(operand), .text(")")])
        ], evidence: ["'dynamicType' was a word of the language"]))
  }

  /// `x?.dynamicType`: the type of what may be nothing is nothing then.
  ///
  /// - Parameter end: the token after the optional value.
  private func mapOptional(_ index: Int, end: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let start = tokens.chainStart(endingAt: end - 1)
    let next = tokens.kind(index + 1)
    guard start < end, next != .leftParen || tokens.startsLine(index + 1), next != .postfixExclamation,
      next != .postfixQuestion
    else {
      report(
        manual(
          Self.message, at: tokens.range(index), because: "the type of nothing is nothing; 'map' or 'if let' says so"))
      return
    }
    let operand = tokens.range(of: start..<end)
    // A chain's result is an optional only as a whole.
    let isChain = isOptionalChain(start..<end, in: tokens)
    let name = file.declaresType ? "Swift.type(of: $0)" : "type(of: $0)"
    let tail = ".map({ \(name) })" + (next == .period ? "?" : "")
    report(
      finding(
        Self.message, at: tokens.range(index), .likely,
        edits: [
          Edit(
            ByteRange(operand.lower, tokens.end(index)),
            pieces: [.text(isChain ? "(" : ""), .source(operand), .text((isChain ? ")" : "") + tail)]
              .filter { $0 != .text("") })
        ], evidence: ["the value may be nil, and its type with it"]))
  }

  /// Whether a chain has a `?.` outside of its brackets, and so gives an optional.
  private func isOptionalChain(_ range: Range<Int>, in tokens: TokenBuffer) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound - 1 {
      if tokens.kind(index) == .postfixQuestion, tokens.kind(index + 1) == .period { return true }
      index = tokens.after(index)
    }
    return false
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
