/// The report for people, as one of the formats of a run.
public struct HumanReport: IssueFormat {
  public var format: HumanFormat
  public var run: RunDescription
  /// Whether findings are shown one by one; a patch shows them already.
  public var showsFindings: Bool
  public var showsSummary: Bool

  public init(_ format: HumanFormat, run: RunDescription, showsFindings: Bool = true, showsSummary: Bool = true) {
    self.format = format
    self.run = run
    self.showsFindings = showsFindings
    self.showsSummary = showsSummary
  }

  public func part(for file: FileReport) -> String {
    if !showsFindings { return "" }
    return run.command == .lint ? format.lintFindings(in: file) : format.findings(in: file)
  }

  /// Without the file's lines: they are not at hand.
  public func part(for file: FileIssues) -> String {
    if !showsFindings { return "" }
    var output = ""
    let path = PlainText.escaped(file.path)
    if let failure = file.failure { output += "\(path): not changed: \(PlainText.escaped(failure))\n" }
    for issue in file.issues where !issue.isApplied || format.isDetailed || issue.applicability != .safe {
      let word = run.command == .lint ? issue.severity.word : issue.applicability.name
      output += "\(path):\(issue.start.line):\(issue.start.column): \(word): \(PlainText.escaped(issue.message)) "
      output += "[\(issue.rule)]\n"
      for line in issue.evidence { output += "\(format.gutter("="))\(PlainText.escaped(line))\n" }
    }
    return output
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    if !showsSummary { return "" }
    return (hasParts ? "\n" : "")
      + (run.command == .lint
        ? format.lintSummary(totals, fixes: run.mode == .write) : format.summary(totals, run: run))
  }
}
