import MoltEngine
import MoltNames
import MoltRules
import MoltTables
import Testing

@Suite struct LanguageChangeTests {
  private static let library = LanguageLibrary(embedded: RuleTexts.language)

  @Test func everyRuleThatIsNamedExists() {
    let known = Set(MigrationRules.knownNames(.embedded))
    for change in Self.library.changes {
      for rule in change.rules { #expect(known.contains(rule), "\(change.title): \(rule)") }
    }
  }

  @Test func everyRewriterHasAChange() {
    let named = Set(Self.library.changes.flatMap(\.rules))
    for rewriter in RewriterRegistry.all { #expect(named.contains(rewriter.id), "\(rewriter.id)") }
  }

  @Test func proposalsAgree() {
    let proposals = Dictionary(grouping: Self.library.changes.filter { !$0.proposal.isEmpty }, by: \.proposal)
    for rule in Self.library.rules {
      guard let proposal = rule.proposal else { continue }
      #expect(proposals[proposal]?.contains { $0.rules.contains(rule.id) } == true, "\(rule.id): \(proposal)")
    }
  }
}
