import MoltRules
import MoltTables
import Testing

@testable import molt_tables

@Suite struct LanguageDocumentTests {
  private static let rules = TableTests.root.appendingPathComponent("Rules").path

  @Test func thePageIsAsItIsGenerated() throws {
    let page = try Files.read(TableTests.root.appendingPathComponent("Documentation/language-changes.md").path)
    let text = LanguageDocument.text(of: try LanguageDocument.changes(rules: Self.rules))
    #expect(
      String(decoding: page, as: UTF8.self) == text,
      "run: swift run molt-tables document --rules Rules --output Documentation/language-changes.md")
  }

  @Test func whatIsEmbeddedIsTheTable() throws {
    let library = LanguageLibrary(embedded: RuleTexts.language)
    #expect(library.changes == (try LanguageDocument.changes(rules: Self.rules)))
    #expect(library.rules.count == (try Files.list(Self.rules + "/syntax", suffix: ".yml").count))
  }

  @Test func versionsAscend() throws {
    let versions = try LanguageDocument.changes(rules: Self.rules).map(\.version)
    #expect(versions == versions.sorted())
    #expect(versions.count > 150)
  }

  @Test(arguments: [
    "version\tproposal\n", "version\tproposal\tchange\tbefore\tafter\tdoes\trules\tnote\n2\t\ta\tb\tc\tnothing\t\t\n",
    "version\tproposal\tchange\tbefore\tafter\tdoes\trules\tnote\n2\t\ta\tb\tc\trewrites\t\tx\n",
    "version\tproposal\tchange\tbefore\tafter\tdoes\trules\tnote\nx\t\ta\tb\tc\tnothing\t\tx\n",
    "version\tproposal\tchange\tbefore\tafter\tdoes\trules\tnote\n\n2\t\ta\tb\tc\tnothing\t\tx\n",
  ]) func malformedTablesAreRefused(_ text: String) {
    #expect(throws: LanguageChange.Malformed.self) { try LanguageChange.read(Array(text.utf8)) }
  }
}
