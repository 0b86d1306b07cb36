import MoltRules
import MoltSyntax
import MoltText
import Testing

@Suite struct RewriteTests {
  @Test(arguments: [
    ("old($X)", "new($X)", "old(a)", "new(a)"),
    ("old($X)", "new($X)", "old( /* why */ a /* b */ )", "new( /* why */ a /* b */ )"),
    ("old($X)", "new($X)", "old(old(old(1)))", "new(new(new(1)))"),
    ("f($A, $B)", "$A.f($B)", "f(a, b)", "a.f(b)"),
    ("f($A, $B)", "$A.f($B)", "f(a + 1, b)", "(a + 1).f(b)"),
    ("f($A, $B)", "$A.f($B)", "f(f(1, 2), f(3, 4))", "1.f(2).f(3.f(4))"),
    ("f($A, $B)", "g(b: $B, a: $A)", "f(f(1, 2), 3)", "g(b: 3, a: g(b: 2, a: 1))"),
    ("f($A, $B)", "g(b: $B, a: $A)", "f(1, /* two */ 2)", "f(1, /* two */ 2)"),
    ("$S.characters.count", "$S.count", "a.characters /* x */ .count", "a /* x */ .count"),
    ("$A == nil", "!$A.exists", "a.b == nil", "!a.b.exists"),
    ("f($X)!", "f($X) ?? g()", "f(1)!", "f(1) ?? g()"),
    ("f($X, $...R)", "g($X, $...R)", "f(1, 2, 3)", "g(1, 2, 3)"),
    ("try! $X", "try $X", "let a = try! b()", "let a = try b()"),
    ("f($X)", "f($X)", "f( 1 )", "f( 1 )"),
  ])
  func rewrites(_ pattern: String, _ template: String, _ code: String, _ expected: String) throws {
    let pattern = try Pattern(pattern)
    let tokens = Lexer.lex(Array(code.utf8))
    var edits = EditSet()
    for index in 0..<tokens.count {
      guard let match = pattern.match(in: tokens, anchorAt: index) else { continue }
      let rewrite = Rewrite(Template(template), pattern: pattern, match: match, tokens: tokens)
      if let found = rewrite.edits(), !found.isEmpty {
        let isTaken = edits.insert(found)
        #expect(isTaken, "\(code)")
      }
    }
    let result = edits.isEmpty ? tokens.bytes : edits.apply(to: tokens.bytes)
    #expect(String(decoding: result, as: UTF8.self) == expected, "\(code)")
  }

  @Test func templatesKnowTheirHoles() {
    let template = Template("a $X b $...REST c $x $0 $")
    #expect(template.holes == ["X", "REST"])
    #expect(template.filled { ["X": "1"][$0] } == "a 1 b $REST c $x $0 $")
  }
}
