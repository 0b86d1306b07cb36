import MoltNames
import MoltRules
import MoltTables

extension Suppressions {
  /// What a lint run says of the comments of a file.
  func reports(_ registry: LintRegistry, policy: RulePolicy?) -> [Finding] {
    let lint = Set(registry.knownNames)
    let migration = Set(MigrationRules.knownNames(registry.history) + MigrationRules.categories)
    var findings = mistakes(
      isKnown: { lint.contains($0) || migration.contains($0) },
      advice: { NearWord.question(for: $0, among: lint.union(migration).sorted()) })
    findings += unused(isAsked: { registry.asks($0, policy: policy) })
    return findings.filter { registry.options.selects(id: $0.rule, category: Self.category, isStrict: false) }
      .compactMap { finding in
        guard let policy else { return finding }
        return policy.applied(to: finding, category: Self.category, isOnByDefault: true)
      }
  }
}
