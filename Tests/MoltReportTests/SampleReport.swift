import MoltReport
import MoltRules
import MoltText

/// A small report with one finding of each kind.
enum SampleReport {
  static let source = "// é\nview.hidden = true\n\tlet w = 👍.width(a)\nfoo()\n"

  static func make(_ mode: RunReport.Mode = .write) -> RunReport {
    let bytes = Array(source.utf8)
    let findings = [
      ReportedFinding(
        Finding(
          rule: "api/UIKit", message: "'hidden' is 'isHidden' now", range: find("hidden"), applicability: .safe,
          edits: [Edit(find("hidden"), "isHidden")], evidence: ["view is a UIView"]), isApplied: true),
      ReportedFinding(
        Finding(
          rule: "api/UIKit", message: "'width' takes a label now", range: find("width"), applicability: .likely,
          edits: [.insert("x: ", at: find("width").upper + 1, affinity: .next)], evidence: ["every 'width(_:)' does"]),
        isApplied: true),
      ReportedFinding(
        Finding(
          rule: "syntax/foo", message: "'foo' is gone", range: find("foo()"), applicability: .manual,
          evidence: ["call bar() instead"]), isApplied: false),
    ]
    var set = EditSet()
    for item in findings { set.insert(item.finding.edits) }
    var report = RunReport(mode: mode, from: "2", to: "5")
    report.files = [
      FileReport(path: "A.swift", bytes: bytes, findings: findings, newBytes: set.apply(to: bytes)),
      FileReport(path: "B\u{1B}[31m.swift", bytes: [], findings: [], newBytes: nil, failure: "the brackets differ"),
    ]
    return report
  }

  static func run(_ mode: RunReport.Mode = .write) -> RunDescription {
    RunDescription(
      command: .migrate, mode: mode, toolVersion: "1.2.3", from: "2", to: "5", workingFolder: "/project")
  }

  /// The whole report in one format.
  static func render(_ format: some ReportFormat, _ report: RunReport) -> String {
    var totals = RunTotals()
    for file in report.files { totals.add(file) }
    totals.fileCount = report.files.count
    totals.problems = report.problems
    totals.generatedFiles = report.generatedFiles
    return format.render(report.files, totals)
  }

  private static func find(_ text: String) -> ByteRange {
    let bytes = Array(source.utf8)
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return ByteRange(start, start + wanted.count)
  }
}
