import MoltRules
import MoltText

/// The report as one JSON document; `Documentation/json.md` describes it.
public struct JSONFormat: Sendable {
  /// The version of the document's shape. It rises when a field changes its meaning or goes away.
  public static let formatVersion = 1

  public var toolVersion: String

  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The document with a final line end.
  public func render(_ report: RunReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.value("formatVersion", Self.formatVersion)
      json.value("molt", toolVersion)
      json.value("command", "migrate")
      json.value("mode", report.mode.rawValue)
      json.value("from", report.from)
      json.value("to", report.to)
      json.array("files") { json in
        for file in report.files where file.newBytes != nil || !file.findings.isEmpty || file.failure != nil {
          write(file, report.mode, &json)
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
      write(Summary(report), &json)
    }
    return json.text + "\n"
  }

  func write(_ file: FileReport, _ mode: RunReport.Mode, _ json: inout JSONWriter) {
    json.object { json in
      json.value("path", file.path)
      json.value("isChanged", file.newBytes != nil)
      json.optional("failure", file.failure)
      if mode == .diff {
        let patch = UnifiedDiff.render(old: file.bytes, new: file.newBytes ?? file.bytes, path: file.path)
        json.value("diff", String(decoding: patch, as: UTF8.self))
      }
      let lines = LineMap(file.bytes)
      json.array("findings") { json in
        for item in file.findings { write(item, lines, &json) }
      }
    }
  }

  private func write(_ item: ReportedFinding, _ lines: LineMap, _ json: inout JSONWriter) {
    let finding = item.finding
    json.object { json in
      json.value("rule", finding.rule)
      json.value("severity", finding.severity.word)
      json.value("applicability", finding.applicability.name)
      json.value("isApplied", item.isApplied)
      json.value("message", finding.message)
      write(finding.range, lines, &json)
      json.array("evidence") { json in
        for line in finding.evidence { json.value(nil, line) }
      }
      json.array("edits") { json in
        for edit in finding.edits {
          json.object { json in
            write(edit.range, lines, &json)
            json.value("newText", text(of: edit, in: lines.bytes))
          }
        }
      }
    }
  }

  private func write(_ range: ByteRange, _ lines: LineMap, _ json: inout JSONWriter) {
    json.value("offset", range.lower)
    json.value("endOffset", range.upper)
    for (name, offset) in [("start", range.lower), ("end", range.upper)] {
      let position = lines.position(at: offset)
      json.object(name) { json in
        json.value("line", position.line)
        json.value("column", position.column)
        json.value("utf16Column", lines.position(at: offset, unit: .utf16).column)
      }
    }
  }

  /// What the edit alone writes.
  private func text(of edit: Edit, in bytes: [UInt8]) -> String {
    var set = EditSet()
    set.insert([edit])
    return String(decoding: set.apply(to: bytes, in: edit.range), as: UTF8.self)
  }

  private func write(_ summary: Summary, _ json: inout JSONWriter) {
    json.object("summary") { json in
      json.value("files", summary.fileCount)
      json.value("changedFiles", summary.changedFileCount)
      json.value("safe", summary.safeCount)
      json.value("likely", summary.likelyCount)
      json.value("heldBack", summary.heldBackCount)
      json.value("leftForPerson", summary.remainderCount)
      json.array("rules") { json in
        for rule in summary.rules {
          json.object { json in
            json.value("rule", rule.rule)
            json.value("count", rule.count)
          }
        }
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
  }
}

extension Severity {
  /// The word used in reports.
  var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
