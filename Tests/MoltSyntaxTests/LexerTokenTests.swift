import MoltSyntax
import Testing

@Suite struct LexerTokenTests {
  /// Kinds and texts of all tokens but the end, one per token.
  private func render(_ source: String) -> String {
    let buffer = Lexer.lex(Array(source.utf8))
    return (0..<buffer.count - 1).map { index in
      let kind = "\(buffer.kind(index))"
      return Self.short[kind].map { $0 + buffer.text(index) } ?? (kind.hasPrefix("kw") ? buffer.text(index) : kind)
    }.joined(separator: " ")
  }

  /// Kinds whose text matters, by a sign.
  private static let short: [String: String] = [
    "identifier": "i:", "integerLiteral": "n:", "floatLiteral": "f:", "regexLiteral": "r:", "stringQuote": "q:",
    "stringSegment": "s:", "prefixOperator": "pre:", "postfixOperator": "post:", "infixOperator": "in:",
    "poundWord": "w:", "dollarIdentifier": "d:", "unknown": "u:",
  ]

  @Test(arguments: [
    ("x!==y", "i:x postfixExclamation in:== i:y"),
    ("a!.b", "i:a postfixExclamation period i:b"),
    ("let x: Int!", "let i:x colon i:Int postfixExclamation"),
    ("a ?? b", "i:a in:?? i:b"),
    ("a?.b?()", "i:a postfixQuestion period i:b postfixQuestion leftParen rightParen"),
    ("a ? b : c", "i:a infixQuestion i:b colon i:c"),
    ("try! x as? Y", "try postfixExclamation i:x as postfixQuestion i:Y"),
    ("init?(x)", "init postfixQuestion leftParen i:x rightParen"),
    ("f(&x, y & z)", "i:f leftParen prefixAmpersand i:x comma i:y in:& i:z rightParen"),
    ("!x && -y", "pre:! i:x in:&& pre:- i:y"),
    ("x++ + ++y", "i:x post:++ in:+ pre:++ i:y"),
    ("0..<3 ... 4", "n:0 in:..< n:3 in:... n:4"),
    ("x...", "i:x post:..."),
    ("Foo<Bar<Int>>?()", "i:Foo in:< i:Bar in:< i:Int post:>> postfixQuestion leftParen rightParen"),
    ("A<B<C>?>(x)", "i:A in:< i:B in:< i:C post:> postfixQuestion post:> leftParen i:x rightParen"),
    ("a: Foo<Int>! = b", "i:a colon i:Foo in:< i:Int post:> postfixExclamation equal i:b"),
    ("a >> b >= c", "i:a in:>> i:b in:>= i:c"),
    ("func ==<T>(", "func pre:== in:< i:T in:> leftParen"),
    (
      "1.method 1.5.x x.0.1 1.0e-3 0x1p3 0xff.a",
      "n:1 period i:method f:1.5 period i:x i:x period n:0 period n:1"
        + " f:1.0e-3 f:0x1p3 n:0xff period i:a"
    ),
    ("a / b / c", "i:a in:/ i:b in:/ i:c"),
    ("a /b /c", "i:a pre:/ i:b pre:/ i:c"),
    ("x = /a b/ + #/c\"/#", "i:x equal r:/a b/ in:+ r:#/c\"/#"),
    ("f(/a/, /)", "i:f leftParen r:/a/ comma in:/ rightParen"),
    ("(a / b) / (c / d)", "leftParen i:a in:/ i:b rightParen in:/ leftParen i:c in:/ i:d rightParen"),
    ("reduce(1, combine: /)", "i:reduce leftParen n:1 comma i:combine colon in:/ rightParen"),
    ("a +/* x */b", "i:a in:+ i:b"),
    ("#selector(a) #foo #if #line", "w:#selector leftParen i:a rightParen pound i:foo poundIf w:#line"),
    ("f(#line: Int)", "i:f leftParen pound i:line colon i:Int rightParen"),
    ("[#line: 1]", "leftBracket w:#line colon n:1 rightBracket"),
    ("x.default.self .init", "i:x period i:default period self period init"),
    ("`class` `a b` ` x", "i:`class` i:`a b` u:` i:x"),
    (
      "await x; await(y); func await()",
      "await i:x semicolon i:await leftParen i:y rightParen semicolon func i:await"
        + " leftParen rightParen"
    ),
    ("$0 $x _ _a", "d:$0 d:$x wildcard i:_a"),
    ("👍é e\u{301} √x", "i:👍é i:e\u{301} pre:√ i:x"),
    ("\\.?.a \\Foo.b", "backslash period postfixQuestion period i:a backslash i:Foo period i:b"),
    ("a\u{0}b\u{A0}c\u{C}d", "i:a i:b i:c i:d"),
    ("<#code#>", "i:<#code#>"),
    ("\"\" \"a\"", "q:\" q:\" q:\" s:a q:\""),
    ("\"a\\\"b\\\\\" c", "q:\" s:a\\\"b\\\\ q:\" i:c"),
    ("#\"\\(a)\"# ##\"b\"#\"##", "q:#\" s:\\(a) q:\"# q:##\" s:b\"# q:\"##"),
    ("#\"\"\"#", "q:#\" s:\" q:\"#"),
    ("\"\"\"\na\"b\n\"\"\"", "q:\"\"\" s:\na\"b\n q:\"\"\""),
    (
      "\"\\(\"\\(x)\")\"",
      "q:\" interpolationStart q:\" interpolationStart i:x interpolationEnd q:\""
        + " interpolationEnd q:\""
    ),
    ("\"a\nb", "q:\" s:a i:b"),
    ("\"\\(a\nb", "q:\" interpolationStart i:a i:b"),
    ("'a'", "u:' i:a u:'"),
  ])
  func kinds(source: String, expected: String) {
    #expect(render(source) == expected)
  }

