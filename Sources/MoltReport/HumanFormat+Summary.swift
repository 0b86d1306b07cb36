extension HumanFormat {
  /// The most places named for one kind of what is left.
  private static let mostPlaces = 5

  /// The figures, and what is left for a person to do.
  func summary(_ totals: RunTotals, run: RunDescription) -> String {
    let summary = totals.summary
    var output = style.bold(headline(totals, run)) + "\n"
    let rules = summary.rules
    let width = rules.first.map { String($0.count).utf8.count } ?? 0
    for rule in rules {
      output += "  \(padded(rule.count, width))  \(rule.rule)\n"
    }
    if summary.heldBackCount > 0 {
      output +=
        "Held back: \(count(summary.heldBackCount, "edit")), listed as 'not applied'.\n"
    }
    if totals.failureCount > 0 {
      output +=
        "Not changed: \(count(totals.failureCount, "file")), for the reason that is told with it.\n"
    }
    return output + quiet(totals.quiet) + skipped(totals) + remainders(summary) + advice(run)
  }

  /// What goes on where Molt ends: the checks of Swift 6 need a compiler that knows all types.
  private func advice(_ run: RunDescription) -> String {
    guard let to = run.to, to == "6" || to.hasPrefix("6.") else { return "" }
    return """
      The rest of Swift 6 is for the compiler: build with its upcoming features one after another (StrictConcurrency,
      GlobalConcurrency, InferSendableFromCaptures, ConciseMagicFile ...), let 'swift package migrate --to-feature NAME' mend
      what it can, then switch to language mode 6. Molt adds no 'any' and no 'Sendable'.

      """
  }

  func skipped(_ totals: RunTotals) -> String {
    if totals.generatedFiles.isEmpty { return "" }
    return "Skipped: \(count(totals.generatedFiles.count, "generated file")); name a file to include it.\n"
  }

  func headline(_ totals: RunTotals, _ run: RunDescription) -> String {
    let summary = totals.summary
    let files = "\(summary.changedFileCount) of \(count(totals.fileCount, "file"))"
    let (from, to) = (run.from ?? "", run.to ?? "")
    let versions = from == to ? "Swift \(to)" : "Swift \(from) to \(to)"
    if summary.changedFileCount == 0 {
      return "Nothing to change in \(count(totals.fileCount, "file")) (\(versions))."
    }
    let verb = run.mode == .write ? "Changed" : "Would change"
    return "\(verb) \(files): \(count(summary.editCount, "edit")) "
      + "(\(summary.safeCount) safe, \(summary.likelyCount) likely), \(versions)."
  }

  private func remainders(_ summary: Summary) -> String {
    let kinds = summary.remainders
    if kinds.isEmpty { return "" }
    var output = style.bold("Left for you: \(count(summary.remainderCount, "place"))") + "\n"
    let width = kinds.first.map { String($0.places.count).utf8.count } ?? 0
    for remainder in kinds {
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
