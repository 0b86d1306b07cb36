import MoltSyntax
import Testing

@Suite struct ExpressionShapeTests {
  /// `↑` stands after the expression that starts the source.
  @Test(arguments: [
    "a + b↑, c",
    "a\n  + b↑\nc",
    "a↑\n-b",
    "a ? b : c↑)",
    "a ? b ? c : d : e↑\n",
    "x as? Foo ?? y↑ ;",
    "x is Foo<Bar>↑\n",
    "try! foo()↑\nbar",
    "a.b { $0 }\n  .c↑\nd",
    "[1, 2]↑\n[3]",
    "f(x)↑\n(y)",
    "-x * 2↑ }",
    "!a && !b↑ {\n}",
    "{ x }()↑\n",
    "a..<b↑]",
    "Foo<Int>()↑, b",
    "await foo()↑",
    "\"a\\(b)\" + c↑\n",
    "foo↑ = bar",
    "if a { b } else if c { d } else { e }↑\n f",
    "x++↑\n",
    "a -b↑\n",
    "x!↑\n!y",
    "(Int) -> Void↑\n",
  ])
  func end(marked: String) {
    let (snippet, _, last) = MemberChainTests.split("↓" + marked)
    let end = ExpressionShape.end(startingAt: 0, in: snippet.buffer, stopAtBrace: marked.hasSuffix("{\n}"))
    #expect(end == last + 1)
  }

  @Test func conditionStopsAtTheBody() {
    let snippet = Snippet("a.b { c }")
    #expect(ExpressionShape.end(startingAt: 0, in: snippet.buffer, stopAtBrace: true) == 3)
    #expect(ExpressionShape.end(startingAt: 0, in: snippet.buffer, stopAtBrace: false) == 6)
  }
}
