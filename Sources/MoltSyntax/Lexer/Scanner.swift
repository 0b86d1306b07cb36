/// The state of one forward scan over a file's bytes.
///
/// The parts of the scan stand in extensions, one file each. Everything that nests (strings, brackets, `#if`) has an
/// explicit stack; nothing recurses.
struct Scanner {
  let base: UnsafePointer<UInt8>
  let end: Int
  /// Where the code starts: past a byte order mark and a shebang line.
  var contentStart = 0
  /// Offset of the next byte to read.
  var position = 0

  let classes = ByteClass.table
  let keywords = KeywordTable.shared

  // Output. Kept in raw memory: growing an array checks more than this loop can afford.
  var tokens: UnsafeMutablePointer<Token>
  var partners: UnsafeMutablePointer<Int32>
  var count = 0
  private var capacity: Int
  /// The output has outgrown the room that was given.
  private var ownsOutput = false
  /// Flags that the trivia just skipped gives to the next token.
  var pending: UInt8 = TokenFlags.startsLine.rawValue

  // Strings that an open interpolation stands in, innermost last.
  var strings: [StringFrame] = []
  /// The innermost interpolation stands in a single-line string, so a line end ends it.
  var stopsAtNewline = false
  /// Parentheses open since the innermost interpolation began.
  var parens = 0

  var brackets = BracketStack()
  var conditions: [ConditionFrame] = []

  // Bounds on looking ahead, which keep the scan linear on hostile input.
  var failedLookaheads = 0
  var failedMultilineRegexes = 0
  /// End of a run of `#` that is known to open neither a string nor a regular expression.
  var plainPoundsEnd = 0
  var unterminatedComment = false

  /// A scan of `buffer` that writes to uninitialised room for `capacity` tokens and partners.
  init(
    _ buffer: UnsafeBufferPointer<UInt8>, tokens: UnsafeMutablePointer<Token>,
    partners: UnsafeMutablePointer<Int32>, capacity: Int
  ) {
    // An empty buffer has no address; nothing is read through the stand-in.
    base = buffer.baseAddress ?? ByteClass.table
    end = buffer.count
    self.tokens = tokens
    self.partners = partners
    self.capacity = capacity
  }

  /// The kind of the last token.
  var lastKind: TokenKind { count > 0 ? tokens[count - 1].kind : .endOfFile }

  /// The byte at an offset, 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < end ? base[offset] : 0 }

  /// Appends the token from `start` to `position`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, flags: TokenFlags = []) {
    if count == capacity { grow() }
    let all = TokenFlags(rawValue: pending | flags.rawValue)
    tokens[count] = Token(kind: kind, start: start, end: position, flags: all)
    partners[count] = -1
    count += 1
    pending = 0
  }

  private mutating func grow() {
    let larger = capacity * 2
    let newTokens = UnsafeMutablePointer<Token>.allocate(capacity: larger)
    newTokens.moveInitialize(from: tokens, count: count)
    let newPartners = UnsafeMutablePointer<Int32>.allocate(capacity: larger)
    newPartners.moveInitialize(from: partners, count: count)
    if ownsOutput {
      tokens.deallocate()
      partners.deallocate()
    }
    ownsOutput = true
    tokens = newTokens
    partners = newPartners
    capacity = larger
  }

  mutating func pair(_ one: Int, _ two: Int) {
    partners[one] = Int32(truncatingIfNeeded: two)
    partners[two] = Int32(truncatingIfNeeded: one)
  }

  mutating func markUnterminated(_ token: Int) {
    tokens[token].flags.insert(.unterminated)
  }

  /// The output, if it has outgrown the room that was given; frees the scanner's own, which is spent after that.
  mutating func takeOverflow() -> (tokens: [Token], partners: [Int32])? {
    guard ownsOutput else { return nil }
    ownsOutput = false
    let output = (
      [Token](UnsafeBufferPointer(start: tokens, count: count)),
      [Int32](UnsafeBufferPointer(start: partners, count: count))
    )
    tokens.deallocate()
    partners.deallocate()
    return output
  }

  /// Scans the whole file.
  mutating func run() {
    skipPreamble()
    while true {
      skipTrivia()
      if position >= end { break }
      lexToken()
    }
    finish()
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    let start = position
    position += 1
    emit(kind, from: start)
  }

  @inline(__always)
  private mutating func lexToken() {
    switch classes[Int(base[position])] & ByteClass.startMask {
    case ByteClass.letter: lexName()
    case ByteClass.digit: lexNumber()
    case ByteClass.dot: lexDot()
    case ByteClass.comma: single(.comma)
    case ByteClass.colon: single(.colon)
    case ByteClass.leftParen:
      parens += 1
      open(.leftParen)
    case ByteClass.rightParen: closeParen()
    case ByteClass.leftBracket: open(.leftBracket)
    case ByteClass.rightBracket: close(.rightBracket)
    case ByteClass.leftBrace: open(.leftBrace)
    case ByteClass.rightBrace: close(.rightBrace)
    case ByteClass.operatorStart, ByteClass.slash: lexOperator()
    case ByteClass.question: lexQuestionOrExclamation(.postfixQuestion)
    case ByteClass.exclamation: lexQuestionOrExclamation(.postfixExclamation)
    case ByteClass.quote: lexString(from: position, hashes: 0)
    case ByteClass.semicolon: single(.semicolon)
    case ByteClass.at: single(.atSign)
    case ByteClass.pound: lexPound()
    case ByteClass.backslash: single(.backslash)
    case ByteClass.backtick: lexBacktick()
    case ByteClass.dollar: lexDollar()
    case ByteClass.nonASCII: lexNonASCII()
    default: single(.unknown)
    }
  }

  private mutating func finish() {
    while !strings.isEmpty { abandonString() }
    dropBrackets(to: 0)
    emit(.endOfFile, from: position, flags: unterminatedComment ? .unterminated : [])
  }
}
