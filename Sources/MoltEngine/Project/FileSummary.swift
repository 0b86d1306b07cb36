import MoltSyntax

/// What the rest of the project needs to know of one file. Made file by file, on any thread.
struct FileSummary: Sendable {
  var path: String
  var declarations: [Declared] = []
  var imports: Set<String> = []
  /// Names that are called with an unlabelled first argument somewhere in the file.
  var unlabelledCalls: Set<String> = []
  /// Names that are called with a label on the first argument, with these labels.
  var labelledCalls: [String: Set<String>] = [:]
  /// Base names that a selector mentions: `#selector(T.base(_:))`, `Selector("base:")`, `action: "base:"`.
  var selectors: Set<String> = []

  init(path: String, tokens: TokenBuffer) {
    self.path = path
    var reader = OutlineReader(tokens: tokens)
    reader.read()
    declarations = reader.declarations
    imports = reader.imports
    collectCalls(tokens)
  }

  /// One pass over the tokens for call sites and selectors.
  private mutating func collectCalls(_ tokens: TokenBuffer) {
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .leftParen:
        let name = index - 1
        guard tokens.kind(name) == .identifier, !tokens[index].flags.contains(.startsLine) else { continue }
        if tokens.kind(index - 2) == .kwFunc || tokens.kind(index + 1) == .rightParen { continue }
        let first = tokens.kind(index + 1)
        if tokens.kind(index + 2) == .colon, first != .dollarIdentifier, tokens.isLabel(index + 1) {
          labelledCalls[tokens.name(name), default: []].insert(tokens.name(index + 1))
        } else {
          unlabelledCalls.insert(tokens.name(name))
        }
      case .leftBrace:
        // `name { … }`: a call whose first argument is a trailing closure.
        if tokens.kind(index - 1) == .identifier, tokens[index].flags.contains(.spaceBefore),
          tokens.kind(index - 2) == .period
        {
          unlabelledCalls.insert(tokens.name(index - 1))
        }
      case .stringSegment:
        if let selector = tokens.selectorText(at: index) { selectors.insert(selector) }
      case .poundWord:
        if tokens.matches(index, "#selector") { collectSelector(tokens, index) }
      default: break
      }
    }
  }

  private mutating func collectSelector(_ tokens: TokenBuffer, _ pound: Int) {
    guard tokens.kind(pound + 1) == .leftParen, let close = tokens.partner(pound + 1) else { return }
    var index = pound + 2
    var last: String?
    while index < close {
      if tokens.kind(index) == .identifier { last = tokens.name(index) }
      if tokens.kind(index) == .leftParen { break }
      index += 1
    }
    if let last { selectors.insert(last) }
  }
}

extension TokenBuffer {
  /// Whether the token can be an argument label: a name or a reserved word.
  func isLabel(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .wildcard: return true
    case let kind: return kind.isKeyword
    }
  }

  /// The base name of the selector that the string segment at `index` spells, if it stands where a selector is
  /// expected: `Selector("tap:")`, `action: "tap:"`, `selector: "tap:"`.
  func selectorText(at index: Int) -> String? {
    guard kind(index - 1) == .stringQuote, kind(index + 1) == .stringQuote else { return nil }
    let before = index - 2
    let isCall = kind(before) == .leftParen && matches(before - 1, "Selector")
    let isLabelled =
      kind(before) == .colon
      && (matches(before - 1, "action") || matches(before - 1, "selector") || matches(before - 1, "Selector"))
    guard isCall || isLabelled else { return nil }
    let text = self.text(index)
    let base = text.prefix { $0 != ":" }
    guard !base.isEmpty, base.utf8.allSatisfy({ $0 == 95 || $0 > 127 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57) })
    else { return nil }
    return String(base)
  }
}

extension TokenKind {
  /// Whether the kind is a reserved word.
  var isKeyword: Bool {
    rawValue >= TokenKind.kwAssociatedtype.rawValue && rawValue <= TokenKind.kwTry.rawValue
  }
}
