import MoltSyntax

/// What was asked before the code at a place runs.
extension LintFile {
  /// The most tokens that are looked at in one block before a place.
  private static let reach = 1500

  /// The tokens of the conditions around a token and before it in its function, innermost first: of `if`, `guard`, `while`,
  /// `for`, `switch`, of `&&` and `?:` in the same expression, and of earlier statements that leave when they fail.
  func conditions(before index: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = index
    var depth = 0
    while depth < 60 {
      depth += 1
      let parent = context.nesting.parent(place)
      guard let open = parent, tokens.kind(open) != .leftBrace else {
        block(around: place, in: parent, &found)
        guard let brace = parent else { break }
        switch context.owner(of: brace) {
        case .function, .type: return found
        case .code: break
        }
        place = brace
        continue
      }
      expression(from: open + 1, to: place, &found)
      place = open
    }
    return found
  }

  /// What stands before `place` in one pair of parentheses, if it decides anything.
  private func expression(from start: Int, to place: Int, _ found: inout [Range<Int>]) {
    // Elements of a list do not ask for each other: only this one's own part is read, so that long lists cost no more.
    let floor = max(start, place - Self.reach)
    var index = place
    var decides = false
    while index > floor, tokens.kind(index - 1) != .comma {
      index -= 1
      if let partner = tokens.partner(index), partner < index { index = max(partner, start) }
      if tokens.kind(index) == .infixQuestion || tokens.isOperator(index, "&&") || tokens.isOperator(index, "||") {
        decides = true
      }
    }
    if decides { found.append(index..<place) }
  }

  private func block(around place: Int, in brace: Int?, _ found: inout [Range<Int>]) {
    let statement = context.statement(around: place)
    let start = statement.isEmpty ? place : statement.lowerBound
    header(from: start, to: place, &found)
    // Earlier statements of the block, nearest first.
    let floor = max((brace ?? -1) + 1, place - Self.reach)
    var end = start
    var left = 40
    while end > floor, left > 0 {
      left -= 1
      var first = end - 1
      if let partner = tokens.partner(first), partner < first { first = partner }
      while first > floor, !context.beginsStatement(first, within: brace) {
        first -= 1
        if let partner = tokens.partner(first), partner < first { first = partner }
      }
      earlier(first..<end, &found)
      end = first
    }
  }

  /// The part of a statement before `place`, without the blocks in it, if it decides anything.
  private func header(from start: Int, to place: Int, _ found: inout [Range<Int>]) {
    guard start < place else { return }
    var decides: Bool
    switch tokens.kind(start) {
    case .kwIf, .kwGuard, .kwWhile, .kwFor, .kwSwitch: decides = true
    default: decides = false
    }
    var index = start
    var from = start
    var ranges: [Range<Int>] = []
    while index < place {
      switch tokens.kind(index) {
      case .leftBrace:
        if from < index { ranges.append(from..<index) }
        index = tokens.after(index)
        from = index
        continue
      case .infixQuestion, .kwIf, .kwGuard, .kwWhile: decides = true
      case .infixOperator where tokens.matches(index, "&&") || tokens.matches(index, "||"): decides = true
      default: break
      }
      index = tokens.after(index)
    }
    if from < place { ranges.append(from..<min(index, place)) }
    if decides { found += ranges }
  }

  /// A statement before the place: `guard`, an `if` that leaves or mends, an assertion.
  private func earlier(_ statement: Range<Int>, _ found: inout [Range<Int>]) {
    let first = statement.lowerBound
    switch tokens.kind(first) {
    case .kwGuard, .kwIf:
      guard
        let brace = (first..<statement.upperBound).first(where: {
          tokens.kind($0) == .leftBrace && !isInParentheses($0, first)
        })
      else { return }
      if tokens.kind(first) == .kwGuard || leavesOrAssigns(brace) { found.append(first..<brace) }
    case .identifier where Self.assertions.contains(tokens.name(first)): found.append(statement)
    default: break
    }
  }

  private static let assertions: Set<String> = [
    "assert", "precondition", "XCTAssert", "XCTAssertNotNil", "XCTAssertTrue", "XCTAssertEqual",
  ]

  private func isInParentheses(_ index: Int, _ start: Int) -> Bool {
    guard let parent = context.nesting.parent(index) else { return false }
    return parent > start
  }

  /// Whether a block leaves the code around it, or assigns something that the code after it uses.
  private func leavesOrAssigns(_ brace: Int) -> Bool {
    guard let close = tokens.partner(brace) else { return false }
    var index = brace + 1
    while index < close {
      switch tokens.kind(index) {
      case .kwReturn, .kwThrow, .kwBreak, .kwContinue: return true
      case .equal where !declares(index): return true
      case .identifier:
        let name = tokens.name(index)
        if name == "fatalError" || name == "preconditionFailure" || name == "abort" || name == "exit" { return true }
      default: break
      }
      index = tokens.after(index)
    }
    return false
  }

  /// Whether an `=` gives a value to a name that is declared with it.
  private func declares(_ equal: Int) -> Bool {
    switch tokens.kind(equal - 2) {
    case .kwLet, .kwVar, .colon: return true
    default: return false
    }
  }

  /// Whether a condition before `index` asks whether these tokens are nil: `f != nil`, `nil == f`, `let g = f`.
  func isTestedForNil(_ expression: Range<Int>, before index: Int) -> Bool {
    conditions(before: index).contains { testsForNil(expression, in: $0) }
  }

  func testsForNil(_ expression: Range<Int>, in condition: Range<Int>) -> Bool {
    guard let first = expression.first else { return false }
    for index in condition where tokens.kind(index) == tokens.kind(first) {
      let end = index + expression.count
      guard end <= condition.upperBound + 2, tokens.sameTokens(expression, index..<end) else { continue }
      if tokens.isOperator(end, "!=") || tokens.isOperator(end, "=="), tokens.kind(end + 1) == .kwNil { return true }
      var before = index - 1
      if tokens.kind(before) == .period, tokens.kind(before - 1) == .kwSelf { before -= 2 }
      if tokens.isOperator(before, "!=") || tokens.isOperator(before, "=="), tokens.kind(before - 1) == .kwNil {
        return true
      }
      // `if let g = f`, `if let f`, `case let g? = f`
      if tokens.kind(before) == .equal || tokens.kind(before) == .kwLet || tokens.kind(before) == .kwVar { return true }
    }
    return false
  }
}
