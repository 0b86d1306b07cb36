import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `try?` no longer wraps an optional in another: `if let a = try? f(), let b = a` became `if let b = try? f()`.
struct FlattenedTry: Rewriter {
  let id = "flattened-try"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.kind(.kwTry)]
  private static let message = "'try?' gives one optional, not an optional of an optional"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let name = index - 2
    guard tokens.kind(index + 1) == .postfixQuestion, tokens.kind(index - 1) == .equal,
      tokens.kind(name) == .identifier,
      tokens.kind(name - 1) == .kwLet
    else { return }
    // The next condition unwraps what this one bound, so that was an optional still.
    let comma = ExpressionShape.end(startingAt: index + 2, in: tokens, stopAtBrace: true)
    guard tokens.kind(comma) == .comma, tokens.kind(comma + 1) == .kwLet, tokens.kind(comma + 2) == .identifier,
      tokens.kind(comma + 3) == .equal, tokens.kind(comma + 4) == .identifier, tokens.sameName(comma + 4, name),
      tokens.kind(comma + 5) == .comma || tokens.kind(comma + 5) == .leftBrace || tokens.kind(comma + 5) == .kwElse
    else { return }
    let place = tokens.range(of: comma + 1..<comma + 5)
    let isShadowed = tokens.sameName(comma + 2, name)
    guard isShadowed || !isUsed(name, besides: comma + 4, in: file) else {
      report(
        manual(
          Self.message, at: place, because: "'\(tokens.name(name))' is used elsewhere and is not optional any more"))
      return
    }
    var edits = [Edit(ByteRange(tokens.end(comma - 1), tokens.end(comma + 4)), "", affinity: .previous)]
    if !isShadowed { edits.append(Edit(tokens.range(name), tokens.text(comma + 2))) }
    report(
      finding(
        Self.message, at: place, .safe, edits: edits, evidence: ["the next condition unwraps the same value again"]))
  }

  /// Whether a name is read in its scope anywhere but at one place.
  private func isUsed(_ name: Int, besides place: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    var end = file.enclosingBrace(name).flatMap { tokens.partner($0) } ?? tokens.count
    // What an `if` binds is seen in its body alone, what a `guard` binds after it.
    var index = place + 1
    while index < end, tokens.kind(index) != .kwElse {
      if tokens.kind(index) == .leftBrace, let close = tokens.partner(index) {
        end = close
        break
      }
      index = tokens.after(index)
    }
    return file.names.sameNames(as: name, in: tokens).contains { use in
      use > name && use < end && use != place && tokens.kind(use - 1) != .period
    }
  }
}
