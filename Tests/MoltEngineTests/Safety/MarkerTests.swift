import MoltEngine
import MoltNames
import MoltTables
import Testing

/// The comments that `--markers` leaves. Each case is a file before and after; a second run changes nothing, and neither
/// does one with other line ends.
@Suite struct MarkerTests {
  private static let curried = "A function has one parameter list; a second one is a closure that it returns"
  private static let mark = "// MOLT: \(curried): the calls have to change with the declaration\n"

  private static let cases: [(String, before: String, after: String)] = [
    ("at a line", "func f(a: Int)(b: Int) {}\n", mark + "func f(a: Int)(b: Int) {}\n"),
    (
      "indented", "class A {\n\tfunc f(_ a: Int)(b: Int) {}\n}\n",
      "class A {\n\t\(mark)\tfunc f(_ a: Int)(b: Int) {}\n}\n"
    ),
    (
      "once for two of a kind", "func f(a: Int)(b: Int) {}; func g(a: Int)(b: Int) {}\n",
      mark + "func f(a: Int)(b: Int) {}; func g(a: Int)(b: Int) {}\n"
    ),
    (
      "beside edits on the same line", "func f(inout a: Int)(b: Int) { a++ }\n",
      mark + "func f(a: inout Int)(b: Int) { a += 1 }\n"
    ),
    (
      "over a string of several lines",
      "let a = \"\"\"\n  a \\(use { () -> Void in\n  func f(a: Int)(b: Int) {}\n  }) c\n  \"\"\"\n",
      mark + "let a = \"\"\"\n  a \\(use { () -> Void in\n  func f(a: Int)(b: Int) {}\n  }) c\n  \"\"\"\n"
    ),
    (
      "over a comment that ends on the line", "let a = 1 /* b\n c */ func f(a: Int)(b: Int) {}\n",
      mark + "let a = 1 /* b\n c */ func f(a: Int)(b: Int) {}\n"
    ),
    (
      "gone once nothing is left", "class A {\n  \(mark)  // MOLT: more\n  let a = 1\n}\n",
      "class A {\n  let a = 1\n}\n"
    ),
    ("updated", "// MOLT: old\nfunc f(a: Int)(b: Int) {}\n", mark + "func f(a: Int)(b: Int) {}\n"),
    (
      "kept behind code and in strings", "let a = 1 // MOLT: mine\nlet b = \"\"\"\n// MOLT: text\n\"\"\"\n",
      "let a = 1 // MOLT: mine\nlet b = \"\"\"\n// MOLT: text\n\"\"\"\n"
    ),
    (
      "in both branches", "#if A\nfunc f(a: Int)(b: Int) {}\n#else\nfunc f(a: Int)(c: Int) {}\n#endif\n",
      "#if A\n\(mark)func f(a: Int)(b: Int) {}\n#else\n\(mark)func f(a: Int)(c: Int) {}\n#endif\n"
    ),
    ("after a byte order mark", "\u{FEFF}func f(a: Int)(b: Int) {}\n", "\u{FEFF}\(mark)func f(a: Int)(b: Int) {}\n"),
    ("not in a file that does not end", "func f(a: Int)(b: Int) {} /*\n", "func f(a: Int)(b: Int) {} /*\n"),
  ]

  @Test(arguments: cases.indices) func markersAreWritten(_ index: Int) {
    let (name, before, after) = Self.cases[index]
    for newline in ["\n", "\r\n"] {
      func lines(_ text: String) -> String {
        text.unicodeScalars.map { $0 == "\n" ? newline : String($0) }.joined()
      }
      let first = Self.run(lines(before))
      #expect(first == lines(after), "\(name)")
      #expect(Self.run(first) == first, "second run: \(name)")
    }
  }

  @Test func nothingIsMarkedUnasked() {
    let code = "func f(_ a: Int)(b: Int) {}\n// MOLT: mine\n"
    #expect(Self.run(code, marks: false) == code)
  }

  private static func run(_ code: String, marks: Bool = true) -> String {
    var options = MigrationOptions(from: SwiftVersion(2), to: SwiftVersion(5))
    options.marks = marks
    options.only = ["curried-functions", "inout-position", "increment-operators"]
    let file = SourceFile(path: "A.swift", bytes: Array(code.utf8))
    let result = Migrator(options: options, history: .embedded, files: [file]).makeWorker().migrate(file)
    return String(decoding: result.newBytes ?? file.bytes, as: UTF8.self)
  }
}
