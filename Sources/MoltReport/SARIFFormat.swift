import MoltRules

/// SARIF 2.1.0, for code scanning services. Columns are UTF-16 code units, and the document says so.
public struct SARIFFormat: IssueFormat {
  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public var separator: String { "," }

  public func head() -> String {
    var json = JSONWriter()
    json.open("{")
    json.value("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.value("version", "2.1.0")
    json.open("[", key: "runs")
    json.open("{")
    json.value("columnKind", "utf16CodeUnits")
    json.open("[", key: "results")
    return json.text
  }

  public func part(for file: FileIssues) -> String {
    var json = JSONWriter(depth: 4)
    if let failure = file.failure { json.object { json in write(failure, file.path, &json) } }
    for issue in file.open(run) { json.object { json in write(issue, file.path, &json) } }
    return json.text
  }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    var json = JSONWriter(depth: 4, isEmpty: !hasParts)
    json.close("]")
    json.object("tool") { json in
      json.object("driver") { json in
        json.value("name", "Molt")
        json.value("semanticVersion", run.toolVersion)
        json.array("rules") { json in
          for rule in totals.rules.sorted() { json.object { json in writeRule(rule, &json) } }
        }
      }
    }
    json.array("invocations") { json in
      json.object { json in
        json.value("executionSuccessful", totals.problems.isEmpty)
        json.array("toolExecutionNotifications") { json in
          for problem in totals.problems { json.object { json in write(problem, &json) } }
        }
      }
    }
    json.close("}")
    json.close("]")
    json.close("}")
    return json.text + "\n"
  }

  private func write(_ issue: Issue, _ path: String, _ json: inout JSONWriter) {
    json.value("ruleId", issue.rule)
    json.value("level", issue.severity.word)
    json.message(issue.text)
    location(path, issue, &json)
    json.object("partialFingerprints") { json in json.value("molt/v1", issue.fingerprint) }
    if !issue.replacements.isEmpty {
      json.array("fixes") { json in
        json.object { json in
          json.message(issue.message, key: "description")
          json.array("artifactChanges") { json in
            json.object { json in
              artifact(path, &json)
              json.array("replacements") { json in
                for replacement in issue.replacements { json.object { json in write(replacement, &json) } }
              }
            }
          }
        }
      }
    }
    json.object("properties") { json in json.value("applicability", issue.applicability.name) }
  }

  private func write(_ replacement: Issue.Replacement, _ json: inout JSONWriter) {
    region("deletedRegion", replacement.start, replacement.end, &json)
    json.object("insertedContent") { json in json.value("text", replacement.newText) }
  }

  /// A file that was left alone though there were edits.
  private func write(_ failure: String, _ path: String, _ json: inout JSONWriter) {
    json.value("ruleId", "not-changed")
    json.value("level", "error")
    json.message("not changed: " + failure)
    location(path, nil, &json)
  }

  private func write(_ problem: RunReport.Problem, _ json: inout JSONWriter) {
    json.value("level", "error")
    json.message(problem.message)
    if let path = problem.path { location(path, nil, &json) }
  }

  private func location(_ path: String, _ issue: Issue?, _ json: inout JSONWriter) {
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          artifact(path, &json)
          if let issue { region("region", issue.start, issue.end, &json) }
        }
      }
    }
  }

  private func artifact(_ path: String, _ json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      json.value("uri", Self.address(path))
      if !path.hasPrefix("/") { json.value("uriBaseId", "%SRCROOT%") }
    }
  }

  private func region(_ key: String, _ start: Issue.Place, _ end: Issue.Place, _ json: inout JSONWriter) {
    json.object(key) { json in
      json.value("startLine", start.line)
      json.value("startColumn", start.utf16Column)
      json.value("endLine", end.line)
      json.value("endColumn", end.utf16Column)
    }
  }

  private func writeRule(_ rule: String, _ json: inout JSONWriter) {
    json.value("id", rule)
    guard let description = run.describe(rule) else { return }
    json.message(description.summary, key: "shortDescription")
    let rationale = description.rationale.isEmpty ? description.summary : description.rationale
    json.object("help") { json in
      json.value("text", rationale)
      json.value("markdown", rationale)
    }
    if !description.category.isEmpty {
      json.object("properties") { json in
        json.array("tags") { json in json.value(nil, description.category) }
      }
    }
  }

  /// The path as a relative reference, or as a `file` address when it is absolute.
  static func address(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension JSONWriter {
  /// A SARIF message.
  mutating func message(_ text: String, key: String = "message") {
    object(key) { json in json.value("text", text) }
  }
}
