import MoltSyntax
import MoltText

/// Turns a pattern's text into elements.
struct PatternCompiler {
  private let text: String
  private let tokens: TokenBuffer
  private(set) var elements: [Pattern.Element] = []
  private(set) var holes: [String] = []
  private(set) var runs: Set<Int> = []
  private(set) var uses: [Int] = []
  private(set) var partners: [Int] = []
  private(set) var anchorPosition = -1
  private(set) var anchor: [UInt8] = []
  /// For each element the token it came from.
  private var origins: [Int] = []

  init(_ text: String) {
    self.text = text
    // `$...ARGS` becomes one name of the same length, so that offsets stay.
    var bytes = Array(text.utf8)
    var index = 0
    while index + 4 < bytes.count + 1 {
      if bytes[index...].starts(with: Array("$...".utf8)) {
        for offset in 1...3 { bytes[index + offset] = Self.runMark }
      }
      index += 1
    }
    tokens = Lexer.lex(bytes)
  }

  private static let runMark = UInt8(ascii: "_")

  mutating func compile() throws(Pattern.Problem) {
    guard tokens.count > 1 else {
      throw Pattern.Problem(offset: 0, message: "an empty pattern", advice: "Write the code that is looked for.")
    }
    try checkTokens()
    for index in 0..<tokens.count - 1 { try add(index) }
    relaxCommas()
    try chooseAnchor()
    pairBrackets()
  }

  private func checkTokens() throws(Pattern.Problem) {
    for index in 0..<tokens.count - 1 {
      let token = tokens[index]
      if token.flags.contains(.unterminated) {
        throw Pattern.Problem(
          offset: Int(token.start), message: "'\(tokens.text(index))' has no partner",
          advice: "Brackets and quotes in a pattern come in pairs.")
      }
      if token.kind == .unknown {
        throw Pattern.Problem(
          offset: Int(token.start), message: "'\(tokens.text(index))' is not Swift",
          advice: "A hole is written $NAME or $...NAME, in capitals.")
      }
    }
  }

  private mutating func add(_ index: Int) throws(Pattern.Problem) {
    if let hole = holeName(index) {
      if hole.isRun {
        append(.run(try number(hole.name, isRun: true, at: index)), index)
      } else {
        append(.hole(try number(hole.name, isRun: false, at: index), extent(index)), index)
      }
      return
    }
    let kind = tokens.kind(index)
    if closesOperand(index) { append(.optionalClose, index) }
    append(.token(kind, Self.nameBytes(index, tokens)), index)
    if kind == .identifier, tokens.kind(index + 1) == .leftParen, Self.isUppercase(tokens.text(index)) {
      append(.optionalInit, index)
    }
  }

  private mutating func append(_ element: Pattern.Element, _ origin: Int) {
    elements.append(element)
    origins.append(origin)
  }

  static func nameBytes(_ index: Int, _ tokens: TokenBuffer) -> [UInt8] {
    let token = tokens[index]
    let inset = token.flags.contains(.backticked) ? 1 : 0
    return Array(tokens.bytes[Int(token.start) + inset..<Int(token.end) - inset])
  }

  private static func isUppercase(_ text: String) -> Bool {
    text.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// Whether a mark or member follows something that may stand in parentheses of its own: the pattern's first operand.
  private func closesOperand(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case .postfixExclamation, .postfixQuestion, .period: break
    default: return false
    }
    guard index > 0, tokens.kind(index - 1).endsOperand else { return false }
    return tokens.chainStart(endingAt: index - 1) == 0
  }

  private func holeName(_ index: Int) -> (name: String, isRun: Bool)? {
    guard tokens.kind(index) == .dollarIdentifier else { return nil }
    var name = tokens.text(index).dropFirst()
    let start = Int(tokens[index].start)
    let isRun = text.utf8.dropFirst(start).starts(with: "$...".utf8)
    if isRun { name = name.dropFirst(3) }
    let isName = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || ($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z"))
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
    }
    guard isName, let first = name.utf8.first, first > UInt8(ascii: "9") || isRun else { return nil }
    return (String(name), isRun)
  }

