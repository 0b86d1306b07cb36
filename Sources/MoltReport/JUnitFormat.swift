import MoltRules

/// Test results as JUnit writes them: a suite a file, a failed test a finding.
public struct JUnitFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public func head() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"molt\">\n" }

  public func part(for file: FileIssues) -> String {
    let issues = file.open(run)
    if issues.isEmpty, file.failure == nil { return "" }
    let path = XMLText.escaped(file.path)
    let failures = issues.count { $0.severity != .note }
    let errors = file.failure == nil ? 0 : 1
    var output = Self.suite(path, tests: issues.count + errors, failures: failures, errors: errors)
    if let failure = file.failure { output += Self.error("not-changed", path, "not changed: " + failure) }
    for issue in issues {
      let name = "\(XMLText.escaped(issue.rule)) at \(issue.start.line):\(issue.start.column)"
      output += "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\" line=\"\(issue.start.line)\">\n"
      let place = "\(file.path):\(issue.start.line):\(issue.start.column)"
      let text = XMLText.escaped(place + "\n" + issue.text, keepsLines: true)
      // A note is told and fails nothing.
      if issue.severity == .note {
        output += "      <system-out>\(text)</system-out>\n"
      } else {
        output += "      <failure type=\"\(issue.severity.word)\" message=\"\(XMLText.escaped(issue.message))\">"
        output += "\(text)</failure>\n"
      }
      output += "    </testcase>\n"
    }
    return output + "  </testsuite>\n"
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    // A report without any test is taken for one that was lost, so the run itself is one.
    let problems = totals.problems
    var output = Self.suite("molt", tests: problems.count + 1, failures: 0, errors: problems.count)
    let files = "\(totals.fileCount) file\(totals.fileCount == 1 ? "" : "s")"
    output += "    <testcase name=\"\(run.command.rawValue) of \(files)\" classname=\"molt\"/>\n"
    for problem in problems {
      output += Self.error(problem.path.map { XMLText.escaped($0) } ?? "molt", "molt", problem.message)
    }
    return output + "  </testsuite>\n</testsuites>\n"
  }

  private static func suite(_ name: String, tests: Int, failures: Int, errors: Int) -> String {
    "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
  }

  private static func error(_ name: String, _ group: String, _ message: String) -> String {
    """
        <testcase name="\(name)" classname="\(group)">
          <error message="\(XMLText.escaped(message))"/>
        </testcase>

    """
  }
}
