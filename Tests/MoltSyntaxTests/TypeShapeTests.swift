import MoltSyntax
import Testing

@Suite struct TypeShapeTests {
  @Test(arguments: [
    ("UIView, x", "UIView"),
    ("UIView\nfoo", "UIView"),
    ("A.B.C = 1", "A.B.C"),
    ("Foo.Type)", "Foo.Type"),
    ("Foo.self)", "Foo"),
    ("[Int]? = nil", "[Int]?"),
    ("[String: [Int]]!", "[String: [Int]]!"),
    ("Array<Int> = []", "Array<Int>"),
    ("Array<Array<Int>>? {", "Array<Array<Int>>?"),
    ("Dictionary<String, Array<Int>>()", "Dictionary<String, Array<Int>>"),
    ("Foo<Bar>.Baz<Int>!", "Foo<Bar>.Baz<Int>!"),
    ("(Int, String) -> Bool = f", "(Int, String) -> Bool"),
    ("() throws -> () {", "() throws -> ()"),
    ("(A) async throws(E) -> B)", "(A) async throws(E) -> B"),
    ("Int -> Int -> String, b", "Int -> Int -> String"),
    ("(Int -> Int)? , b", "(Int -> Int)?"),
    ("protocol<A, B>?", "protocol<A, B>?"),
    ("A & B & C {", "A & B & C"),
    ("inout Int)", "inout Int"),
    ("@escaping (Int) -> Void)", "@escaping (Int) -> Void"),
    ("@autoclosure(escaping) () -> Bool)", "@autoclosure(escaping) () -> Bool"),
    ("@convention(block) (Int) -> Void)", "@convention(block) (Int) -> Void"),
    ("@noescape(Int) -> Void)", "@noescape(Int) -> Void"),
    ("@MainActor @Sendable () -> Void)", "@MainActor @Sendable () -> Void"),
    ("some View {", "some View"),
    ("any P & Q)", "any P & Q"),
    ("some\nfoo", "some"),
    ("Self?", "Self?"),
    ("Any...", "Any"),
    ("Int?...", "Int?"),
    ("UnsafePointer<(A, B) -> C>?)", "UnsafePointer<(A, B) -> C>?"),
    ("[Int] -> [String: Foo<Bar>]\n{", "[Int] -> [String: Foo<Bar>]"),
    ("~Copyable {", "~Copyable"),
    ("= 1", "nil"),
    ("{ }", "nil"),
    ("(Int", "nil"),
  ])
  func end(source: String, type: String) {
    let snippet = Snippet(source)
    let shape = TypeShape(at: 0, in: snippet.buffer)
    #expect((shape.map { snippet.text($0.range) } ?? "nil") == type)
  }

  @Test func splitsAnOperatorThatClosesTwice() {
    let snippet = Snippet("Foo<Bar<Int>>")
    let inner = TypeShape(at: 2, in: snippet.buffer)
    #expect(inner?.splitsOperator == true)
    #expect(inner?.byteEnd == 12)
    let outer = TypeShape(at: 0, in: snippet.buffer)
    #expect(outer?.splitsOperator == false)
    #expect(outer?.byteEnd == 13)
    #expect(outer?.end == snippet.buffer.count - 1)
  }

  @Test func manyOpenAnglesStayCheap() {
    let snippet = Snippet(String(repeating: "a < ", count: 50_000))
    #expect(TypeShape.end(startingAt: 0, in: snippet.buffer) == 1)
  }
}
