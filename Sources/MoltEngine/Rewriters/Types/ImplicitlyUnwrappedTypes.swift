import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `ImplicitlyUnwrappedOptional<T>` is no type of its own: a whole declaration's type is `T!`, everything else an optional.
struct ImplicitlyUnwrappedTypes: Rewriter {
  let id = "implicitly-unwrapped-type"
  let since = SwiftVersion(4, 2)
  let anchors: [RewriterAnchor] = [.name("ImplicitlyUnwrappedOptional")]
  private static let message = "'ImplicitlyUnwrappedOptional' is written '!' or is an optional"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) != .period, !file.facts.types.contains("ImplicitlyUnwrappedOptional") else { return }
    if tokens.kind(index - 1) == .kwExtension {
      report(
        manual(Self.message, at: tokens.range(index), because: "its members have to move to an extension of 'Optional'")
      )
      return
    }
    guard tokens.matches(index + 1, "<"), tokens.kind(index + 2) != .leftParen,
      let end = TypeShape(at: index, in: tokens), tokens.kind(end.end) != .leftParen, tokens.kind(end.end) != .period
    else {
      // `ImplicitlyUnwrappedOptional.None`, `ImplicitlyUnwrappedOptional<Int>(1)`
      report(
        finding(
          Self.message, at: tokens.range(index), .likely, edits: [Edit(tokens.range(index), "Optional")],
          evidence: ["it is used as a value, not as a type"]))
      return
    }
    let closing = end.byteEnd - 1
    guard tokens.bytes[closing] == UInt8(ascii: ">"), TypeShape.end(startingAt: index + 2, in: tokens) != nil else {
      return
    }
    let mark = isWholeType(index, end.end, in: file) ? "!" : "?"
    report(
      finding(
        Self.message, at: tokens.range(index), .safe,
        edits: [
          Edit(ByteRange(tokens.start(index), tokens.start(index + 2)), ""),
          Edit(ByteRange(closing, closing + 1), mark, affinity: .previous),
        ],
        evidence: [mark == "!" ? "it is the whole type of a declaration" : "it is part of another type"]))
  }

  /// Whether the type is all that a variable, parameter or result is declared with.
  private func isWholeType(_ start: Int, _ end: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    switch tokens.kind(end) {
    case .postfixQuestion, .postfixExclamation, .arrow: return false
    default: break
    }
    if tokens.kind(start - 1) == .arrow {
      guard let open = tokens.kind(start - 2) == .rightParen ? tokens.partner(start - 2) : nil,
        case .declaration = file.clauseOwner(of: open)
      else { return false }
      return true
    }
    guard tokens.kind(start - 1) == .colon, tokens.kind(start - 2) == .identifier else { return false }
    switch tokens.kind(start - 3) {
    case .kwVar, .kwLet: return true
    default: break
    }
    guard let open = file.nesting.parent(start), tokens.kind(open) == .leftParen,
      case .declaration? = file.clauseOwner(of: open)
    else { return false }
    return true
  }
}
