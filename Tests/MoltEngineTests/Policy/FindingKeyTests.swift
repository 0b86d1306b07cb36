import MoltRules
import MoltSyntax
import MoltText
import Testing

@testable import MoltEngine

/// A baseline knows a finding again by its key.
@Suite struct FindingKeyTests {
  /// The key of a finding about `text`, the last one in the code.
  private func key(_ code: String, _ text: String, rule: String = "r") throws -> FindingKey {
    let tokens = Lexer.lex(Array(code.utf8))
    let range = try #require(code.range(of: text, options: .backwards))
    let lower = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
    let finding = Finding(
      rule: rule, message: "", range: ByteRange(lower, lower + text.utf8.count), applicability: .manual)
    return FindingKey(finding, in: tokens)
  }

  private let code = "import UIKit\nlet a = f(1)!\nlet b = g(2)!\n"

  @Test(arguments: [
    "// more\n\n\nimport UIKit\nlet x = 1\nlet a = f(1)!\nlet b = g(2)!\n",
    "import UIKit\r\nlet a = f(1)!\r\nlet b = g(2)!\r\n",
    "import UIKit\nlet renamed = f(1)!\nlet b = g(2)!\n",
    "import UIKit\nlet a = f(1)!\n    let b  =  g( 2 )! // a comment\n",
    "let b = g(2)!",
  ])
  func staysTheSame(_ edited: String) throws {
    let text = edited.contains("g( 2 )!") ? "g( 2 )!" : "g(2)!"
    #expect(try key(edited, text) == key(code, "g(2)!"))
  }

  @Test(arguments: ["let b = g(3)!\n", "let c = g(2)!\n", "let b = h(2)!\n", "let b = g(2)! + 1\n"])
  func becomesAnother(_ edited: String) throws {
    let text = String(edited.dropFirst(8).prefix(5))
    #expect(try key(edited, text) != key(code, "g(2)!"))
  }

  @Test func rulesAreApart() throws {
    #expect(try key(code, "g(2)!", rule: "one") != key(code, "g(2)!", rule: "two"))
  }

  /// Texts do not run together: `ab c` is not `a bc`.
  @Test func tokensAreApart() throws { #expect(try key("ab c", "ab") != key("a bc", "a")) }

  @Test func literalsOverSeveralLines() throws {
    let plain = "let t = g(\"\"\"\n  one\n  two\n  \"\"\")\n"
    let windows = plain.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try key(plain, "g") == key(windows, "g"))
  }

  @Test func knownOnesAreCounted() throws {
    let one = try key(code, "g(2)!")
    var known = KnownFindings()
    known.add(one, count: 2)
    let taken = (0..<3).map { _ in known.take(one) }
    #expect(taken == [true, true, false])
    #expect(known.isEmpty)
  }

  @Test func whatBothHave() throws {
    let one = try key(code, "g(2)!")
    let two = try key(code, "f(1)!")
    #expect(KnownFindings([one: 3, two: 1]).intersection(KnownFindings([one: 2])) == KnownFindings([one: 2]))
  }
}
