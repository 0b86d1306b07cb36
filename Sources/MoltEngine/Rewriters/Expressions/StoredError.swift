import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `f(x, error: &e)`: the call goes into `do`, and what it stored in `e` is caught there.
struct StoredError {
  let file: RewriterContext
  /// The call, up to the token after its closing parenthesis.
  let call: Range<Int>
  /// The variable that is passed.
  let variable: Int
  /// What has to go from the argument list.
  let removal: Edit

  private var tokens: TokenBuffer { file.tokens }
  private var indentation: String { tokens.indentation(at: tokens.start(call.lowerBound)) }
  private var inner: String { outer + step }
  private var outer: String { file.newline + indentation }
  /// What a block is indented by, read from the block around.
  private var step: String {
    guard let brace = file.enclosingBrace(call.lowerBound) else { return "    " }
    let around = tokens.indentation(at: tokens.start(brace))
    let step = indentation.hasPrefix(around) ? String(indentation.dropFirst(around.count)) : ""
    return step.isEmpty ? "    " : step
  }
  /// The error's name in `catch`.
  private var caught: String { tokens.matches(variable, "caught") ? "failure" : "caught" }

  /// The edits for the forms whose meaning stays the same; nil for any other.
  func edits() -> [Edit]? {
    guard Self.isVariable(variable, in: file) else { return nil }
    return wholeStatement() ?? negatedCondition() ?? declaration()
  }

  /// Whether a variable of that name is declared as an `NSError?` in the file.
  static func isVariable(_ variable: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    return file.names.sameNames(as: variable, in: tokens).contains { name in
      tokens.kind(name - 1) == .kwVar && tokens.kind(name + 1) == .colon && tokens.matches(name + 2, "NSError")
        && (tokens.kind(name + 3) == .postfixQuestion || tokens.kind(name + 3) == .postfixExclamation)
    }
  }

  /// What begins the `catch`.
  private var handler: String {
    "} catch let \(caught) as NSError {" + inner + tokens.name(variable) + " = " + caught
  }

  /// `f(x, error: &e)` alone.
  private func wholeStatement() -> [Edit]? {
    guard file.isWholeStatement(call), tokens.startsLine(call.lowerBound) else { return nil }
    return [
      removal, .insert("do {" + inner + "try ", at: tokens.start(call.lowerBound), affinity: .next),
      .insert(outer + handler + outer + "}", at: tokens.end(call.upperBound - 1), affinity: .previous),
    ]
  }

  /// `if !f(x, error: &e) { … }` of a function that told with a Bool whether it failed.
  private func negatedCondition() -> [Edit]? {
    let (not, word, open) = (call.lowerBound - 1, call.lowerBound - 2, call.upperBound)
    guard tokens.isOperator(not, "!"), tokens.kind(word) == .kwIf, tokens.startsLine(word),
      tokens.kind(open) == .leftBrace, let close = tokens.partner(open), tokens.kind(close + 1) != .kwElse
    else { return nil }
    var edits = [
      removal, Edit(ByteRange(tokens.start(word), tokens.start(call.lowerBound)), "do {" + inner + "try "),
    ]
    let end = tokens.end(call.upperBound - 1)
    if tokens.startsLine(open + 1) || open + 1 == close {
      edits.append(Edit(ByteRange(end, tokens.end(open)), outer + handler))
    } else {
      // What stood on the line of the condition gets one of its own.
      edits.append(Edit(ByteRange(end, tokens.start(open + 1)), outer + handler + inner))
    }
    if !tokens.startsLine(close) { edits.append(Edit(ByteRange(tokens.end(close - 1), tokens.start(close)), outer)) }
    return edits
  }

  /// `let x = f(y, error: &e)`, perhaps with `as? T`, where it is known what comes out.
  private func declaration() -> [Edit]? {
    let statement = file.statement(around: call.lowerBound)
    let name = statement.lowerBound + 1
    guard tokens.startsLine(statement.lowerBound),
      tokens.kind(statement.lowerBound) == .kwLet || tokens.kind(statement.lowerBound) == .kwVar,
      tokens.kind(name) == .identifier, tokens.kind(call.lowerBound - 1) == .equal
    else { return nil }
    let cast = call.upperBound
    var type: [Edit.Piece]
    if tokens.kind(name + 1) == .colon {
      let written = name + 2..<call.lowerBound - 1
      guard !written.isEmpty, TypeShape.end(startingAt: written.lowerBound, in: tokens) == written.upperBound,
        tokens.kind(written.upperBound - 1) == .postfixQuestion, isRest(from: cast, of: statement)
      else { return nil }
      type = [.text(": "), .source(tokens.range(of: written))]
    } else {
      guard tokens.kind(name + 1) == .equal, let text = typeOfCast(cast, in: statement) else {
        return nil
      }
      type = [.text(": " + text + "?")]
    }
    let target = tokens.name(name)
    let head = ByteRange(tokens.end(name), tokens.start(call.lowerBound))
    return [
      removal, Edit(head, pieces: type + [.text(outer + "do {" + inner + target + " = try ")]),
      .insert(
        outer + "} catch let \(caught) as NSError {" + inner + target + " = nil" + inner + tokens.name(variable)
          + " = " + caught + outer + "}", at: tokens.end(statement.upperBound - 1), affinity: .previous),
    ]
  }

  /// Whether the statement ends with the call, or with a cast that may fail.
  private func isRest(from cast: Int, of statement: Range<Int>) -> Bool {
    cast == statement.upperBound
      || tokens.kind(cast) == .kwAs && tokens.kind(cast + 1) == .postfixQuestion
        && TypeShape.end(startingAt: cast + 2, in: tokens) == statement.upperBound
  }

  /// The type in `as? T`, where its name is the same in all versions.
  private func typeOfCast(_ cast: Int, in statement: Range<Int>) -> String? {
    guard cast < statement.upperBound, isRest(from: cast, of: statement) else { return nil }
    let type = cast + 2..<statement.upperBound
    let isPlain = type.allSatisfy { token in
      switch tokens.kind(token) {
      case .identifier:
        let text = tokens.text(token)
        return Self.kept.contains(text) || text.hasPrefix("UI") && !text.contains("Type") && !text.contains("Style")
      case .leftBracket, .rightBracket, .colon: return true
      default: return false
      }
    }
    return isPlain ? type.map(tokens.text).joined().replacing(":", with: ": ") : nil
  }

  /// Types that no version renamed and that no rule writes in another way.
  private static let kept: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "NSDictionary", "NSArray", "NSString", "NSNumber", "NSManagedObject",
    "NSMutableDictionary", "NSMutableArray",
  ]
}

extension String {
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    reduce(into: "") { $0 += $1 == character ? text : String($1) }
  }
}
