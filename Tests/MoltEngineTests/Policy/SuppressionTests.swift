import MoltRules
import MoltSyntax
import MoltText
import Testing

@testable import MoltEngine

/// `X` in the code is a finding of the rule `r` in the category `c`.
@Suite struct SuppressionTests {
  /// Which of the findings are told, by their order in the code.
  private func told(_ code: String) -> [Int] {
    let bytes = Array(code.utf8)
    let tokens = Lexer.lex(bytes)
    var suppressions = Suppressions(tokens)
    var told: [Int] = []
    let places = (0..<tokens.count).filter { tokens.matches($0, "X") }
    for (number, index) in places.enumerated() {
      let finding = Finding(rule: "r", message: "", range: tokens.range(index), applicability: .manual)
      if suppressions?.suppresses(finding, category: "c") != true { told.append(number) }
    }
    return told
  }

  @Test(arguments: [
    "// molt:disable:next r\nX", "//molt:disable:next r\nX", "/* molt:disable:next r */\nX",
    "// molt:disable:next c\nX",
    "// molt:disable:next a, r , b -- X\nX", "// molt:disable:next all\nX", "// molt:disable:next r--why\nX",
    "// molt:disable:next r\n\n// a comment\n\nX", "// molt:disable:next r\nf(\n  X)",
    "// molt:disable:next r\na\n  .b(X)",
    "// molt:disable:next r\nlet a = b\n  + X",
    "// molt:disable:next r\na.b =\n  X", "// molt:disable:next r\nlet a =\n  X",
    "func f() -> T {\n  // molt:disable:next r\n  return\n    X\n}", "// molt:disable:next r\na = x ??\n  X",
    "// molt:disable:next r\na = b &&\n  X", "// molt:disable:next r\nlet a = 1,\n  b = X",
    "// molt:disable:next r\nfoo {\n  X\n}", "// molt:disable:next r\nif a {\n  X\n}",
    "// molt:disable:next r\nif a {\n}\nelse {\n  X\n}", "// molt:disable:next r\nfunc f()\n{\n  X\n}",
    "// molt:disable:next r\n@objc\n@available(iOS 9, *)\nfunc f() {\n  X\n}",
    "// molt:disable:next r\nclass A {\n  var b = X\n}", "// molt:disable:next r\nfoo {\n} done: {\n  X\n}",
    "f(\n  // molt:disable:next r\n  a:\n    X,\n  b)", "// molt:disable:next r\na = b\n  ? c\n  : X",
    "X // molt:disable:this r", "f(\n  a, X) // molt:disable:this r",
    "X\n// molt:disable:previous r", "X\n\n\n// molt:disable:previous r", "f(X,\n  b)\n// molt:disable:previous r",
    "a.b(X)\n  .c\n// molt:disable:previous r", "// molt:disable r\na\nX", "// molt:disable r\na\n// molt:enable b\nX",
    "X\n// molt:disable:file r", "// molt:disable:next r\r\nX\r\n", "// molt:disable r, b\n// molt:enable b\nX",
  ])
  func isQuiet(_ code: String) { #expect(told(code).isEmpty) }

  @Test(arguments: [
    "// molt:disable:next other\nX", "// molt:disable:next r\na\nX", "// molt:disable:next r X\na\nX",
    "X\n// molt:disable:next r\na", "X\n// molt:disable:this r", "// molt:disable:this r\nX",
    "a // molt:disable:next r\n{\n X }",
    "X\na\n// molt:disable:previous r", "// molt:disable:previous r\nX", "X\n// molt:disable r",
    "// molt:disable r\n// molt:enable r\nX", "// molt:disable r\n// molt:enable all\nX", "/// molt:disable:next r\nX",
    "// see molt:disable:next r\nX", "let s = \"// molt:disable:file r\"\nX", "// molt: disable:file r\nX",
    "// molt:disable:file r because\nX\n// molt:disable:nxt r", "// molt:disable:file\nX",
    "// molt:disable:next r\nif a {\n  b\n}\nX", "// molt:disable:next r\nfunc f() {\n}\n\nfunc g() { X }",
    "f(\n  // molt:disable:next r\n  a,\n  X)", "[\n  // molt:disable:next r\n  a,\n  X,\n]",
    "do {\n  // molt:disable:next r\n  a = b\n}\nX", "// molt:disable:next r\na\n#if B\nX\n#endif",
    "// molt:disable:next r\na = b\nX = c", "// molt:disable:next r\nlet a = 1,\n  b = 2\nX",
  ])
  func isTold(_ code: String) {
    #expect(told(code).count == 1)
  }
}
