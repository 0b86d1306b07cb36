import MoltReport
import MoltRules
import MoltText

/// A report that tries to break out of every format: names and texts with line ends, quotes, markup, control characters,
/// a byte order mark, emoji before the place, bytes that are not UTF-8.
enum HostileReport {
  static let paths = [
    "Sources/Plain.swift", "Sources/a \"b\" <c> & 'd', e:%0A.swift", "Sources/line\nend\r\u{1B}[31m.swift",
    "Sources/Vögel 🐦.swift", "/absolute/x::y|z`.swift",
  ]

  static func run(_ command: RunDescription.Command, _ mode: RunReport.Mode) -> RunDescription {
    RunDescription(
      command: command, mode: mode, toolVersion: "1.2.3", from: command == .migrate ? "2" : nil,
      to: command == .migrate ? "5" : nil, workingFolder: "/project",
      describe: { rule in
        rule == "fonts-rule"
          ? RuleDescription(summary: "A font & its <name>", rationale: "Because \"of\" it.\n", category: "fonts") : nil
      })
  }

  static var files: [FileReport] {
    paths.enumerated().map { index, path in file(path, hasEmoji: index != 0) }
      + [
        FileReport(
          path: "Sources/Failed.swift", bytes: [], findings: [], newBytes: nil, failure: "]]> <brackets> differ"),
        FileReport(path: "Sources/Quiet.swift", bytes: Array("let a = 1\n".utf8), findings: [], newBytes: nil),
      ]
  }

  static var totals: RunTotals { totals(RunTotals()) }

  /// With an overview of the run.
  static func totals(_ run: RunDescription) -> RunTotals { totals(RunTotals(overviewOf: run)) }

  private static func totals(_ empty: RunTotals) -> RunTotals {
    var totals = empty
    for file in files { totals.add(file) }
    totals.fileCount = files.count
    totals.problems = [
      .init(path: "Sources/wide\n.swift", message: "is UTF-16; 100% wrong"), .init(path: nil, message: "no index"),
    ]
    totals.generatedFiles = ["Sources/Made \"by\" tool.swift"]
    return totals
  }

  private static func file(_ path: String, hasEmoji: Bool) -> FileReport {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes += Array((hasEmoji ? "/* 👩‍👩‍👧 é */ " : "").utf8)
    let start = bytes.count
    bytes += Array("label.font = UIFont(name: \"x\", size: 1)!\r\n".utf8)
    // Not UTF-8, within a comment.
    bytes += [0x2F, 0x2F, 0x20, 0xFF, 0xFE, 0x0A]
    let second = bytes.count
    bytes += Array("label.font = UIFont(name: \"x\", size: 1)!\nfoo(\n  1)\n".utf8)
    let foo = second + 41
    func finding(_ start: Int) -> ReportedFinding {
      let range = ByteRange(start + 13, start + 40)
      return ReportedFinding(
        Finding(
          rule: "fonts-rule", message: "UIFont(name:) is nil & \"crashes\" <here>, 100%", range: range,
          applicability: .safe,
          edits: [
            Edit(range, pieces: [.source(ByteRange(range.lower, range.upper - 1)), .text(" ?? \"<\\>\"")]),
            Edit(ByteRange(start + 26, start + 29), "\"y\""),
          ], evidence: ["line one\nline two", "it's :: so"]), isApplied: false)
    }
    return FileReport(
      path: path, bytes: bytes,
      findings: [
        finding(start), finding(second),
        ReportedFinding(
          Finding(
            rule: "calls/note", severity: .note, message: "spans lines", range: ByteRange(foo, foo + 9),
            applicability: .manual), isApplied: false),
        ReportedFinding(
          Finding(
            rule: "calls/error", severity: .error, message: "is wrong", range: ByteRange(foo, foo + 3),
            applicability: .manual), isApplied: false),
      ], newBytes: nil)
  }
}
