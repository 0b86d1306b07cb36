import MoltSyntax

/// Which systems the code at a place runs on.
extension LintFile {
  /// Whether a place runs only where something newer is missing: after the `else` of `#available`, under `#unavailable`.
  func isForOlderSystems(_ index: Int) -> Bool {
    var brace = context.enclosingBrace(index)
    var depth = 0
    while let open = brace, depth < 60 {
      depth += 1
      if asksForOlder(before: open) { return true }
      brace = context.enclosingBrace(open)
    }
    return false
  }

  private func asksForOlder(before open: Int) -> Bool {
    let statement = context.statement(around: open)
    guard statement.contains(open) else { return false }
    switch tokens.kind(statement.lowerBound) {
    case .kwIf, .kwGuard: break
    default: return false
    }
    var isAvailable = false
    var isOlder = false
    var index = statement.lowerBound
    while index < open {
      if tokens.matches(index, "#available") { isAvailable = true }
      if tokens.matches(index, "#unavailable") { isOlder = true }
      if tokens.kind(index) == .kwElse {
        isOlder = isAvailable
        isAvailable = false
      }
      index = tokens.after(index)
    }
    return isOlder
  }
}
