import MoltRules

/// A summary in Markdown, for a job's page or a comment: figures and the first places of each kind, not every finding.
public struct MarkdownFormat: IssueFormat {
  /// The most places named for one kind of what is left.
  private static let mostPlaces = 5
  /// The most kinds listed; pages and comments have a limit of their own.
  private static let mostKinds = 200

  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public func part(for file: FileReport) -> String { "" }
  public func part(for file: FileIssues) -> String { "" }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    let format = HumanFormat(style: TextStyle(isColoured: false))
    var output = "## molt \(run.command.rawValue)\n\n"
    if run.command == .lint {
      output += lint(totals, format)
    } else {
      output += migration(totals, format)
    }
    if totals.failureCount > 0 {
      output +=
        "\n**Not changed: \(format.count(totals.failureCount, "file"))**; the run's own output says why.\n"
    }
    if !totals.problems.isEmpty {
      output += "\n### Could not be done\n\n"
      for problem in totals.problems.prefix(Self.mostKinds) {
        let path = problem.path.map { Self.code($0) + ": " } ?? ""
        output += "- \(path)\(Self.escaped(problem.message))\n"
      }
    }
    return output
  }

  private func lint(_ totals: RunTotals, _ format: HumanFormat) -> String {
    let headline = format.lintHeadline(totals)
    var output = "**\(headline)**\n"
    let rules = totals.lint.rules
    if rules.isEmpty { return output }
    output += "\n| findings | rule | | places |\n|---:|---|---|---|\n"
    for rule in rules.prefix(Self.mostKinds) {
      output += "| \(rule.count) | \(Self.code(rule.rule)) | \(rule.severity.word): \(Self.escaped(rule.message)) "
      output += "| \(places(rule.places, of: rule.count)) |\n"
    }
    return output
  }

  private func migration(_ totals: RunTotals, _ format: HumanFormat) -> String {
    var output = "**\(format.headline(totals, run))**\n"
    let rules = totals.summary.rules
    if !rules.isEmpty {
      output += "\n| edits | rule |\n|---:|---|\n"
      for rule in rules.prefix(Self.mostKinds) { output += "| \(rule.count) | \(Self.code(rule.rule)) |\n" }
    }
    let kinds = totals.summary.remainders
    if !kinds.isEmpty {
      output += "\n### Left for you: \(format.count(totals.summary.remainderCount, "place"))\n\n"
      output += "| places | what | rule | where |\n|---:|---|---|---|\n"
      for kind in kinds.prefix(Self.mostKinds) {
        output += "| \(kind.places.count) | \(Self.escaped(([kind.message] + kind.evidence).joined(separator: "; "))) "
        output += "| \(Self.code(kind.rule)) | \(places(kind.places, of: kind.places.count)) |\n"
      }
    }
    return output
  }

  private func places(_ places: [String], of count: Int) -> String {
    let shown = places.prefix(Self.mostPlaces)
    let more = count - shown.count
    return shown.map(Self.code).joined(separator: "<br>") + (more > 0 ? "<br>and \(more) more" : "")
  }

  /// Text that stays text within a table.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": result += "\\" + String(Character(scalar))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text as code. In HTML, since a backtick or a bar would end a Markdown one.
  private static func code(_ text: String) -> String { "<code>" + escaped(text) + "</code>" }
}
