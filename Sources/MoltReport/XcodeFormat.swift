import MoltRules

/// The lines that Xcode turns into warnings and errors at their places when a build phase prints them.
public struct XcodeFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public func part(for file: FileIssues) -> String {
    var output = ""
    if let failure = file.failure { output += line(file.path, 1, 1, "error", "not changed: \(failure) [not-changed]") }
    for issue in file.open(run) {
      let reason = issue.evidence.isEmpty ? "" : " (" + issue.evidence.joined(separator: "; ") + ")"
      output += line(
        file.path, issue.start.line, issue.start.column, issue.severity.word,
        "\(issue.message)\(reason) [\(issue.rule)]")
    }
    return output
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    totals.problems.map { problem in
      guard let path = problem.path else { return "error: \(PlainText.escaped(problem.message))\n" }
      return line(path, 1, 1, "error", problem.message)
    }.joined()
  }

  /// Xcode opens absolute paths only.
  private func line(_ path: String, _ line: Int, _ column: Int, _ level: String, _ text: String) -> String {
    let folder = run.workingFolder.hasSuffix("/") ? run.workingFolder : run.workingFolder + "/"
    let absolute = path.hasPrefix("/") ? path : folder + path
    return "\(PlainText.escaped(absolute)):\(line):\(column): \(level): \(PlainText.escaped(text))\n"
  }
}
