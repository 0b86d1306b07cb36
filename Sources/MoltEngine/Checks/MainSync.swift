import MoltRules
import MoltSyntax

/// A wait for the main thread on what may be the main thread: not where somebody asked before, or chose another thread.
struct MainSync: Check {
  let name = "main-sync"

  private static let background: Set<String> = ["global", "dispatch_get_global_queue", "detachNewThread"]
  private static let main: Set<String> = ["main", "mainQueue", "dispatch_get_main_queue", "MainActor"]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let context = file.context
    var place = candidate.match.range.lowerBound
    var depth = 0
    while depth < 60 {
      depth += 1
      let brace = context.enclosingBrace(place)
      let statement = context.statement(around: place)
      if depth == 1, file.tokens.kind(statement.lowerBound) != .kwIf, isChosen(statement.lowerBound..<place, file) {
        return nil
      }
      if wasAsked(before: statement.isEmpty ? place : statement.lowerBound, within: brace, file) { return nil }
      guard let open = brace else { return CheckVerdict() }
      if case .function = context.owner(of: open) { return CheckVerdict() }
      let outer = context.statement(around: open)
      if context.isClosure(open) {
        // The innermost closure that says where it runs decides.
        let call = outer.lowerBound..<max(outer.lowerBound, open)
        if file.mentions(call, Self.background) { return nil }
        if file.mentions(call, Self.main) { return CheckVerdict() }
      } else if outer.contains(open), isOffMain(block: open, of: outer.lowerBound, file) {
        return nil
      }
      place = open
    }
    return CheckVerdict()
  }

  /// Whether the block of an `if` or the `else` of one runs only off the main thread.
  private func isOffMain(block open: Int, of start: Int, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    guard tokens.kind(start) == .kwIf || tokens.kind(start) == .kwGuard else { return false }
    var from = start
    var failed: [Range<Int>] = []
    var index = start
    while index < open {
      if tokens.kind(index) == .leftBrace {
        failed.append(from..<index)
        from = index
      } else if tokens.kind(index) == .kwElse {
        if from < index, tokens.kind(from) != .leftBrace { failed.append(from..<index) }
        from = index
      }
      index = tokens.after(index)
    }
    if from < open, holds(from..<open, isMain: false, file) { return true }
    return failed.contains { fails($0, isMain: true, file) }
  }

  /// `Thread.isMainThread ? show() : DispatchQueue.main.sync(execute: show)`
  private func isChosen(_ before: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    guard let question = before.last(where: { tokens.kind($0) == .infixQuestion }) else { return false }
    let condition = before.lowerBound..<question
    let isElse = (question..<before.upperBound).contains { tokens.kind($0) == .colon }
    return isElse ? fails(condition, isMain: true, file) : holds(condition, isMain: false, file)
  }

  /// Whether an earlier statement of the block leaves it on the main thread.
  private func wasAsked(before start: Int, within brace: Int?, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    var end = start
    var left = 40
    let floor = (brace ?? -1) + 1
    while end > floor, left > 0 {
      left -= 1
      let statement = file.context.statement(around: tokens.partner(end - 1).map { min($0, end - 1) } ?? end - 1)
      guard !statement.isEmpty, statement.lowerBound < end else { return false }
      let first = statement.lowerBound
      end = first
      guard tokens.kind(first) == .kwGuard || tokens.kind(first) == .kwIf,
        let open = statement.first(where: {
          tokens.kind($0) == .leftBrace && file.context.enclosingBrace($0) == brace
            && file.context.nesting.parent($0) == brace
        })
      else { continue }
      let condition = first..<open
      if tokens.kind(first) == .kwGuard {
        if holds(condition, isMain: false, file) { return true }
      } else if let close = tokens.partner(open), tokens.kind(close + 1) != .kwElse,
        (open..<close).contains(where: { tokens.kind($0) == .kwReturn || tokens.kind($0) == .kwThrow }),
        fails(condition, isMain: true, file)
      {
        return true
      }
    }
    return false
  }

  /// Whether the condition can hold only on that thread.
  private func holds(_ condition: Range<Int>, isMain: Bool, _ file: LintFile) -> Bool {
    says(condition, file) == isMain && !condition.contains { file.tokens.isOperator($0, "||") }
  }

  /// Whether the condition fails only where it is not so.
  private func fails(_ condition: Range<Int>, isMain: Bool, _ file: LintFile) -> Bool {
    says(condition, file) == isMain
      && !condition.contains { file.tokens.isOperator($0, "&&") || file.tokens.kind($0) == .comma }
  }

  /// Whether a condition asks for the main thread, or for another one; nil: for neither.
  private func says(_ condition: Range<Int>, _ file: LintFile) -> Bool? {
    let tokens = file.tokens
    guard let word = condition.first(where: { tokens.matches($0, "isMainThread") }) else { return nil }
    var first = word
    while tokens.kind(first - 1) == .period {
      first -= 2
      if tokens.kind(first) == .rightParen, let open = tokens.partner(first) { first = open - 1 }
    }
    var isMain = tokens.kind(first - 1) != .prefixOperator
    var next = word + 1
    if tokens.kind(next) == .leftParen { next = tokens.after(next) }
    let isFalse = tokens.kind(next + 1) == .kwFalse
    if tokens.isOperator(next, "=="), isFalse { isMain.toggle() }
    if tokens.isOperator(next, "!="), !isFalse { isMain.toggle() }
    return isMain
  }
}
