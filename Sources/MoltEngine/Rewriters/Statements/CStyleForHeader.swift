import MoltSyntax

/// The header of `for var i = 0; i < n; i++ {`, as token ranges.
struct CStyleForHeader {
  /// The `for` keyword.
  let keyword: Int
  let start: Range<Int>
  let condition: Range<Int>
  let step: Range<Int>
  /// The header's first and last token after `for`, its parentheses included.
  let header: Range<Int>
  /// The braces of the loop's body.
  let open: Int
  let close: Int

  /// Reads the header after the `for` at `keyword`; nil when it has no semicolons.
  init?(at keyword: Int, in tokens: TokenBuffer) {
    self.keyword = keyword
    var first = keyword + 1
    var limit = tokens.count - 1
    var end: Int?
    if tokens.kind(first) == .leftParen, let close = tokens.partner(first), tokens.kind(close + 1) == .leftBrace {
      first += 1
      limit = close
      end = close + 1
    }
    var semicolons: [Int] = []
    var index = first
    while index < limit, semicolons.count < 2 || end == nil {
      switch tokens.kind(index) {
      case .semicolon: semicolons.append(index)
      case .leftBrace:
        // A closure in the condition or the step stands in parentheses or after an operator.
        if semicolons.isEmpty { return nil }
        let before = tokens.kind(index - 1)
        if semicolons.count == 2, end == nil, before != .infixOperator, before != .prefixOperator, before != .equal {
          end = index
        }
      case .rightBrace, .endOfFile, .kwIn: return nil
      default: break
      }
      if end == index { break }
      index = tokens.after(index)
    }
    guard semicolons.count == 2, let body = end, tokens.kind(body) == .leftBrace, let close = tokens.partner(body)
    else { return nil }
    let stepEnd = limit < tokens.count - 1 ? limit : body
    start = first..<semicolons[0]
    condition = semicolons[0] + 1..<semicolons[1]
    step = semicolons[1] + 1..<stepEnd
    header = keyword + 1..<body
    open = body
    self.close = close
  }

  /// The header in which a token stands, if it stands in one.
  static func around(_ index: Int, in file: RewriterContext) -> CStyleForHeader? {
    let tokens = file.tokens
    var current = index - 1
    // A header is short and holds no other statement.
    let floor = max(0, index - 200)
    while current >= floor {
      switch tokens.kind(current) {
      case .kwFor:
        guard let header = CStyleForHeader(at: current, in: tokens), header.header.contains(index) else { return nil }
        return header
      case .leftBrace, .kwIf, .kwWhile, .kwGuard, .kwReturn, .kwSwitch, .kwFunc: return nil
      case .rightBrace: return nil
      default: current -= 1
      }
    }
    return nil
  }
}
