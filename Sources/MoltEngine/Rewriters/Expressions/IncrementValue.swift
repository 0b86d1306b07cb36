import MoltRules
import MoltSyntax
import MoltText

/// `x++` whose value is used: the step becomes a statement of its own, before or after.
struct IncrementValue {
  let increment: Increment
  let file: RewriterContext

  /// The rewriting, or the reason why a person has to do it.
  func finding(of rewriter: IncrementOperators) -> Finding {
    let tokens = file.tokens
    let place = tokens.range(increment.token)
    let statement = file.statement(around: increment.whole.lowerBound)
    let isLocal = increment.operand.count == 1 && isLocalVariable(increment.operand.lowerBound)
    if let obstacle = obstacle(in: statement) ?? (isLocal ? nil : readingCall(in: statement)) {
      return rewriter.manual(rewriter.message(increment), at: place, because: obstacle)
    }
    let step = tokens.text(in: tokens.range(of: increment.operand)) + " " + increment.assignment
    let removal = Edit(tokens.range(increment.token), "")
    let addition: Edit
    if increment.isPrefix {
      addition = file.insertion(of: step, before: statement.lowerBound)
    } else if tokens.kind(statement.lowerBound) == .kwReturn {
      addition = file.insertion(of: "defer { \(step) }", before: statement.lowerBound)
    } else {
      addition = file.insertion(of: step, after: statement.upperBound - 1)
    }
    return rewriter.finding(
      rewriter.message(increment), at: place, isLocal ? .safe : .likely, edits: [removal, addition],
      evidence: [
        isLocal
          ? "nothing else in the statement reads the variable"
          : "nothing else in the statement names '\(tokens.name(increment.operand.upperBound - 1))'"
      ])
  }

  /// What keeps the step from being moved out of the statement; nil when nothing does.
  private func obstacle(in statement: Range<Int>) -> String? {
    let tokens = file.tokens
    if statement.isEmpty { return "the statement is too long to be looked through" }
    for index in increment.operand {
      switch tokens.kind(index) {
      case .identifier, .period, .kwSelf: break
      default: return "the operand would be evaluated twice"
      }
    }
    guard let brace = file.enclosingBrace(increment.token) else { return walk(statement) }
    if case .type = file.owner(of: brace) { return "a property's initial value holds no statements" }
    let isExpressionClosure =
      file.isClosure(brace)
      && (statement.lowerBound == brace + 1 || tokens.kind(statement.lowerBound - 1) == .kwIn)
      && statement.upperBound == tokens.partner(brace) && tokens.kind(statement.lowerBound) != .kwReturn
    return isExpressionClosure ? "the closure's value is this expression" : walk(statement)
  }

  private func walk(_ statement: Range<Int>) -> String? {
    let tokens = file.tokens
    switch tokens.kind(statement.lowerBound) {
    case .identifier, .kwLet, .kwVar, .kwReturn, .kwSelf, .wildcard, .kwSuper: break
    case .kwIf where increment.isPrefix && tokens.kind(statement.lowerBound - 1) != .kwElse:
      // The condition is evaluated once, so the step may come first.
      guard let open = tokens.first(.leftBrace, from: statement.lowerBound, before: statement.upperBound),
        increment.token < open
      else { return "it stands in a condition" }
      return obstacles(statement.lowerBound..<open)
    default: return "it stands in a condition or another place that no statement can follow"
    }
    return obstacles(statement)
  }

  private func obstacles(_ range: Range<Int>) -> String? {
    let tokens = file.tokens
    let name = increment.operand.upperBound - 1
    for index in range {
      switch tokens.kind(index) {
      case .leftBrace: return "the statement holds a block"
      case .infixQuestion: return "it may not be evaluated at all"
      case .infixOperator:
        if tokens.matches(index, "&&") || tokens.matches(index, "||") || tokens.matches(index, "??") {
          return "it may not be evaluated at all"
        }
      case .identifier where index != name && tokens.sameName(index, name):
        return "the statement names '\(tokens.name(name))' more than once"
      case .postfixQuestion where index < increment.token: return "it may not be evaluated at all"
      default: break
      }
    }
    return nil
  }

  /// A call that runs after the step in the old code and before it in the new one, or the other way round, and that may
  /// read a variable which is not local.
  private func readingCall(in statement: Range<Int>) -> String? {
    let tokens = file.tokens
    for open in statement where tokens.kind(open) == .leftParen {
      guard let close = tokens.partner(open), isCallee(open - 1) else { continue }
      if increment.isPrefix ? close < increment.token : close > increment.token {
        return "'\(tokens.name(increment.operand.upperBound - 1))' is not local: what the statement calls may read it"
      }
    }
    return nil
  }

  private func isCallee(_ token: Int) -> Bool {
    switch file.tokens.kind(token) {
    case .identifier, .rightParen, .rightBracket, .postfixQuestion, .postfixExclamation, .kwInit, .kwSelf, .kwSuper,
      .rightBrace:
      return true
    case .postfixOperator, .infixOperator: return file.tokens.starts(token, with: ">")
    default: return false
    }
  }

  /// Whether a `var` of that name is declared in the function around.
  private func isLocalVariable(_ name: Int) -> Bool {
    let tokens = file.tokens
    var brace = file.enclosingBrace(name)
    while let open = brace {
      if case .type = file.owner(of: open) { return false }
      var index = open + 1
      while index < name {
        if tokens.kind(index) == .kwVar, tokens.sameName(index + 1, name) { return true }
        let next = tokens.after(index)
        index = next > name ? index + 1 : next
      }
      brace = file.enclosingBrace(open)
    }
    return false
  }
}
