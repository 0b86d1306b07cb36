/// The report for people, as one of the formats of a run.
public struct HumanReport: ReportFormat {
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

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    if !showsSummary { return "" }
    return (hasParts ? "\n" : "")
      + (run.command == .lint
        ? format.lintSummary(totals, fixes: run.mode == .write) : format.summary(totals, run: run))
  }
}
