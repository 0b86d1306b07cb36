import MoltSyntax

/// A method as a selector names it.
struct SelectorName: Hashable, Sendable {
  var base: String
  /// How many arguments it takes; nil where the selector leaves it open.
  var count: Int?
}

/// What the rest of the project needs to know of one file. Made file by file, on any thread.
struct FileSummary: Sendable {
  var path: String
  var declarations: [Declared] = []
  var imports: Set<String> = []
  /// How functions are called, by base name: the labels of each call, `_` where there is none.
  var calls: [String: Set<[String]>] = [:]
  /// What `#selector` names.
  var selectors: Set<SelectorName> = []
  /// Strings that spell a selector if the function that takes them wants one: `action: "base:"`, `Selector("base:")`.
  var selectorStrings: [(name: SelectorName, callee: String)] = []

  /// - Parameters:
  ///   - headers: the declarations that others have read of the file.
  ///   - collectsCalls: whether the calls and selectors are of interest; who asks for types alone needs none.
  init(path: String, tokens: TokenBuffer, headers: DeclarationHeaders? = nil, collectsCalls: Bool = true) {
    self.path = path
    var reader = OutlineReader(tokens: tokens, headers: headers)
    reader.read()
    declarations = reader.declarations
    imports = reader.imports
    if collectsCalls { collectCalls(tokens) }
  }

  /// One pass over the tokens for call sites and selectors.
  private mutating func collectCalls(_ tokens: TokenBuffer) {
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .leftParen:
        var name = index - 1
        // `delegate.done?(x)`
        if tokens.kind(name) == .postfixQuestion || tokens.kind(name) == .postfixExclamation { name -= 1 }
        guard tokens.kind(name) == .identifier, !tokens[index].flags.contains(.startsLine),
          tokens.kind(name - 1) != .kwFunc, tokens.kind(index + 1) != .rightParen
        else { continue }
        calls[tokens.name(name), default: []].insert(tokens.argumentLabels(open: index))
      case .leftBrace:
        // `name { … }`: a call whose first argument is a trailing closure.
        if tokens.kind(index - 1) == .identifier, tokens[index].flags.contains(.spaceBefore),
          tokens.kind(index - 2) == .period
        {
          calls[tokens.name(index - 1), default: []].insert(["_"])
        }
      case .stringSegment:
        if let base = tokens.selectorBase(at: index), let callee = tokens.callee(ofArgumentAt: index - 1) {
          let text = tokens.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
          let count = text.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
          selectorStrings.append((SelectorName(base: base, count: count), tokens.name(callee)))
        }
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
    var count: Int?
    while index < close {
      if tokens.kind(index) == .identifier { last = tokens.name(index) }
      if tokens.kind(index) == .leftParen, let end = tokens.partner(index) {
        count = (index..<end).reduce(0) { $0 + (tokens.kind($1) == .colon ? 1 : 0) }
        break
      }
      index += 1
    }
    if let last { selectors.insert(SelectorName(base: last, count: count)) }
  }
}

extension TokenBuffer {
  /// The labels of the arguments in the parentheses that open at `open`, `_` where there is none.
  func argumentLabels(open: Int) -> [String] {
    guard let close = partner(open) else { return ["_"] }
    var labels: [String] = []
    var token = open + 1
    while token < close {
      let isLabelled = kind(token + 1) == .colon && isLabel(token)
      labels.append(isLabelled ? name(token) : "_")
      while token < close, kind(token) != .comma {
        token = (partner(token).map { max($0, token) } ?? token) + 1
      }
      token += 1
    }
    return labels
  }

  /// Whether the token can be an argument label: a name or a reserved word.
  func isLabel(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .wildcard: return true
    case let kind: return kind.isKeyword
    }
  }

  /// The base name of a selector that the string segment at `index` may spell: all of a string that is one name with
  /// colons.
  func selectorBase(at index: Int) -> String? {
    guard kind(index - 1) == .stringQuote, kind(index + 1) == .stringQuote else { return nil }
    let bytes = bytes[Int(self[index].start)..<Int(self[index].end)]
    for byte in bytes {
      let isWord =
        byte == UInt8(ascii: "_") || byte > 127 || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      guard isWord || byte == UInt8(ascii: ":") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) else {
        return nil
      }
    }
    let base = bytes.prefix { $0 != UInt8(ascii: ":") }
    return base.isEmpty ? nil : String(decoding: base, as: UTF8.self)
  }

  /// The function in whose call the token at `index` is an argument by itself; nil where there is none.
  func callee(ofArgumentAt index: Int) -> Int? {
    var token = index - 1
    // Each text of a long list would look back to the list's start; no call is that long.
    var steps = 500
    while token >= 0, steps > 0 {
      steps -= 1
      switch kind(token) {
      case .leftParen: return kind(token - 1) == .identifier ? token - 1 : nil
      case .leftBrace, .leftBracket, .semicolon, .interpolationStart: return nil
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .stringQuote:
        guard let open = partner(token), open < token else { return nil }
        token = open - 1
      default: token -= 1
      }
    }
    return nil
  }
}

extension TokenKind {
  /// Whether the kind is a reserved word.
  var isKeyword: Bool {
    rawValue >= TokenKind.kwAssociatedtype.rawValue && rawValue <= TokenKind.kwTry.rawValue
  }
}