  @Test func invalidUTF8IsKeptApart() {
    let buffer = Lexer.lex([0x61, 0x20, 0xFF, 0xC0, 0x20, 0x62])
    #expect(buffer.tokens.map(\.kind) == [.identifier, .unknown, .identifier, .endOfFile])
    #expect(buffer.range(1).count == 2)
  }

  @Test func everyBranchOfAConditionStartsWithTheSameBrackets() {
    let source = "{\n#if a\nf(\n#elseif b\ng(x) {\n}\n#else\n}\n#endif\n}"
    let snippet = Snippet(source)
    let last = snippet.buffer.count - 2
    #expect(snippet.buffer.partner(0) == last)
    #expect(snippet.buffer[snippet.index(of: "(")].flags.contains(.unterminated))
    #expect(snippet.buffer.partner(snippet.index(of: "{", occurrence: 2)) == snippet.index(of: "}"))
    #expect(snippet.buffer.partner(snippet.index(of: "}", occurrence: 2)) == nil)
  }

  @Test func bracketsRecoverAtBraces() {
    let snippet = Snippet("{ f(a[1 } { b) ] }")
    let buffer = snippet.buffer
    #expect(buffer.partner(0) == snippet.index(of: "}"))
    #expect(buffer[snippet.index(of: "(")].flags.contains(.unterminated))
    #expect(buffer[snippet.index(of: ")")].flags.contains(.unterminated))
    #expect(buffer.partner(snippet.index(of: "{", occurrence: 2)) == snippet.index(of: "}", occurrence: 2))
  }

  @Test func stringQuotesAndInterpolationsArePartners() {
    let snippet = Snippet("\"a\\(f(\"b\"))c\"")
    let buffer = snippet.buffer
    #expect(buffer.partner(0) == buffer.count - 2)
    #expect(buffer.partner(2) == buffer.tokens.firstIndex { $0.kind == .interpolationEnd })
    #expect(buffer[0].flags.contains(.opening))
    #expect(!buffer[buffer.count - 2].flags.contains(.opening))
  }

  @Test func flagsTellTheTriviaAround() {
    let buffer = Lexer.lex(Array("a b // c\nd/* e\n */f".utf8))
    #expect(buffer[0].flags == [.startsLine, .spaceAfter])
    #expect(buffer[1].flags == [.spaceBefore, .spaceAfter])
    #expect(buffer[2].flags == [.spaceBefore, .spaceAfter, .startsLine, .commentBefore])
    #expect(buffer[3].flags == [.spaceBefore, .startsLine, .commentBefore])
  }

  @Test func commentsAreFoundWithTheirKinds() {
    let snippet = Snippet("#!/bin/x // y\n// a\n/// b\n/* c /* d */ */ /** e */ x // f\r\n/**/ y")
    let first = snippet.buffer.comments(before: 0)
    #expect(first.map { snippet.buffer.text(in: $0.range) } == ["// a", "/// b", "/* c /* d */ */", "/** e */"])
    #expect(first.map(\.kind) == [.line, .documentationLine, .block, .documentationBlock])
    #expect(snippet.buffer.comments(before: 1).map { snippet.buffer.text(in: $0.range) } == ["// f", "/**/"])
    #expect(snippet.buffer.comments(before: 1).map(\.kind) == [.line, .block])
    #expect(snippet.buffer.trivia(before: 2).isEmpty)
  }

  @Test func unterminatedCommentIsMarkedAtTheEnd() {
    let buffer = Lexer.lex(Array("a /* b".utf8))
    #expect(buffer[1].kind == .endOfFile)
    #expect(buffer[1].flags.contains(.unterminated))
  }

  @Test func emptyFile() {
    let buffer = Lexer.lex([])
    #expect(buffer.count == 1)
    #expect(buffer[0].flags == .startsLine)
  }
}
