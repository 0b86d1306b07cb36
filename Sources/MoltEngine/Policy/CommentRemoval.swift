import MoltRules
import MoltSyntax
import MoltText

/// A file without the comments that suppress nothing.
struct CommentRemoval {
  let bytes: [UInt8]
  let removed: [Finding]

  /// Nil when there is nothing to remove, or when the tokens would not be the same.
  init?(_ findings: [Finding], in tokens: TokenBuffer) {
    var edits = EditSet()
    var removed: [Finding] = []
    for finding in findings
    where finding.rule == Suppressions.unusedRule && finding.applicability == .safe && !finding.edits.isEmpty {
      if edits.insert(finding.edits) { removed.append(finding) }
    }
    if removed.isEmpty { return nil }
    let (bytes, _) = edits.applyRecording(to: tokens.bytes)
    guard bytes != tokens.bytes, Self.agree(tokens, Lexer.lex(bytes)) else { return nil }
    self.bytes = bytes
    self.removed = removed
  }

  private static func agree(_ one: TokenBuffer, _ two: TokenBuffer) -> Bool {
    guard one.count == two.count else { return false }
    return (0..<one.count).allSatisfy { index in
      one.kind(index) == two.kind(index)
        && one.bytes[one.start(index)..<one.end(index)] == two.bytes[two.start(index)..<two.end(index)]
    }
  }
}
