import MoltRules
import MoltSyntax
import MoltText

/// A C-style loop that does not count, as a `while`.
struct WhileLoop {
  let header: CStyleForHeader
  let file: RewriterContext

  func finding(of rewriter: CStyleFor) -> Finding {
    let tokens = file.tokens
    let place = tokens.range(header.keyword)
    if let obstacle = obstacle() { return rewriter.manual(CStyleFor.message, at: place, because: obstacle) }
    let statement = file.statement(around: header.keyword)
    let indentation = tokens.indentation(at: tokens.start(statement.lowerBound))
    let separator = tokens.startsLine(statement.lowerBound) ? file.newline + indentation : "; "
    var pieces: [Edit.Piece] = []
    if !header.start.isEmpty {
      pieces += [.source(tokens.range(of: header.start)), .text(separator)]
    }
    // A label stays on the loop.
    if statement.lowerBound < header.keyword {
      pieces += [.source(tokens.range(of: statement.lowerBound..<header.keyword)), .text(" ")]
    }
    pieces.append(.text("while "))
    pieces.append(header.condition.isEmpty ? .text("true") : .source(tokens.range(of: header.condition)))
    if !tokens[header.open].flags.contains(.spaceBefore) { pieces.append(.text(" ")) }
    let whole = ByteRange(tokens.start(statement.lowerBound), tokens.end(header.header.upperBound - 1))
    return rewriter.finding(
      CStyleFor.message, at: place, .likely, edits: [Edit(whole, pieces: pieces)] + stepEdits(),
      evidence: ["the loop does not count by a fixed step; its variable now outlives it"])
  }

  private var continues: Bool {
    (header.open + 1..<header.close).contains { file.tokens.kind($0) == .kwContinue }
  }

  private func obstacle() -> String? {
    let tokens = file.tokens
    if stepTexts() == nil { return "the step is not a statement of its own" }
    let isDeclared = tokens.kind(header.start.lowerBound) == .kwVar && !header.start.isEmpty
    // `defer` would also run on `break`, which only shows in a variable that lives on.
    if continues, !isDeclared, !header.step.isEmpty { return "the body continues, and the variable outlives the loop" }
    if isDeclared, let clash = clash() { return "'\(clash)' would be declared twice in one block" }
    return nil
  }

  /// The name of a variable that the block around declares as well.
  private func clash() -> String? {
    let tokens = file.tokens
    let brace = file.enclosingBrace(header.keyword)
    let names = header.start.filter {
      tokens.kind($0) == .identifier && (tokens.kind($0 - 1) == .kwVar || tokens.kind($0 - 1) == .comma)
    }
    let end = brace.flatMap { tokens.partner($0) } ?? tokens.count - 1
    var index = brace.map { $0 + 1 } ?? 0
    while index < end {
      let declares = tokens.kind(index) == .kwVar || tokens.kind(index) == .kwLet
      if declares, !header.header.contains(index) {
        if let name = names.first(where: { tokens.sameName($0, index + 1) }) { return tokens.name(name) }
      }
      index = tokens.after(index)
    }
    // The function's own parameters may not be hidden by a copy in the same block either.
    return nil
  }

  /// The parts of the step, between its commas.
  private var steps: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = header.step.lowerBound
    while start < header.step.upperBound {
      let end = file.tokens.first(.comma, from: start, before: header.step.upperBound) ?? header.step.upperBound
      parts.append(start..<end)
      start = end + 1
    }
    return parts
  }

  /// The parts of the step as statements; nil when one of them is none.
  private func stepTexts() -> [String]? {
    let tokens = file.tokens
    var texts: [String] = []
    for part in steps {
      var text = tokens.text(in: tokens.range(of: part))
      for index in part where tokens.isOperator(index, "++") || tokens.isOperator(index, "--") {
        guard let increment = Increment(at: index, in: tokens), increment.whole == part else { return nil }
        text = tokens.text(in: tokens.range(of: increment.operand)) + " " + increment.assignment
      }
      texts.append(text)
    }
    return texts
  }

  private func stepEdits() -> [Edit] {
    guard let texts = stepTexts(), !texts.isEmpty else { return [] }
    if continues {
      let step = "defer { \(texts.joined(separator: "; ")) }"
      return [file.insertion(of: step, atStartOfBlockAfter: header.open, of: header.open)]
    }
    let last = header.close - 1
    return texts.map {
      last == header.open
        ? file.insertion(of: $0, atStartOfBlockAfter: header.open, of: header.open)
        : file.insertion(of: $0, after: last)
    }
  }
}
