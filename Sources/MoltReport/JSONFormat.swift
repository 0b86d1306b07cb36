import MoltRules
import MoltText

/// The report as one JSON document; `Documentation/json.md` describes it.
public struct JSONFormat: IssueFormat {
  /// The version of the document's shape. It rises when a field changes its meaning or goes away.
  public static let formatVersion = 1

  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public var separator: String { "," }

  public func head() -> String {
    var json = JSONWriter()
    json.open("{")
    json.value("formatVersion", Self.formatVersion)
    write(run, &json)
    json.open("[", key: "files")
    return json.text
  }

  public func part(for file: FileReport) -> String { part(for: FileIssues(file, run, withDiff: true)) }

  public func part(for file: FileIssues) -> String {
    if !file.isChanged, file.issues.isEmpty, file.failure == nil { return "" }
    var json = JSONWriter(depth: 2)
    json.object { json in
      json.value("path", file.path)
      json.value("isChanged", file.isChanged)
      json.optional("failure", file.failure)
      if let diff = file.diff { json.value("diff", diff) }
      json.array("findings") { json in
        for issue in file.issues { json.object { json in write(issue, &json) } }
      }
    }
    return json.text
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    var json = JSONWriter(depth: 2, isEmpty: !hasParts)
    json.close("]")
    json.array("problems") { json in
      for problem in totals.problems { json.object { json in write(problem, &json) } }
    }
    json.array("generatedFiles") { json in
      for path in totals.generatedFiles { json.value(nil, path) }
    }
    if run.part != nil {
      json.array("clean") { json in
        for (folder, count) in totals.cleanFolders.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.value("folder", folder)
            json.value("files", count)
          }
        }
      }
    }
    json.object("summary") { json in write(totals, &json) }
    json.close("}")
    return json.text + "\n"
  }
}

/// The members of the objects, the same in a document and in lines.
extension JSONFormat {
  func write(_ run: RunDescription, _ json: inout JSONWriter) {
    json.value("molt", run.toolVersion)
    json.value("command", run.command.rawValue)
    json.value("mode", run.mode.rawValue)
    if let from = run.from { json.value("from", from) }
    if let to = run.to { json.value("to", to) }
    if let part = run.part {
      json.object("shard") { json in
        json.value("number", part.number)
        json.value("count", part.count)
      }
    }
  }

  func write(_ problem: RunReport.Problem, _ json: inout JSONWriter) {
    json.optional("path", problem.path)
    json.value("message", problem.message)
  }

  func write(_ issue: Issue, _ json: inout JSONWriter) {
    json.value("rule", issue.rule)
    json.value("severity", issue.severity.word)
    json.value("applicability", issue.applicability.name)
    json.value("isApplied", issue.isApplied)
    json.value("message", issue.message)
    write(issue.start, issue.end, &json)
    json.array("evidence") { json in
      for line in issue.evidence { json.value(nil, line) }
    }
    json.array("edits") { json in
      for edit in issue.replacements {
        json.object { json in
          write(edit.start, edit.end, &json)
          json.value("newText", edit.newText)
        }
      }
    }
    json.value("fingerprint", issue.fingerprint)
    guard run.part != nil, let example = issue.example else { return }
    json.object("example") { json in
      json.value("place", example.place)
      for (name, lines) in [("before", example.before), ("after", example.after)] {
        json.array(name) { json in
          for line in lines { json.value(nil, line) }
        }
      }
    }
  }

  private func write(_ start: Issue.Place, _ end: Issue.Place, _ json: inout JSONWriter) {
    json.value("offset", start.offset)
    json.value("endOffset", end.offset)
    for (name, place) in [("start", start), ("end", end)] {
      json.object(name) { json in
        json.value("line", place.line)
        json.value("column", place.column)
        json.value("utf16Column", place.utf16Column)
      }
    }
  }

  func write(_ totals: RunTotals, _ json: inout JSONWriter) {
    if run.command == .lint {
      writeLint(totals, &json)
    } else {
      writeMigration(totals, &json)
    }
  }

  private func writeMigration(_ totals: RunTotals, _ json: inout JSONWriter) {
    let summary = totals.summary
    json.value("files", totals.fileCount)
    json.value("changedFiles", summary.changedFileCount)
    json.value("safe", summary.safeCount)
    json.value("likely", summary.likelyCount)
    json.value("heldBack", summary.heldBackCount)
    json.value("leftForPerson", summary.remainderCount)
    json.value("suppressed", totals.quiet.suppressedCount)
    json.array("rules") { json in
      for rule in summary.rules { write(rule.rule, rule.count, &json) }
    }
    json.array("left") { json in
      for remainder in summary.remainders {
        json.object { json in
          json.value("rule", remainder.rule)
          json.value("message", remainder.message)
          json.value("count", remainder.places.count)
          json.array("places") { json in
            for place in remainder.places { json.value(nil, place) }
          }
        }
      }
    }
  }

  private func writeLint(_ totals: RunTotals, _ json: inout JSONWriter) {
    let lint = totals.lint
    json.value("files", totals.fileCount)
    json.value("findings", lint.leftCount)
    for severity in [Severity.error, .warning, .note] {
      json.value(severity.word + "s", lint.count(of: severity))
    }
    json.value("fixed", lint.fixedCount)
    json.value("fixable", lint.fixableCount)
    json.value("suppressed", totals.quiet.suppressedCount)
    json.value("baseline", totals.quiet.knownCount)
    json.array("rules") { json in
      for rule in lint.rules { write(rule.rule, rule.count, &json) }
    }
  }

  private func write(_ rule: String, _ count: Int, _ json: inout JSONWriter) {
    json.object { json in
      json.value("rule", rule)
      json.value("count", count)
    }
  }
}

extension Severity {
  /// The word used in reports.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
