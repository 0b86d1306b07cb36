import MoltSyntax
import Testing

@Suite struct DeclarationHeaderTests {
  /// The keyword that introduces the declaration is the first of these in the source.
  private func header(_ source: String, _ introducer: String, _ occurrence: Int = 1) -> (Snippet, DeclarationHeader?) {
    let snippet = Snippet(source)
    let index = snippet.index(of: introducer, occurrence: occurrence)
    return (snippet, DeclarationHeader(at: index, in: snippet.buffer))
  }

  private func render(_ parameter: Parameter, _ snippet: Snippet) -> String {
    var parts: [String] = parameter.attributes.map { "@" + snippet.text($0.name) }
    if !parameter.specifiers.isEmpty { parts.append(snippet.texts(parameter.specifiers)) }
    if parameter.pound != nil { parts.append("#") }
    if let first = parameter.first { parts.append(snippet.text(first)) }
    if let second = parameter.second { parts.append(snippet.text(second)) }
    if let type = parameter.type { parts.append(": " + snippet.text(type)) }
    if parameter.ellipsis != nil { parts.append("...") }
    if let value = parameter.defaultValue { parts.append("= " + snippet.text(value)) }
    return parts.joined(separator: " ")
  }

  @Test(arguments: [
    ("func f() {}", "f"),
    ("func f(a: Int, b c: String = \"x\") {}", "f (a : Int) (b c : String = \"x\")"),
    ("func f(#a: Int, #line: Int)", "f (# a : Int) (# line : Int)"),
    ("func f(inout a: Int, var b: Int, let c: Int)", "f (inout a : Int) (var b : Int) (let c : Int)"),
    ("func f(_ a: inout Int, b: @escaping () -> ())", "f (inout _ a : inout Int) (@escaping b : @escaping () -> ())"),
    ("func f(@autoclosure(escaping) a: () -> Bool)", "f (@autoclosure a : () -> Bool)"),
    ("func f(a: Int...) -> [Int]", "f (a : Int ...) -> [Int]"),
    ("func f(a: Dictionary<A, B> = g(1, 2), b: Int)", "f (a : Dictionary<A, B> = g(1, 2)) (b : Int)"),
    ("func f(a: Int)(b: Int) -> Int {}", "f (a : Int) | (b : Int) -> Int"),
    ("func f<T: P where T.A == Int>(a: T) throws -> T? {}", "f <T: P where T.A == Int> (a : T) throws -> T?"),
    (
      "func f<T>(a: T) async throws -> T where T: P, T.A == B {}",
      "f <T> (a : T) async throws -> T where T: P, T.A == B"
    ),
    ("func ==(a: T, b: T) -> Bool {}", "== (a : T) (b : T) -> Bool"),
    ("func ==<T>(a: T) -> Bool {}", "== <T> (a : T) -> Bool"),
    ("func < <T>(a: T) -> Bool {}", "< <T> (a : T) -> Bool"),
    ("func !(a: T) -> Bool {}", "! (a : T) -> Bool"),
    (
      "func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {",
      "tableView (tableView : UITableView) (cellForRowAtIndexPath indexPath : NSIndexPath) -> UITableViewCell"
    ),
    ("func f(x: Int = 1 < 2 ? 3 : 4, y: Int)", "f (x : Int = 1 < 2 ? 3 : 4) (y : Int)"),
    ("func f(for in: Int)", "f (for in : Int)"),
  ])
  func functions(source: String, expected: String) {
    let (snippet, header) = header(source, "func")
    guard let header else {
      Issue.record("no header")
      return
    }
    var parts = [snippet.text(header.name)]
    if let generic = header.genericParameters { parts.append(snippet.text(generic)) }
    let clauses = header.parameterClauses.map { clause in
      clause.parameters.map { "(" + render($0, snippet) + ")" }.joined(separator: " ")
    }.joined(separator: " | ")
    if !clauses.isEmpty { parts.append(clauses) }
    if !header.effects.isEmpty { parts.append(snippet.texts(header.effects)) }
    if let result = header.result { parts.append("-> " + snippet.text(result)) }
    if let constraints = header.whereClause { parts.append(snippet.text(constraints)) }
    #expect(parts.joined(separator: " ") == expected)
    #expect((header.body != nil) == source.hasSuffix("{}"))
  }

  @Test(arguments: [
    ("x = 1\n@objc(foo:) public class func f() {}", "@objc public class", "objc"),
    ("}\n@IBAction\nprivate func f() {}", "@IBAction private", "IBAction"),
    ("@available(iOS 9, *) @objc override func f() {}", "@available @objc override", "available objc"),
    ("x = open\nfunc f() {}", "", ""),
    ("a.prefix\nfunc f() {}", "", ""),
    ("case optional(A)\nfunc f() {}", "", ""),
    ("private(set) static func f() {}", "private static", ""),
    ("@final func f() {}", "@final", "final"),
    ("@UI.Wrapped override func f() {}", "@Wrapped override", "Wrapped"),
  ])
  func prefixes(source: String, expected: String, attributes: String) {
    let (snippet, header) = header(source, "func")
    guard let header else {
      Issue.record("no header")
      return
    }
    let items =
      header.attributes.map { ($0.at, "@" + snippet.text($0.name)) } + header.modifiers.map { ($0, snippet.text($0)) }
    #expect(items.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: " ") == expected)
    #expect(snippet.texts(header.attributes.map(\.name)) == attributes)
    #expect(header.start == (items.map(\.0).min() ?? header.introducer))
  }

