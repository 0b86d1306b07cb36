import MoltRules
import MoltSyntax
import Testing

/// Lays patterns over code.
enum Patterns {
  /// What each match of a pattern covers, in order.
  static func found(_ pattern: String, in code: String) throws -> [String] {
    try matches(pattern, in: code).map(\.text)
  }

  /// What the holes of the first match hold, by name.
  static func captured(_ pattern: String, in code: String) throws -> [String: String] {
    try matches(pattern, in: code).first?.captures ?? [:]
  }

  private static func matches(
    _ text: String, in code: String
  ) throws -> [(text: String, captures: [String: String])] {
    let pattern = try Pattern(text)
    let tokens = Lexer.lex(Array(code.utf8))
    return (0..<tokens.count).compactMap { index in
      guard let match = pattern.match(in: tokens, anchorAt: index) else { return nil }
      let captures = match.captures.map { $0.isEmpty ? "" : tokens.text(in: tokens.range(of: $0)) }
      return (
        tokens.text(in: tokens.range(of: match.range)),
        Dictionary(zip(pattern.holes, captures)) { first, _ in first }
      )
    }
  }
}

@Suite struct PatternTests {
  @Test(arguments: [
    ("f($X)", "f(1)", ["f(1)"]),
    ("f($X)", "f(a + b)", ["f(a + b)"]),
    ("f($X)", "f(a, b)", []),
    ("f($X)", "f()", []),
    ("f($X)", "f(g(f(1)))", ["f(g(f(1)))", "f(1)"]),
    ("f($X)", "a.f(1)", []),
    ("f($X)", "func f(_ x: Int) {}", []),
    ("f($X)", "f /* why */ (\n  1 // one\n)", ["f /* why */ (\n  1 // one\n)"]),
    ("f($X)", "`f`(1)", ["`f`(1)"]),
    ("f($X)", "g(\"f(1)\") // f(2)", []),
    ("f($X)", "\"\\(f(1))\"", ["f(1)"]),
    ("f(a: $X)", "f(b: 1)", []),
    ("f($...A)", "f()", ["f()"]),
    ("f($...A)", "f(1, b: 2, { 3 })", ["f(1, b: 2, { 3 })"]),
    ("f($X, $...A)", "f(1)", ["f(1)"]),
    ("f($X, $...A)", "f(1, 2, 3)", ["f(1, 2, 3)"]),
    ("f($...A, last: $X)", "f(last: 3)", ["f(last: 3)"]),
    ("f($...A, last: $X)", "f(1, 2, last: 3)", ["f(1, 2, last: 3)"]),
    ("f($...A, last: $X)", "f(1, 2)", []),
    ("f { $...B }", "f { a(); b() }", ["f { a(); b() }"]),
    ("T(a: $X)!", "T(a: 1)!", ["T(a: 1)!"]),
    ("T(a: $X)!", "T.init(a: 1)!", ["T.init(a: 1)!"]),
    ("T(a: $X)!", "(T(a: 1))!", ["(T(a: 1))!"]),
    ("T(a: $X)!", "((T(a: 1)))!", ["((T(a: 1)))!"]),
    ("T(a: $X)!", "g(T(a: 1))!", []),
    ("T(a: $X)!", "T(a: 1)", []),
    ("T(a: $X)", "UIKit.T(a: 1)", ["UIKit.T(a: 1)"]),
    ("T(a: $X)", "Own.T(a: 1)", []),
    ("T(a: $X)", "x\n  .T(a: 1)", []),
    ("$S.characters.count", "a.b().characters.count", ["a.b().characters.count"]),
    ("$S.characters.count", "a\n  .b\n  .characters\n  .count", ["a\n  .b\n  .characters\n  .count"]),
    ("$S.count", "a.count(of: 3)", []),
    ("$S.a($X)", "(b as C).a(1)", ["(b as C).a(1)"]),
    ("$S.a($X)", ".a(1)", []),
    ("$X == $X", "a.b == a.b", ["a.b == a.b"]),
    ("$X == $X", "a.b == a.c", []),
    ("$X == $X", "a[1]/* x */.b == a[ 1 ].b", ["a[1]/* x */.b == a[ 1 ].b"]),
    ("try! $X", "let a = try! f(1) + 2", ["try! f(1) + 2"]),
    ("$X as! $T", "a.b as! C", ["a.b as! C"]),
    ("f($_, $_)", "f(1, 2)", ["f(1, 2)"]),
    ("map { $0 }", "map { $0 }", ["map { $0 }"]),
    ("map { $0 }", "map { $1 }", []),
    ("#selector($X)", "#selector(A.b)", ["#selector(A.b)"]),
    ("f(\"a\")", "f(\"a\")", ["f(\"a\")"]),
    ("f(\"a\")", "f(\"b\")", []),
    ("f(a < $X)", "f(a<b)", ["f(a<b)"]),
    ("f([$X])", "f([1])\nf([1, 2])", ["f([1])"]),
  ])
  func matches(_ pattern: String, _ code: String, _ expected: [String]) throws {
    #expect(try Patterns.found(pattern, in: code) == expected, "\(pattern) over \(code)")
  }

  @Test func capturesWhatHolesHold() throws {
    let found = try Patterns.captured("$S.f($X, by: $...REST)", in: "a.b?.c[1]!.f(x ?? y, by: 1, 2)")
    #expect(found == ["S": "a.b?.c[1]!", "X": "x ?? y", "REST": "1, 2"])
  }

  @Test(arguments: [
    ("", 0, "empty"), ("f($X", 1, "partner"), ("$A.$B", 0, "anchor"), ("$...A", 0, "anchor"), ("($X)", 0, "anchor"),
    ("f($X, $...X)", 6, "both"), ("f(\"a)", 1, "partner"), ("self", 0, "anchor"),
  ])
  func refuses(_ pattern: String, _ offset: Int, _ word: String) {
    do throws(Pattern.Problem) {
      _ = try Pattern(pattern)
      Issue.record("'\(pattern)' is taken")
    } catch {
      #expect(error.offset == offset && error.message.contains(word), "\(pattern): \(error)")
      #expect(!error.advice.isEmpty)
    }
  }

  @Test func staysShortOnCodeThatNeverFits() throws {
    let pattern = try Pattern("f($...A, x, $...B, y, $...C, z)")
    let code = "f(" + String(repeating: "x, y, ", count: 2000) + "1)"
    let tokens = Lexer.lex(Array(code.utf8))
    #expect(pattern.match(in: tokens, anchorAt: 0) == nil)
  }
}
