import MoltRules
import MoltText

extension HumanFormat {
  /// The findings of a lint run that are left in one file, each with its place, its line and its reasons.
  public func lintFindings(in file: FileReport) -> String {
    var output = ""
    let path = PlainText.escaped(file.path)
    if let failure = file.failure {
      output += "\(style.bold(path)): \(style.red("not changed")): \(PlainText.escaped(failure))\n"
    }
    let left = file.findings.filter { !$0.isApplied }
    if left.isEmpty { return output }
    // After a fix, places are those of the file as it is now.
    let lines = LineMap(file.newBytes ?? file.bytes)
    for item in left { output += lint(item.finding, path: path, lines: lines) }
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
  ///
  /// - Parameter fixes: whether safe edits were asked for.
  func lintSummary(_ totals: RunTotals, fixes: Bool) -> String {
    let lint = totals.lint
    var output = ""
    if lint.fixedCount > 0 {
      let files = count(lint.fixedFileCount, "file")
      output += style.bold("Mended \(count(lint.fixedCount, "place")) in \(files).") + "\n"
    }
    output += style.bold(lintHeadline(totals)) + "\n"
    let rules = lint.rules
    let width = rules.first.map { String($0.count).utf8.count } ?? 0
    for entry in rules { output += "  \(padded(entry.count, width))  \(entry.rule)\n" }
    if lint.fixableCount > 0, !fixes { output += "--fix mends \(lint.fixableCount) of them.\n" }
    return output + quiet(totals.quiet) + skipped(totals)
  }

  /// How much is left, in one sentence.
  func lintHeadline(_ totals: RunTotals) -> String {
    let files = count(totals.fileCount, "file")
    if totals.lint.leftCount == 0 {
      return "\(totals.lint.fixedCount > 0 ? "Nothing left" : "Nothing found") in \(files)."
    }
    let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let number = totals.lint.count(of: severity)
      return number > 0 ? count(number, severity.word) : nil
    }
    return "\(parts.joined(separator: ", ")) in \(files)."
  }
}
