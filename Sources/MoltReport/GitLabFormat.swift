import MoltRules

/// GitLab's code quality report: one array of issues.
public struct GitLabFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public var separator: String { "," }
  public func head() -> String { "[" }

  public func part(for file: FileIssues) -> String {
    var items: [String] = []
    if let failure = file.failure {
      items.append(item("not changed: " + failure, "not-changed", "critical", file.path, fingerprint: nil) { _ in })
    }
    for issue in file.open(run) {
      let severity =
        switch issue.severity {
        case .note: "info"
        case .warning: "minor"
        case .error: "critical"
        }
      items.append(
        item(issue.text, issue.rule, severity, file.path, fingerprint: issue.fingerprint) { json in
          json.value("begin", issue.start.line)
          json.value("end", issue.end.line)
        })
    }
    return items.joined(separator: separator)
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    let items = totals.problems.map { problem in
      item(problem.message, "problem", "critical", problem.path ?? ".", fingerprint: nil) { _ in }
    }
    let closing = hasParts || !items.isEmpty ? "\n]\n" : "]\n"
    return (hasParts && !items.isEmpty ? separator : "") + items.joined(separator: separator) + closing
  }

  /// - Parameter lines: writes where it begins; without anything, at the first line.
  private func item(
    _ text: String, _ rule: String, _ severity: String, _ path: String, fingerprint: String?,
    lines: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter(depth: 1)
    json.object { json in
      json.value("description", text)
      json.value("check_name", rule)
      json.value("fingerprint", fingerprint ?? Fingerprints.of([path, rule, text]))
      json.value("severity", severity)
      json.object("location") { json in
        json.value("path", path)
        json.object("lines") { json in
          if fingerprint == nil { json.value("begin", 1) }
          lines(&json)
        }
      }
    }
    return json.text
  }
}
