import MoltRules

/// The XML that Checkstyle writes and many tools read.
public struct CheckstyleFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public func head() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n" }

  public func part(for file: FileIssues) -> String {
    var lines: [String] = []
    if let failure = file.failure { lines.append(Self.error(1, 1, "error", "not changed: " + failure, "not-changed")) }
    for issue in file.open(run) {
      let severity = issue.severity == .note ? "info" : issue.severity.word
      lines.append(Self.error(issue.start.line, issue.start.column, severity, issue.text, issue.rule))
    }
    return lines.isEmpty ? "" : Self.file(file.path, lines)
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    totals.problems.map { Self.file($0.path ?? "", [Self.error(1, 1, "error", $0.message, "problem")]) }.joined()
      + "</checkstyle>\n"
  }

  private static func file(_ path: String, _ lines: [String]) -> String {
    "  <file name=\"\(XMLText.escaped(path))\">\n" + lines.joined() + "  </file>\n"
  }

  private static func error(_ line: Int, _ column: Int, _ severity: String, _ text: String, _ rule: String) -> String {
    "    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\" message=\"\(XMLText.escaped(text))\" "
      + "source=\"molt.\(XMLText.escaped(rule))\"/>\n"
  }
}
