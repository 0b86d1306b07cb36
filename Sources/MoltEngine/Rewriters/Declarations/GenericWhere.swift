import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Generic constraints stand after the signature: `<T where T: P>(x: T)` became `<T>(x: T) where T: P`.
struct GenericWhere: Rewriter {
  let id = "generic-where"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwWhere)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let introducer = introducer(before: index, in: tokens),
      let header = file.headers[introducer], let generics = header.genericParameters,
      generics.contains(index), let last = lastToken(of: header)
    else { return }
    // The last bracket may be one of several in a token: `Set<E>>`.
    let close = tokens.end(generics.upperBound - 1) - 1
    let lastRequired = tokens.start(generics.upperBound - 1) < close ? close : tokens.end(generics.upperBound - 2)
    let requirements = ByteRange(tokens.start(index + 1), lastRequired)
    let word = header.whereClause == nil ? " where " : ", "
    // One edit moves the constraints and keeps the rest as it is, so that edits inside both still land.
    let whole = ByteRange(tokens.end(index - 1), tokens.end(last))
    let pieces: [Edit.Piece] = [
      .source(ByteRange(close, tokens.end(last))), .text(word), .source(requirements),
    ]
    report(
      finding(
        "Generic constraints stand after the signature", at: tokens.range(index), .safe,
        edits: [Edit(whole, pieces: pieces, affinity: .previous)], evidence: ["'where' stands in angle brackets"]))
  }

  /// The keyword of the declaration in whose angle brackets a `where` stands.
  private func introducer(before index: Int, in tokens: TokenBuffer) -> Int? {
    var current = index - 1
    let floor = max(0, index - 100)
    while current >= floor {
      switch tokens.kind(current) {
      case .kwFunc, .kwStruct, .kwEnum, .kwTypealias: return current
      case .kwClass where tokens.kind(current - 1) != .colon: return current
      case .kwInit, .kwSubscript: return current
      case .identifier, .comma, .colon, .period, .kwProtocol, .kwClass, .kwAny, .kwSelfType, .prefixAmpersand,
        .postfixQuestion, .postfixExclamation:
        current -= 1
      case .prefixOperator, .postfixOperator, .infixOperator: current -= 1
      default: return nil
      }
    }
    return nil
  }

  /// The last token of the signature, before the body.
  private func lastToken(of header: DeclarationHeader) -> Int? {
    if let clause = header.whereClause { return clause.upperBound - 1 }
    if let result = header.result { return result.upperBound - 1 }
    if let effect = header.effects.last { return effect }
    if let clause = header.parameterClauses.last { return clause.close }
    if let inherited = header.inherited.last { return inherited.upperBound - 1 }
    return header.genericParameters.map { $0.upperBound - 1 }
  }
}
