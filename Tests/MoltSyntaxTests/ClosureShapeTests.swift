import MoltSyntax
import Testing

@Suite struct ClosureShapeTests {
  @Test(arguments: [
    ("{ }", "body:"),
    ("{ x() }", "body:x()"),
    ("{ a in x }", "(a) body:x"),
    ("{ a, b in x }", "(a b) body:x"),
    ("{ (a, b) in x }", "(a b) body:x"),
    ("{ (a: Int, b: [Int]) -> Bool in x }", "(a:Int b:[Int]) ->Bool body:x"),
    ("{ [weak self] in x }", "[weak self] body:x"),
    ("{ [unowned self] (a) -> () in x }", "[unowned self] (a) ->() body:x"),
    ("{ [weak self, x = y] a, _ in x }", "[weak self, x = y] (a _) body:x"),
    ("{ (a) throws -> Int in x }", "(a) throws ->Int body:x"),
    ("{ a async -> Int in x }", "(a) async ->Int body:x"),
    ("{ a -> Int in x }", "(a) ->Int body:x"),
    ("{ @MainActor in x }", "body:x"),
    ("{ [1, 2].map(f) }", "body:[1, 2].map(f)"),
    ("{ (a + b) }", "body:(a + b)"),
    ("{ for a in b { } }", "body:for a in b { }"),
    ("{ (a: Int)\n  in\n  x }", "(a:Int) body:x"),
  ])
  func closure(source: String, expected: String) {
    let snippet = Snippet(source)
    guard let closure = ClosureShape(open: 0, in: snippet.buffer) else {
      Issue.record("no closure")
      return
    }
    var parts: [String] = []
    if let captures = closure.captureList { parts.append(snippet.text(captures)) }
    if !closure.parameters.isEmpty {
      let names = closure.parameters.map { parameter in
        snippet.text(parameter.first) + (parameter.type.map { ":" + snippet.text($0) } ?? "")
      }
      parts.append("(" + names.joined(separator: " ") + ")")
    }
    if !closure.effects.isEmpty { parts.append(snippet.texts(closure.effects)) }
    if let result = closure.result { parts.append("->" + snippet.text(result)) }
    parts.append("body:" + (closure.body.isEmpty ? "" : snippet.text(closure.body)))
    #expect(parts.joined(separator: " ") == expected)
  }
}
