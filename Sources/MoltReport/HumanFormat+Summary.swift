extension HumanFormat {
  /// The most places named for one kind of what is left.
  private static let mostPlaces = 5

  /// The figures, and what is left for a person to do.
  public func summary(_ report: RunReport) -> String {
    let summary = Summary(report)
    var output = style.bold(headline(summary, report)) + "\n"
    let width = summary.rules.first.map { String($0.count).utf8.count } ?? 0
    for rule in summary.rules {
      output += "  \(padded(rule.count, width))  \(rule.rule)\n"
    }
    if summary.heldBackCount > 0 {
      output +=
        "Held back: \(count(summary.heldBackCount, "edit")), by --safe-only or by another edit at the same place.\n"
    }
    let failed = report.files.filter { $0.failure != nil }.count
    if failed > 0 {
      output += "Not changed: \(count(failed, "file")) that would not have held together; please report them.\n"
    }
    if !report.generatedFiles.isEmpty {
      output += "Skipped: \(count(report.generatedFiles.count, "generated file")); name a file to include it.\n"
    }
    output += remainders(summary)
    return output
  }

  private func headline(_ summary: Summary, _ report: RunReport) -> String {
    let files = "\(summary.changedFileCount) of \(count(summary.fileCount, "file"))"
    let versions = report.from == report.to ? "Swift \(report.to)" : "Swift \(report.from) to \(report.to)"
    if summary.changedFileCount == 0 {
      return "Nothing to change in \(count(summary.fileCount, "file")) (\(versions))."
    }
    let verb = report.mode == .write ? "Changed" : "Would change"
    return "\(verb) \(files): \(count(summary.editCount, "edit")) "
      + "(\(summary.safeCount) safe, \(summary.likelyCount) likely), \(versions)."
  }

  private func remainders(_ summary: Summary) -> String {
    if summary.remainders.isEmpty { return "" }
    var output = style.bold("Left for you: \(count(summary.remainderCount, "place"))") + "\n"
    let width = summary.remainders.first.map { String($0.places.count).utf8.count } ?? 0
    for remainder in summary.remainders {
      output += "  \(padded(remainder.places.count, width))  \(PlainText.escaped(remainder.message)) "
      output += style.dim("[\(remainder.rule)]") + "\n"
      let indent = String(repeating: " ", count: width + 4)
      for line in remainder.evidence { output += "\(indent)= \(PlainText.escaped(line))\n" }
      for place in remainder.places.prefix(Self.mostPlaces) { output += "\(indent)\(place)\n" }
      let more = remainder.places.count - Self.mostPlaces
      if more > 0 { output += "\(indent)and \(more) more\n" }
    }
    return output
  }

  func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
