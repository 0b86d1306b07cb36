import MoltRules

/// Workflow commands that a GitHub runner turns into annotations of the files.
public struct GitHubFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public func part(for file: FileIssues) -> String {
    var output = ""
    if let failure = file.failure {
      output += Self.command("error", [("file", file.path)], "not changed: " + failure)
    }
    for issue in file.open(run) {
      var properties = [
        ("file", file.path), ("line", String(issue.start.line)), ("endLine", String(issue.end.line)),
      ]
      // The runner drops columns of what spans lines.
      if issue.start.line == issue.end.line {
        properties.append(("col", String(issue.start.utf16Column)))
        properties.append(("endColumn", String(issue.end.utf16Column)))
      }
      properties.append(("title", issue.rule))
      let level = issue.severity == .note ? "notice" : issue.severity.word
      output += Self.command(level, properties, issue.text)
    }
    return output
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    totals.problems.map { problem in
      Self.command("error", problem.path.map { [("file", $0)] } ?? [], problem.message)
    }.joined()
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " " + list)::\(escaped(message, isProperty: false))\n"
  }

  /// A `%` could be read as an escape, a line end would end the command, a comma or colon the property.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      // Other control characters would reach the log, which is shown in a terminal's manner.
      case _ where !isProperty && (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
