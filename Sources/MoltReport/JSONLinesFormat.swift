/// The report as JSON, one object a line: the run, each finding, each file that was left alone, each problem, the
/// summary. `Documentation/json.md` describes it.
public struct JSONLinesFormat: IssueFormat {
  public var run: RunDescription
  private var document: JSONFormat { JSONFormat(run: run) }

  public init(run: RunDescription) { self.run = run }

  public func head() -> String {
    line("run") { json in
      json.value("formatVersion", JSONFormat.formatVersion)
      document.write(run, &json)
    }
  }

  public func part(for file: FileIssues) -> String {
    var output = ""
    if let failure = file.failure {
      output += line("failure") { json in
        json.value("path", file.path)
        json.value("message", failure)
      }
    }
    for issue in file.issues {
      output += line("finding") { json in
        json.value("path", file.path)
        document.write(issue, &json)
      }
    }
    return output
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    var output = ""
    for problem in totals.problems { output += line("problem") { json in document.write(problem, &json) } }
    for path in totals.generatedFiles { output += line("generated") { json in json.value("path", path) } }
    return output + line("summary") { json in document.write(totals, &json) }
  }

  private func line(_ type: String, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(isCompact: true)
    json.object { json in
      json.value("type", type)
      body(&json)
    }
    return json.text + "\n"
  }
}
