import MoltSyntax
import Testing

@Suite struct MemberChainTests {
  /// `↓` stands before the chain, `↑` after it.
  static let marked = [
    "let x = ↓a.b.c↑",
    "return ↓foo(1)[2].bar { $0 }.baz↑",
    "x = ↓self.view!.layer?.name↑",
    "try ↓foo.bar()↑",
    "try? ↓foo.bar()↑",
    "f(&↓x.y↑)",
    "!↓x.isEmpty↑",
    "a + ↓b.c()↑",
    "case ↓.foo(1)↑:",
    "return ↓.init(x: 1)↑",
    "x = ↓Foo<Bar, Baz>(1).qux↑",
    "x = ↓Foo<Bar<Int>>(1)↑",
    "a > ↓(b + c).d↑",
    "x = ↓\"a\\(b.c)d\".count↑",
    "↓[1, 2].map { $0 }↑",
    "y = ↓{ 1 }()↑",
    "x = a\n↓[b].c↑",
    "x = ↓a\n  .b()\n  .c↑",
    "foo(); ↓super.init()↑",
    "let z = x as! ↓Foo↑",
    "f(↓$0.1.x↑)",
    "x = ↓UIView.animate(withDuration: 1) { a } completion: { b }↑",
    "↓a.default.`class`↑",
    "k = ↓\\Foo.bar↑",
    "if ↓a.b↑ { }",
    "guard x else { return }\n↓foo.bar↑",
    "x = ↓#selector(a.b)↑",
    "i = ↓x.count↑ - 1",
    "x ? ↓.a↑ : .b",
    "let a = ↓Foo.Bar<Int>.self↑",
  ]

  @Test(arguments: marked)
  func start(marked: String) {
    let (snippet, first, last) = Self.split(marked)
    #expect(snippet.buffer.chainStart(endingAt: last) == first)
  }

  @Test(arguments: marked)
  func end(marked: String) {
    let (snippet, first, last) = Self.split(marked)
    let closure = !marked.hasPrefix("if ")
    #expect(snippet.buffer.chainEnd(startingAt: first, allowTrailingClosure: closure) == last + 1)
  }

  static func split(_ marked: String) -> (Snippet, first: Int, last: Int) {
    var source = ""
    var (start, end) = (0, 0)
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        start = source.utf8.count
      } else if scalar == "↑" {
        end = source.utf8.count
      } else {
        source.unicodeScalars.append(scalar)
      }
    }
    let snippet = Snippet(source)
    let first = (0..<snippet.buffer.count).first { Int(snippet.buffer[$0].start) == start } ?? -1
    let last = (0..<snippet.buffer.count).first { Int(snippet.buffer[$0].end) == end } ?? -1
    return (snippet, first, last)
  }
}
