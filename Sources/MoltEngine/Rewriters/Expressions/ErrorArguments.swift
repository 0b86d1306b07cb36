import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Methods that reported through `error: &e` throw: `f(x, error: nil)` became `try? f(x)`.
struct ErrorArguments: Rewriter {
  let id = "error-arguments"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.name("error"), .kind(.prefixAmpersand)]
  private static let message = "A method that fails throws an error instead of storing it"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if tokens.kind(index) == .prefixAmpersand {
      rewriteOnly(index, in: file, report: report)
      return
    }
    guard tokens.kind(index + 1) == .colon, let open = file.nesting.parent(index), tokens.kind(open) == .leftParen,
      tokens.kind(open - 1) == .identifier, file.clauseOwner(of: open) == nil,
      let call = CallShape(open: open, in: tokens), let last = call.arguments.last, last.label == index,
      !file.facts.functions.contains(tokens.name(open - 1)), !isClosure(open - 1, in: file)
    else { return }
    // Methods and initialisers of the SDK took a pointer to an error; a bare name is more often a closure's.
    let isType = tokens.text(open - 1).first?.isUppercase ?? false
    guard tokens.kind(open - 2) == .period || isType else { return }
    let place = tokens.range(of: index..<call.close)
    let removed = ByteRange(
      call.arguments.count > 1 ? tokens.end(index - 2) : tokens.start(index), tokens.start(call.close))
    if tokens.kind(index + 2) == .prefixAmpersand {
      let isPlain = index + 4 == call.close && call.trailingClosures.allSatisfy { !file.isClosure($0.open) }
      store(isPlain ? index + 3 : nil, call.close, place: place, removed: removed, in: file, report: report)
      return
    }
    guard tokens.kind(index + 2) == .kwNil, index + 3 == call.close,
      call.trailingClosures.allSatisfy({ !file.isClosure($0.open) })
    else { return }
    let start = tokens.chainStart(endingAt: call.close)
    let end = call.close + 1
    // `f(error: nil)!` and `f(error: nil)?.x` unwrap what `try?` gives as they unwrapped what was given before.
    let isUnwrapped = tokens.kind(end) == .postfixExclamation || tokens.kind(end) == .postfixQuestion
    let isBodyNext = tokens.kind(end) == .leftBrace && !file.isClosure(end)
    guard
      isUnwrapped || tokens.chainEnd(startingAt: start, allowTrailingClosure: !isBodyNext) == end
    else {
      report(manual(Self.message, at: place, because: "the result is used at once"))
      return
    }
    var edits = [Edit(removed, "")]
    if let isTrue = condition(start..<end, in: file) {
      // A function that told with a Bool whether it failed throws.
      let before = isTrue ? start : start - 1
      edits.append(
        Edit(ByteRange(tokens.start(before), tokens.start(start)), "(try? ", affinity: .next))
      edits.append(.insert(isTrue ? ") != nil" : ") == nil", at: tokens.end(call.close), affinity: .previous))
    } else if isUnwrapped {
      edits.append(.insert("(try? ", at: tokens.start(start), affinity: .next))
      edits.append(.insert(")", at: tokens.end(call.close), affinity: .previous))
    } else if file.isWholeStatement(start..<end) {
      edits.append(.insert("_ = try? ", at: tokens.start(start), affinity: .next))
    } else if tokens.kind(start - 1) == .equal, tokens.kind(end) != .kwAs, !tokens.isOperator(end) {
      edits.append(.insert("try? ", at: tokens.start(start), affinity: .next))
    } else {
      edits.append(.insert("(try? ", at: tokens.start(start), affinity: .next))
      edits.append(.insert(")", at: tokens.end(call.close), affinity: .previous))
    }
    report(
      finding(
        Self.message, at: place, .likely, edits: edits,
        evidence: ["the last argument is 'error: nil', and the project declares no such function"]))
  }

  /// `context.save(&e)`: the error is the only argument, and says so by its variable's type alone.
  private func rewriteOnly(_ ampersand: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let (open, close) = (ampersand - 1, ampersand + 2)
    guard tokens.kind(open) == .leftParen, tokens.partner(open) == close, tokens.kind(close - 1) == .identifier,
      tokens.kind(open - 1) == .identifier, tokens.kind(open - 2) == .period,
      !file.facts.functions.contains(tokens.name(open - 1)), !isClosure(open - 1, in: file),
      StoredError.isVariable(close - 1, in: file)
    else { return }
    let place = tokens.range(of: ampersand..<close)
    store(close - 1, close, place: place, removed: place, in: file, report: report)
  }

  /// - Parameters:
  ///   - variable: what stores the error; nil where that is no plain variable.
  ///   - close: the call's closing parenthesis.
  private func store(
    _ variable: Int?, _ close: Int, place: ByteRange, removed: ByteRange, in file: RewriterContext,
    report: (Finding) -> Void
  ) {
    let start = file.tokens.chainStart(endingAt: close)
    if let variable, file.tokens.kind(variable) == .identifier, start < close,
      let edits = StoredError(file: file, call: start..<close + 1, variable: variable, removal: Edit(removed, ""))
        .edits()
    {
      report(
        finding(
          Self.message, at: place, .likely, edits: edits,
          evidence: ["'\(file.tokens.name(variable))' is an NSError?, and the project declares no such function"]))
    } else {
      report(manual(Self.message, at: place, because: "what happens with the error has to move into 'catch'"))
    }
  }

  /// Whether a call is a whole condition, or one part of it: true for `if f()`, false for `if !f()`, nil when it is none.
  private func condition(_ call: Range<Int>, in file: RewriterContext) -> Bool? {
    let tokens = file.tokens
    let isNegated = tokens.isOperator(call.lowerBound - 1, "!")
    let before = isNegated ? call.lowerBound - 2 : call.lowerBound - 1
    switch tokens.kind(before) {
    case .kwIf, .kwWhile: break
    case .infixOperator where tokens.matches(before, "&&") || tokens.matches(before, "||"): break
    default: return nil
    }
    switch tokens.kind(call.upperBound) {
    case .leftBrace: break
    case .infixOperator where tokens.matches(call.upperBound, "&&") || tokens.matches(call.upperBound, "||"): break
    default: return nil
    }
    return !isNegated
  }

  private func isClosure(_ name: Int, in file: RewriterContext) -> Bool {
    file.facts.closureNames.contains(file.tokens.name(name))
  }
}
