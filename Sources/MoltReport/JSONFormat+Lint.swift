import MoltRules
import MoltText

extension JSONFormat {
  /// The report of a lint run as one document with a final line end.
  public func render(_ report: LintReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.value("formatVersion", Self.formatVersion)
      json.value("molt", toolVersion)
      json.value("command", "lint")
      json.value("mode", report.fixes ? "write" : "check")
      json.array("files") { json in
        for var file in report.files {
          // What is mended is told by the summary; places are those of the file as it is now.
          file.findings.removeAll { $0.isApplied }
          file.bytes = file.newBytes ?? file.bytes
          write(file, report.fixes ? .write : .check, &json)
        }
      }
      json.array("problems") { json in
        for problem in report.problems {
          json.object { json in
            json.optional("path", problem.path)
            json.value("message", problem.message)
          }
        }
      }
      json.array("generatedFiles") { json in
        for path in report.generatedFiles { json.value(nil, path) }
      }
      json.object("summary") { json in
        json.value("files", report.fileCount)
        json.value("findings", report.left.count)
        for severity in [Severity.error, .warning, .note] {
          json.value(severity.word + "s", report.count(of: severity))
        }
        json.value("fixed", report.fixedCount)
        json.value("fixable", report.fixableCount)
        json.value("suppressed", report.suppressedCount)
        json.value("baseline", report.knownCount)
        json.array("rules") { json in
          for entry in report.counts {
            json.object { json in
              json.value("rule", entry.rule)
              json.value("count", entry.count)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