  @Test(arguments: [
    ("var a = 1", "a -:- = 1"),
    ("var a: Int, b = 2, c: [Int] = []", "a -:Int = - ; b -:- = 2 ; c -:[Int] = []"),
    ("var a: Int { return 1 }", "a {}:Int = -"),
    ("var a: Int\n{ get { 1 } }", "a {}:Int = -"),
    ("var a: Int = f() { didSet { g() } }", "a {}:Int = f()"),
    ("var a = f() { g() }\nb()", "a -:- = f() { g() }"),
    ("lazy var a: Foo = {\n  Foo()\n}()\nb()", "a -:Foo = {\n  Foo()\n}()"),
    ("var (a, b) = (1, 2)", "- -:- = (1, 2)"),
    ("if var a = b, c = d where c > 1 { e() }", "a -:- = b ; c -:- = d"),
    ("if var a = b, c { e() }", "a -:- = b"),
    ("if var a = b.c { e() }", "a -:- = b.c"),
    ("guard var a = b as? C else { return }", "a -:- = b as? C"),
    ("for var i = 0; i < 3; i++ { }", "i -:- = 0"),
    ("for var x in y { }", "x -:- = -"),
    ("if var a { }", "a -:- = -"),
    ("protocol P { var a: Int { get set } }", "a {}:Int = -"),
    ("var a: Int!\nfoo { b }", "a -:Int! = -"),
    ("var f: Int -> Int = { $0 }\nb", "f -:Int -> Int = { $0 }"),
  ])
  func bindings(source: String, expected: String) {
    let (snippet, header) = header(source, "var")
    let bindings = (header?.bindings ?? []).map { binding in
      "\(snippet.text(binding.name)) \(binding.accessors == nil ? "-" : "{}"):\(snippet.text(binding.type))"
        + " = \(snippet.text(binding.initializer))"
    }
    #expect(bindings.joined(separator: " ; ") == expected)
  }

  @Test(arguments: [
    ("enum E { case a\n case b }", "a"),
    ("enum E { case a, b = 2, c(Int, x: String)\n}", "a; b = 2; c()"),
    ("enum E { case A = \"a\"\n}", "A = \"a\""),
    ("switch x { case a: b }", "nil"),
    ("switch x { case .a: b }", "nil"),
    ("switch x { case a, b: c }", "nil"),
    ("switch x { case a(let b): c }", "nil"),
    ("switch x { case let a where a > 1: c }", "nil"),
    ("switch x { case 1...2: c }", "nil"),
    ("switch x { case A.b: c }", "nil"),
    ("if case a = b { }", "nil"),
    ("enum E { case `default`, none }", "`default`; none"),
    ("enum E { indirect case a(E) }", "a()"),
  ])
  func cases(source: String, expected: String) {
    let (snippet, header) = header(source, "case")
    let cases = header?.cases.map { entry in
      snippet.text(entry.name) + (entry.associated == nil ? "" : "()")
        + (entry.rawValue.map { " = " + snippet.text($0) } ?? "")
    }
    #expect((cases?.joined(separator: "; ") ?? "nil") == expected)
  }

  @Test(arguments: [
    ("class Foo: Bar, Baz<Int> {}", "class", "class Foo : Bar, Baz<Int>"),
    ("struct S<T: P>: Q where T.A == B {}", "struct", "struct S <T: P> : Q where T.A == B"),
    ("protocol P: class {}", "protocol", "protocol P : class"),
    ("protocol P<A>: Q {}", "protocol", "protocol P <A> : Q"),
    ("extension A.B: C {}", "extension", "extension A : C = A.B"),
    ("extension Array where Element: P {}", "extension", "extension Array where Element: P = Array"),
    ("enum E: Int {}", "enum", "enum E : Int"),
    ("actor A: P {}", "actor", "actor A : P"),
    ("typealias A<T> = [T]", "typealias", "typealias A <T> = [T]"),
    ("typealias A: P", "typealias", "typealias A : P"),
    ("associatedtype A: P = Int", "associatedtype", "associatedtype A : P = Int"),
    ("import UIKit", "import", "import UIKit = UIKit"),
    ("import class UIKit.UIView", "import", "import UIView = UIKit.UIView"),
    ("infix operator ** { associativity left }", "operator", "operator **"),
    ("infix operator **: P", "operator", "operator ** : P"),
    ("precedencegroup P { higherThan: Q }", "precedencegroup", "precedencegroup P"),
    ("class func f() {}", "class", "nil"),
    ("class override func f() {}", "class", "nil"),
    ("protocol P: class {}", "class", "nil"),
    ("init?(a: Int) {}", "init", "initializer - ?"),
    ("self.init(a: 1)", "init", "nil"),
    ("subscript(i: Int) -> Int { get { 1 } }", "subscript", "subscript -"),
    ("deinit { x() }", "deinit", "deinitializer -"),
    ("#if os(iOS)\nclass A: B {\n}\n#endif", "class", "class A : B"),
  ])
  func types(source: String, introducer: String, expected: String) {
    let (snippet, header) = header(source, introducer)
    var parts = ["nil"]
    if let header {
      parts = ["\(header.kind)", snippet.text(header.name)]
      if let generic = header.genericParameters { parts.append(snippet.text(generic)) }
      if let mark = header.failable { parts.append(snippet.text(mark)) }
      if !header.inherited.isEmpty {
        parts.append(": " + header.inherited.map { snippet.text($0) }.joined(separator: ", "))
      }
      if let constraints = header.whereClause { parts.append(snippet.text(constraints)) }
      if let target = header.target { parts.append("= " + snippet.text(target)) }
    }
    #expect(parts.joined(separator: " ") == expected)
  }
}
