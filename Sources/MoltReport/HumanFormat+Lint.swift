import MoltRules
import MoltText

extension HumanFormat {
  /// The findings that are left, each with its place, its line and its reasons.
  public func findings(_ report: LintReport) -> String {
    var output = ""
    for file in report.files {
      let path = PlainText.escaped(file.path)
      if let failure = file.failure {
        output += "\(style.bold(path)): \(style.red("not changed")): \(PlainText.escaped(failure))\n"
      }
      let left = file.findings.filter { !$0.isApplied }
      if left.isEmpty { continue }
      // After a fix, places are those of the file as it is now.
      let lines = LineMap(file.newBytes ?? file.bytes)
      for item in left { output += lint(item.finding, path: path, lines: lines) }
    }
    return output
  }

  private func lint(_ finding: Finding, path: String, lines: LineMap) -> String {
    let position = lines.position(at: finding.range.lower)
    let place = style.bold("\(path):\(position.line):\(position.column):")
    let message = PlainText.escaped(finding.message)
    var output = "\(place) \(label(finding.severity)): \(message) \(style.dim("[\(finding.rule)]"))\n"
    output += caret(finding.range, position, lines)
    for line in finding.evidence { output += "\(gutter("="))\(PlainText.escaped(line))\n" }
    return output
  }

  private func label(_ severity: Severity) -> String {
    switch severity {
    case .note: style.cyan(severity.word)
    case .warning: style.yellow(severity.word)
    case .error: style.red(severity.word)
    }
  }

  /// The figures of a lint run.
  public func summary(_ report: LintReport) -> String {
    var output = ""
    if report.fixedCount > 0 {
      let files = report.files.filter { $0.newBytes != nil }.count
      output += style.bold("Mended \(count(report.fixedCount, "place")) in \(count(files, "file")).") + "\n"
    }
    let left = report.left
    if left.isEmpty {
      output +=
        style.bold("\(report.fixedCount > 0 ? "Nothing left" : "Nothing found") in \(count(report.fileCount, "file")).")
        + "\n"
    } else {
      let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
        let number = report.count(of: severity)
        return number > 0 ? count(number, severity.word) : nil
      }
      output += style.bold("\(parts.joined(separator: ", ")) in \(count(report.fileCount, "file")).") + "\n"
      let width = report.counts.first.map { String($0.count).utf8.count } ?? 0
      for entry in report.counts { output += "  \(padded(entry.count, width))  \(entry.rule)\n" }
      if report.fixableCount > 0, !report.fixes { output += "--fix mends \(report.fixableCount) of them.\n" }
    }
    var quiet: [String] = []
    if report.knownCount > 0, let baseline = report.baseline {
      quiet.append("\(report.knownCount) in the baseline (\(PlainText.escaped(baseline)))")
    }
    if report.suppressedCount > 0 { quiet.append("\(report.suppressedCount) suppressed by comments") }
    if !quiet.isEmpty { output += "Not reported: \(quiet.joined(separator: ", ")).\n" }
    if report.goneCount > 0 {
      output +=
        "\(report.goneCount) in the baseline \(report.goneCount == 1 ? "is" : "are") not found any more; "
        + "'molt baseline write --prune' takes \(report.goneCount == 1 ? "it" : "them") out.\n"
    }
    if !report.generatedFiles.isEmpty {
      output += "Skipped: \(count(report.generatedFiles.count, "generated file")); name a file to include it.\n"
    }
    return output
  }
}
