import MoltSyntax
import Testing

@Suite struct CallShapeTests {
  private func render(_ call: CallShape?, _ snippet: Snippet) -> String {
    guard let call else { return "nil" }
    var parts = call.arguments.map { argument in
      (argument.label.map { snippet.text($0) + ":" } ?? "") + "<" + snippet.text(argument.value) + ">"
    }
    for closure in call.trailingClosures {
      parts.append(
        (closure.label.map { snippet.text($0) + ":" } ?? "") + snippet.text(closure.open..<closure.close + 1))
    }
    return parts.joined(separator: " ")
  }

  @Test(arguments: [
    ("f()", ""),
    ("f(1, b: 2)", "<1> b:<2>"),
    ("f(a: g(1, 2), _: [1, 2])", "a:<g(1, 2)> _:<[1, 2]>"),
    ("f(for: x, in: { a, b in a })", "for:<x> in:<{ a, b in a }>"),
    ("f(Dictionary<String, Int>(), 2)", "<Dictionary<String, Int>()> <2>"),
    ("f(a < b, c > d)", "<a < b> <c > d>"),
    ("f(x ? y : z)", "<x ? y : z>"),
    ("f(\"a, \\(b, c)\", 1)", "<\"a, \\(b, c)\"> <1>"),
    ("f(0, combine: +)", "<0> combine:<+>"),
    ("f(\n  a,\n  // why\n  b: 1,\n)", "<a> b:<1>"),
    ("f(1) { x }", "<1> { x }"),
    ("f(1)\n{ x }", "<1> { x }"),
    ("f(1) { x } done: { y }\n  next: { z }", "<1> { x } done:{ y } next:{ z }"),
    ("f() { get { 1 } }", ""),
    ("f() { didSet { x() } }", ""),
    ("f() { get(1) }", "{ get(1) }"),
    ("f(1", "nil"),
  ])
  func call(source: String, expected: String) {
    let snippet = Snippet(source)
    let call = CallShape(open: snippet.index(of: "("), in: snippet.buffer)
    #expect(render(call, snippet) == expected)
  }

  @Test func conditionsHaveNoTrailingClosure() {
    let snippet = Snippet("if f(1) { x }")
    let call = CallShape(open: 2, in: snippet.buffer, allowTrailingClosure: false)
    #expect(call?.trailingClosures.isEmpty == true)
    #expect(call?.end == 5)
  }

  @Test func callWithoutParentheses() {
    let snippet = Snippet("dispatch { x } ; y")
    let call = CallShape.trailing(after: 0, in: snippet.buffer)
    #expect(call?.isParenthesized == false)
    #expect(render(call, snippet) == "{ x }")
    #expect(call?.end == 4)
    #expect(CallShape.trailing(after: 1, in: snippet.buffer) == nil)
  }
}
