/// The brackets that are open, with the nearest one of each kind known at once.
struct BracketStack {
  struct Entry {
    var token: Int
    var kind: TokenKind
    /// The nearest entry of the same kind below, -1 if there is none.
    var below: Int
  }

  var entries: [Entry] = []
  /// Entries below this index are out of reach: they lie outside the `#if` branch or interpolation being read.
  var floor = 0
  var lastParen = -1
  var lastBracket = -1
  var lastBrace = -1

  mutating func push(_ token: Int, _ kind: TokenKind) {
    let index = entries.count
    switch kind {
    case .leftParen:
      entries.append(Entry(token: token, kind: kind, below: lastParen))
      lastParen = index
    case .leftBracket:
      entries.append(Entry(token: token, kind: kind, below: lastBracket))
      lastBracket = index
    default:
      entries.append(Entry(token: token, kind: kind, below: lastBrace))
      lastBrace = index
    }
  }

  mutating func pop() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    switch entry.kind {
    case .leftParen: lastParen = entry.below
    case .leftBracket: lastBracket = entry.below
    default: lastBrace = entry.below
    }
    return entry
  }

  /// The index of the entry that a closing bracket ends, if one is in reach.
  ///
  /// A brace ends the nearest open brace, whatever parentheses were left open inside it; parentheses and square
  /// brackets do not reach out of a brace.
  func opener(of kind: TokenKind) -> Int? {
    let index: Int
    switch kind {
    case .rightParen: index = lastParen > lastBrace ? lastParen : -1
    case .rightBracket: index = lastBracket > lastBrace ? lastBracket : -1
    default: index = lastBrace
    }
    return index >= floor ? index : nil
  }
}

/// An `#if` that is open.
struct ConditionFrame {
  /// The number of brackets open where it starts; each branch starts from there.
  var base: Int
  var floor: Int
}

extension Scanner {
  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    let start = position
    position += 1
    brackets.push(count, kind)
    emit(kind, from: start)
  }

  mutating func close(_ kind: TokenKind) {
    let start = position
    position += 1
    let token = count
    guard let opener = brackets.opener(of: kind) else {
      emit(kind, from: start, flags: .unterminated)
      return
    }
    emit(kind, from: start)
    dropBrackets(to: opener + 1)
    if let entry = brackets.pop() { pair(entry.token, token) }
  }

  mutating func closeParen() {
    if parens == 0, !strings.isEmpty {
      closeInterpolation()
    } else {
      if parens > 0 { parens -= 1 }
      close(.rightParen)
    }
  }

  /// Gives up on the open brackets from stack index `size` on.
  mutating func dropBrackets(to size: Int) {
    while brackets.entries.count > size, let entry = brackets.pop() { markUnterminated(entry.token) }
  }

  mutating func openCondition() {
    conditions.append(ConditionFrame(base: brackets.entries.count, floor: brackets.floor))
    brackets.floor = brackets.entries.count
  }

  /// `#else` and `#elseif`: the next branch starts with the brackets that were open at `#if`.
  mutating func restartCondition() {
    guard conditions.count > (strings.last?.conditions ?? 0), let frame = conditions.last else { return }
    dropBrackets(to: frame.base)
  }

  mutating func closeCondition() {
    guard conditions.count > (strings.last?.conditions ?? 0), let frame = conditions.popLast() else { return }
    dropBrackets(to: frame.base)
    brackets.floor = frame.floor
  }
}
