import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `UnsafePointer<T>()` was the pointer to nothing; since Swift 3 that is `nil`, and the pointer's type an optional.
struct NullPointers: Rewriter {
  let id = "null-pointers"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [
    .name("UnsafePointer"), .name("UnsafeMutablePointer"), .name("COpaquePointer"),
    .name("AutoreleasingUnsafeMutablePointer"),
  ]

  private static let message = "A pointer to nothing is 'nil' since Swift 3"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let close = Self.close(ofEmptyCallAt: index, in: tokens) else { return }
    let whole = tokens.range(of: index..<close + 1)
    let before = tokens.kind(index - 1)
    var edits = [Edit(whole, "nil")]
    switch before {
    case .equal where isBinding(index - 2, in: tokens):
      guard let type = typeText(index, close: close, in: tokens) else { return }
      edits.append(.insert(": " + type + "?", at: tokens.end(index - 2), affinity: .previous))
    case .equal where annotationStart(index - 2, in: tokens) != nil:
      let mark = tokens.kind(index - 2)
      if mark != .postfixQuestion, mark != .postfixExclamation {
        edits.append(.insert("?", at: tokens.end(index - 2), affinity: .previous))
      }
    case .equal, .leftParen, .comma, .colon: break
    case .infixOperator where tokens.matches(index - 1, "==") || tokens.matches(index - 1, "!="): break
    default:
      report(manual(Self.message, at: whole, because: "the type of its place has to become an optional"))
      return
    }
    report(
      finding(Self.message, at: whole, .likely, edits: edits, evidence: ["it is made without an address"]))
  }

  /// The closing parenthesis of `UnsafePointer<T>()`, whose name stands at the token; nil for anything else.
  static func close(ofEmptyCallAt index: Int, in tokens: TokenBuffer) -> Int? {
    guard tokens.kind(index - 1) != .period else { return nil }
    var open = index + 1
    if tokens.matches(open, "<") {
      guard let end = TypeShape.end(startingAt: index, in: tokens) else { return nil }
      open = end
    }
    guard tokens.kind(open) == .leftParen, tokens.kind(open + 1) == .rightParen, !tokens.startsLine(open) else {
      return nil
    }
    let next = tokens.kind(open + 2)
    return next == .period || next == .postfixExclamation || next == .postfixQuestion ? nil : open + 1
  }

  /// Whether a name is declared here without a type.
  private func isBinding(_ name: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(name) == .identifier && (tokens.kind(name - 1) == .kwLet || tokens.kind(name - 1) == .kwVar)
  }

  /// The declared name, where the tokens up to `last` are its type.
  private func annotationStart(_ last: Int, in tokens: TokenBuffer) -> Int? {
    var start = last
    while start > 0, !tokens.startsLine(start), tokens.kind(start) != .colon { start -= 1 }
    guard tokens.kind(start) == .colon, isBinding(start - 1, in: tokens),
      let end = TypeShape.end(startingAt: start + 1, in: tokens), end == last + 1
    else { return nil }
    return start - 1
  }

  /// The type that the call names, as it is written today.
  private func typeText(_ index: Int, close: Int, in tokens: TokenBuffer) -> String? {
    let text = tokens.text(in: tokens.range(of: index..<close - 1))
    switch text.filter({ $0 != " " }) {
    case "UnsafePointer<Void>", "UnsafePointer<()>": return "UnsafeRawPointer"
    case "UnsafeMutablePointer<Void>", "UnsafeMutablePointer<()>": return "UnsafeMutableRawPointer"
    case "COpaquePointer": return "OpaquePointer"
    default: return tokens.matches(index + 1, "<") ? text : nil
    }
  }
}