  private mutating func number(_ name: String, isRun: Bool, at index: Int) throws(Pattern.Problem) -> Int {
    if name == "_" { return -1 }
    if let known = holes.firstIndex(of: name) {
      guard runs.contains(known) == isRun else {
        throw Pattern.Problem(
          offset: Int(tokens[index].start), message: "$\(name) is both an expression and a run of arguments",
          advice: "Give them two names.")
      }
      uses[known] += 1
      return known
    }
    holes.append(name)
    uses.append(1)
    if isRun { runs.insert(holes.count - 1) }
    return holes.count - 1
  }

  private func extent(_ index: Int) -> Pattern.Extent {
    switch tokens.kind(index + 1) {
    case .period, .leftParen, .leftBracket, .postfixQuestion, .postfixExclamation, .postfixOperator: return .chain
    case .infixOperator, .kwAs, .kwIs, .infixQuestion: return .operand
    default: break
    }
    switch tokens.kind(index - 1) {
    case .infixOperator, .prefixOperator: return index > 0 ? .operand : .expression
    default: return .expression
    }
  }

  /// A run of nothing takes a comma beside it along.
  private mutating func relaxCommas() {
    var index = 0
    while index < elements.count {
      if case .run(let hole) = elements[index] {
        if index > 0, isToken(index - 1, .comma) {
          elements[index] = .commaRun(hole)
          elements.remove(at: index - 1)
          origins.remove(at: index - 1)
          continue
        }
        if index + 1 < elements.count, isToken(index + 1, .comma) {
          elements[index] = .runComma(hole)
          elements.remove(at: index + 1)
          origins.remove(at: index + 1)
        }
      }
      index += 1
    }
  }

  private func isToken(_ index: Int, _ kind: TokenKind) -> Bool {
    guard index < elements.count else { return false }
    if case .token(kind, _) = elements[index] { return true }
    return false
  }

  /// The first word that files must contain; before it only what can be read backwards.
  private mutating func chooseAnchor() throws(Pattern.Problem) {
    var weak: Int?
    search: for (position, element) in elements.enumerated() {
      switch element {
      case .token(let kind, let bytes):
        if isRare(kind, at: position), weak == nil { weak = position }
        switch Self.strength(kind, bytes) {
        case 2:
          anchorPosition = position
          break search
        case 1: if weak == nil { weak = position }
        default: break
        }
      case .run, .commaRun, .runComma: break search
      default: break
      }
    }
    if anchorPosition < 0, let weak { anchorPosition = weak }
    guard anchorPosition >= 0, case .token(_, let bytes) = elements[anchorPosition] else {
      throw Pattern.Problem(
        offset: 0, message: "the pattern has no anchor: it would have to be tried everywhere",
        advice: "Start it with a name, a keyword or an operator of its own; holes alone match anything.")
    }
    anchor = bytes
  }

  /// `!` before a call, after a subscript or at the end of a list's type, and `=` before a closure, are rare, each alone is not.
  private func isRare(_ kind: TokenKind, at position: Int) -> Bool {
    switch kind {
    case .postfixExclamation:
      return isToken(position + 1, .leftParen) || isToken(position + 1, .rightBracket)
        || position > 0 && isToken(position - 1, .rightBracket)
    case .equal: return isToken(position + 1, .leftBrace)
    default: return false
    }
  }

  /// Words that are in every file.
  private static let common = Set(["override", "public", "final", "weak", "lazy", "open"].map { Array($0.utf8) })

  private static func strength(_ kind: TokenKind, _ bytes: [UInt8]) -> Int {
    switch kind {
    case .identifier where common.contains(bytes): return 1
    case .identifier, .poundWord: return 2
    case .infixOperator, .prefixOperator, .postfixOperator: return 1
    case .kwSelf, .kwLet, .kwVar, .kwNil, .kwTrue, .kwFalse, .kwReturn, .kwIf: return 0
    default: return kind.isKeyword ? 1 : 0
    }
  }

  private mutating func pairBrackets() {
    partners = Array(repeating: -1, count: elements.count)
    var positions: [Int: Int] = [:]
    for (position, element) in elements.enumerated() {
      guard case .token = element else { continue }
      positions[origins[position]] = position
    }
    for (origin, position) in positions {
      if let partner = tokens.partner(origin), let other = positions[partner] { partners[position] = other }
    }
  }
}
