/// How far a migration is, for a terminal: each module with its bar, the rules with most edits to make, and what is left
/// for a person.
public struct StatusFormat: IssueFormat {
  /// The most rows of the lists of rules and of kinds.
  private static let mostRows = 10
  /// The width of a bar, in cells.
  private static let barWidth = 20

  public var run: RunDescription
  public var format: HumanFormat

  public init(_ format: HumanFormat, run: RunDescription) {
    self.format = format
    self.run = run
  }

  public var needsOverview: Bool { true }
  public func part(for file: FileReport) -> String { "" }
  public func part(for file: FileIssues) -> String { "" }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    let overview = totals.overview ?? RunOverview(run)
    let done = overview.doneCount
    var output =
      format.style.bold(
        "\(done) of \(format.count(totals.fileCount, "file")) need nothing more to be Swift \(run.to ?? "")") + "\n"
    output += modules(overview)
    output += rules(totals.summary)
    output += left(totals.summary)
    return output + format.skipped(totals)
  }

  private func modules(_ overview: RunOverview) -> String {
    let modules = overview.modules
    if modules.isEmpty { return "" }
    let names = modules.map { PlainText.escaped($0.name) }
    let width = names.map(PlainText.width).max() ?? 0
    let counts = modules.map { "\($0.doneCount)/\($0.fileCount)" }
    let countWidth = counts.map(\.utf8.count).max() ?? 0
    var output = ""
    for (index, module) in modules.enumerated() {
      let filled = module.fileCount == 0 ? 0 : module.doneCount * Self.barWidth / module.fileCount
      let bar =
        format.style.green(String(repeating: "█", count: filled))
        + format.style.dim(String(repeating: "░", count: Self.barWidth - filled))
      output += "  \(names[index])" + String(repeating: " ", count: width - PlainText.width(names[index]))
      output += "  \(bar)  " + String(repeating: " ", count: countWidth - counts[index].utf8.count) + counts[index]
      output += module.editCount > 0 ? ", \(format.count(module.editCount, "edit"))" : ""
      output += module.leftCount > 0 ? ", \(module.leftCount) not edited" : ""
      output += "\n"
    }
    return output
  }

  private func rules(_ summary: Summary) -> String {
    let rules = summary.rules
    if rules.isEmpty { return "" }
    var output =
      format.style.bold(
        "Edits to make: \(summary.editCount) (\(summary.safeCount) safe, \(summary.likelyCount) likely)") + "\n"
    let width = rules.first.map { String($0.count).utf8.count } ?? 0
    for rule in rules.prefix(Self.mostRows) { output += "  \(format.padded(rule.count, width))  \(rule.rule)\n" }
    return output + more(rules.count)
  }

  private func left(_ summary: Summary) -> String {
    let kinds = summary.remainders
    if kinds.isEmpty { return "" }
    var output = format.style.bold("Left for you: \(format.count(summary.remainderCount, "place"))") + "\n"
    let width = kinds.first.map { String($0.places.count).utf8.count } ?? 0
    for kind in kinds.prefix(Self.mostRows) {
      output += "  \(format.padded(kind.places.count, width))  \(PlainText.escaped(kind.message)) "
      output += format.style.dim("[\(kind.rule)]") + "\n"
    }
    return output + more(kinds.count)
  }

  private func more(_ count: Int) -> String {
    count > Self.mostRows ? "  and \(count - Self.mostRows) more\n" : ""
  }
}
