import MoltRules
import Testing

@Suite struct ByteExpressionTests {
  @Test(arguments: [
    ("abc", "xabcx", true), ("^abc$", "xabc", false), ("^a*b+c?$", "aab", true), ("^a{2,3}$", "aaaa", false),
    ("^a{2}$", "aa", true), ("^(ab|cd)+$", "abcdab", true), ("^[a-c_]+$", "a_c", true), ("^[^0-9]+$", "a1", false),
    ("\\bfont\\b", "my font!", true), ("\\bfont\\b", "fonts", false), ("^\\d+\\.\\d$", "12.5", true), ("^$", "", true),
    ("a|", "", true), ("^.$", "\n", false), ("^(?:x|y)z$", "yz", true), ("^ü$", "ü", true), ("[]]", "]", true),
    ("^a{2,}$", "aaaaa", true), ("(a*)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func finds(_ expression: String, _ text: String, _ expected: Bool) throws {
    #expect(try ByteExpression(expression).isFound(in: Array(text.utf8)) == expected, "\(expression) in \(text)")
  }

  @Test(arguments: ["(", ")", "[", "a{3,2}", "*", "\\", "\\q", "(?=a)", "[z-a]", "((a{1000}){1000}){1000}"])
  func refuses(_ expression: String) {
    #expect(throws: ByteExpression.Problem.self) { try ByteExpression(expression) }
  }
}
