import MoltSyntax
import MoltText
import Testing

/// Sources that use every state of the lexer, ended anywhere in the tests below.
let samples: [String] = [
  "#!/usr/bin/swift\nimport A // x\n/* a /* b */ c */ let x = \"a\\(b + \"c\\(d)\")e\"\r\nfunc f(#a: Int) {}\r",
  "let s = \"\"\"\n  a \\(x\n  + [1, {2}]) \"\" \\\"\"\"\n  \"\"\" + #\"raw \\(x) \\#(y) \"# + ##\"\"\"\n\"\"\"#\n\"\"\"##",
  "if x!==y && a/b/c == /re[/]g(e)x\\// { z = #/a/b/# ; w = #/\n  x\n/# }",
  "#if os(iOS)\nfunc f() { (\n#elseif X\nfunc f() { [\n#else\nfunc f() {\n#endif\n}\n",
  "let 👍e\u{301} = `class`.x?.y!.z ?? 0x1.8p3 + 1_000.5e-3 + $0 + 0b1; x.0.1; <#code#>; a >>= b; Foo<Bar<Int>>?()",
  "\u{FEFF}@objc(a:) prefix func √(x: Int...) -> [Int: String]! { return \\.a[0]?.b } ; [#Color(red: 1)#]",
  "\"unterminated \\(a + \"b\nlet y = '\u{201C}q\u{201D}' \u{0} \u{A0} ) ] } ` x",
]

/// Fails unless tokens and gaps tile the bytes, gaps are trivia and partners agree.
private func expectTiling(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let buffer = Lexer.lex(bytes)
  var offset = 0
  var faults: [String] = []
  for (index, token) in buffer.tokens.enumerated() {
    if Int(token.start) < offset || token.end < token.start { faults.append("token \(index) overlaps") }
    if Int(token.start) == Int(token.end), token.kind != .endOfFile { faults.append("token \(index) is empty") }
    let gap = buffer.trivia(before: index)
    if gap.isEmpty == token.flags.contains(.spaceBefore) { faults.append("token \(index): spaceBefore is wrong") }
    if index > 0, gap.isEmpty == buffer[index - 1].flags.contains(.spaceAfter) {
      faults.append("token \(index - 1): spaceAfter is wrong")
    }
    if !isTrivia(buffer, index) { faults.append("the gap before token \(index) holds code") }
    offset = Int(token.end)
    if let partner = buffer.partner(index), buffer.partner(partner) != index {
      faults.append("token \(index): the partner disagrees")
    }
  }
  if buffer.tokens.last?.kind != .endOfFile || offset != bytes.count { faults.append("the end is missing") }
  #expect(faults.isEmpty, sourceLocation: sourceLocation)
}

/// Whether the gap before a token is made of blanks, line ends and comments only.
private func isTrivia(_ buffer: TokenBuffer, _ index: Int) -> Bool {
  let gap = buffer.trivia(before: index)
  var offset = gap.lower
  if offset == 0 {
    if buffer.bytes.starts(with: [0xEF, 0xBB, 0xBF]), gap.upper >= 3 { offset = 3 }
    if buffer.bytes[offset..<gap.upper].starts(with: Array("#!".utf8)) {
      while offset < gap.upper, buffer.bytes[offset] != 10, buffer.bytes[offset] != 13 { offset += 1 }
    }
  }
  for comment in buffer.comments(before: index) {
    if !isBlank(buffer.bytes[offset..<comment.range.lower]) { return false }
    offset = comment.range.upper
  }
  return isBlank(buffer.bytes[offset..<gap.upper])
}

private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.allSatisfy { [0, 9, 10, 11, 12, 13, 32, 0xC2, 0xA0].contains($0) }
}

@Suite struct LexerTilingTests {
  @Test(arguments: samples)
  func everyPrefix(source: String) {
    let bytes = Array(source.utf8)
    for end in 0...bytes.count { expectTiling(Array(bytes[..<end])) }
  }

  @Test(arguments: samples)
  func everySuffix(source: String) {
    let bytes = Array(source.utf8)
    for start in 0...bytes.count { expectTiling(Array(bytes[start...])) }
  }

  @Test(arguments: samples)
  func lineEnds(source: String) {
    for end in ["\n", "\r\n", "\r"] {
      let bytes = Array(source.utf8).flatMap { $0 == 10 ? Array(end.utf8) : [$0] }
      expectTiling(bytes)
    }
  }

  @Test(arguments: 0..<8)
  func randomBytes(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<200, using: &generator)
      expectTiling((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  /// Random pieces of Swift reach further into the lexer than random bytes.
  @Test(arguments: 0..<8)
  func randomPieces(seed: UInt64) {
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "\\", "(", ")", "[", "]", "{", "}", "\n", "\r\n", " ", "/", "/*", "*/", "//", "#if",
      "#else", "#endif", "#/", "/#", "`", "<", ">", ">>", "?", "!", ".", "..<", "1.5", "0x", "a", "func", "é", "👍",
      "<#", "#>", ":", ",", "$0", "&", "=", "->", "\u{301}", "await", "\u{FEFF}", "'",
    ]
    var generator = SplitMix(state: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0..<40, using: &generator)
      let source = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      expectTiling(Array(source.utf8))
    }
  }

  @Test(arguments: ["(", "[", "{", "\"\\(", "#if a\n", "/*", "\"\"\"\n\\(", "f(", "Foo<", "#\"\\#(", "a ? "])
  func deepNesting(piece: String) {
    expectEndIsReached(piece)
  }

  /// Each of these would take minutes if something were searched ahead again and again.
  @Test(arguments: [
    "(/a,", "#\"\"\"\\#(", "#/\n", "<# ", "#", "[)", "{)", "\"\"\"", "=/a/*", ">?", "`", "#/x\n", "/*/", "\\(\"",
  ])
  func hostileRepetition(piece: String) {
    expectEndIsReached(piece)
  }

  private func expectEndIsReached(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    let buffer = Lexer.lex(bytes)
    #expect(Int(buffer[buffer.count - 1].end) == bytes.count)
    #expect(buffer.partners.count == buffer.count)
  }
}

/// A small generator, so that a failing seed fails again.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
