import MoltSyntax

/// The last look before a file is written.
enum SafetyCheck {
  /// Why a result cannot be trusted: its brackets or literals do not hold together where they did before.
  static func failure(before: TokenBuffer, after: TokenBuffer) -> String? {
    let old = before.tokens.reduce(0) { $0 + ($1.flags.contains(.unterminated) ? 1 : 0) }
    let new = after.tokens.reduce(0) { $0 + ($1.flags.contains(.unterminated) ? 1 : 0) }
    if new > old { return "the result would have a bracket or a literal without an end; please report this" }
    return nil
  }
}
