import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `protocol<A, B>` became `A & B`.
struct ProtocolComposition: Rewriter {
  let id = "protocol-composition"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwProtocol)]

  private static let message = "'protocol<>' is gone; '&' joins protocols"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if tokens.isOperator(index + 1, "<>") {
      let whole = tokens.range(of: index..<index + 2)
      report(
        finding(
          Self.message, at: whole, .safe, edits: [Edit(whole, "Any")],
          evidence: ["the type with no requirements is 'Any'"]))
      return
    }
    guard tokens.matches(index + 1, "<"), let (close, commas) = angles(from: index + 1, in: tokens) else { return }
    let closeByte = tokens.start(close.token) + close.offset
    let wrap = !commas.isEmpty && needsParentheses(after: close, at: index, in: tokens)
    var edits = [
      Edit(ByteRange(tokens.start(index), tokens.start(index + 2)), wrap ? "(" : ""),
      Edit(ByteRange(closeByte, closeByte + 1), wrap ? ")" : ""),
    ]
    for comma in commas {
      edits.append(Edit(tokens.range(comma), tokens[comma].flags.contains(.spaceAfter) ? " &" : " & "))
    }
    report(
      finding(
        Self.message, at: ByteRange(tokens.start(index), closeByte + 1), .safe, edits: edits,
        evidence: ["'protocol' with angle brackets is a type"]))
  }

  /// The closing `>` (its token, and which byte of it) and the commas between the protocols.
  private func angles(
    from open: Int, in tokens: TokenBuffer
  ) -> (close: (token: Int, offset: Int), commas: [Int])? {
    var depth = 1
    var commas: [Int] = []
    var index = open + 1
    while index < open + 200 {
      switch tokens.kind(index) {
      case .comma where depth == 1: commas.append(index)
      case .prefixOperator, .postfixOperator, .infixOperator:
        for (offset, byte) in tokens.text(index).utf8.enumerated() {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
          if depth == 0 { return ((index, offset), commas) }
        }
      case .identifier, .period, .comma, .kwAny, .kwProtocol, .colon, .kwClass: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// `A & B?` would be read as `A & (B?)`, and a type before an arrow stands in parentheses.
  private func needsParentheses(after close: (token: Int, offset: Int), at index: Int, in tokens: TokenBuffer) -> Bool {
    let rest = tokens.text(close.token).utf8.count - close.offset - 1
    if rest > 0 { return tokens.text(close.token).utf8.dropFirst(close.offset + 1).first != UInt8(ascii: ">") }
    switch tokens.kind(close.token + 1) {
    case .postfixQuestion, .postfixExclamation, .period: return true
    default: return false
    }
  }
}
