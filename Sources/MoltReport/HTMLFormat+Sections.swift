/// The sections of the page. Each thing that the search can hide is an element of the class `item`.
extension HTMLFormat {
  func modules(_ overview: RunOverview) -> String {
    let modules = overview.modules
    if modules.isEmpty { return "" }
    var output = Self.open("modules", "Progress by module", modules.count)
    output += "<table><thead><tr><th>module</th><th>files done</th><th class=\"n\">\(isLint ? "mended" : "edits")</th>"
    output += "<th class=\"n\">\(isLint ? "left" : "not edited")</th></tr></thead><tbody>\n"
    for module in modules.prefix(Self.mostRows) {
      let percent = Self.percent(module.doneCount, of: module.fileCount)
      output += "<tr class=\"item\"><td class=\"name\">\(HTMLText.escaped(module.name))</td>"
      output += "<td><div class=\"meter\" role=\"img\" aria-label=\"\(percent)\">"
      output += "<i style=\"width:\(percent)\"></i></div>"
      output += "<small>\(module.doneCount) of \(module.fileCount) (\(percent))</small></td>"
      output += "<td class=\"n\">\(module.editCount)</td><td class=\"n\">\(module.leftCount)</td></tr>\n"
    }
    return output + "</tbody></table>" + Self.more(modules.count) + "</section>"
  }

  /// What a person has to do, most frequent first.
  func left(_ totals: RunTotals, _ overview: RunOverview) -> String {
    isLint ? findings(totals, overview) : remainders(totals, overview)
  }

  private func remainders(_ totals: RunTotals, _ overview: RunOverview) -> String {
    let kinds = totals.summary.remainders
    if kinds.isEmpty { return "" }
    var output = Self.open("left", "Left for a person", totals.summary.remainderCount)
    for kind in kinds.prefix(Self.mostRows) {
      output += Self.openKind(kind.places.count, kind.message, kind.rule)
      if !kind.evidence.isEmpty {
        output += "<ul class=\"why\">" + kind.evidence.map { "<li>\(HTMLText.message($0))</li>" }.joined() + "</ul>"
      }
      output += example(overview.kind(kind.rule, kind.message)?.example)
      output += Self.places(kind.places, of: kind.places.count) + "</details>\n"
    }
    return output + Self.more(kinds.count) + "</section>"
  }

  private func findings(_ totals: RunTotals, _ overview: RunOverview) -> String {
    let rules = totals.lint.rules
    if rules.isEmpty { return "" }
    var output = Self.open("left", "Findings", totals.lint.leftCount)
    for rule in rules.prefix(Self.mostRows) {
      output += Self.openKind(rule.count, rule.message, rule.rule, tone: rule.severity.word)
      output += example(overview.kind(rule.rule, rule.message)?.example)
      output += Self.places(rule.places, of: rule.count)
      if let description = run.describe(rule.rule), !description.rationale.isEmpty {
        output += "<p class=\"why\">\(HTMLText.message(description.rationale))</p>"
      }
      output += "</details>\n"
    }
    return output + Self.more(rules.count) + "</section>"
  }

  /// Each kind of edit once, by rule, with its lines before and after.
  func edits(_ overview: RunOverview) -> String {
    let title = run.mode == .write ? "Edits by rule" : "Edits that would be made, by rule"
    return isLint ? "" : kinds("edits", title, overview) { $0.editCount }
  }

  /// Edits that were not applied.
  func heldBack(_ overview: RunOverview) -> String {
    let title = "Held back: by --safe-only or --verify, or by another edit at the same place"
    return isLint ? "" : kinds("held", title, overview) { $0.heldBackCount }
  }

  private func kinds(
    _ id: String, _ title: String, _ overview: RunOverview, count: (RunOverview.Kind) -> Int
  ) -> String {
    var byRule: [String: [RunOverview.Kind]] = [:]
    for kind in overview.kinds where count(kind) > 0 { byRule[kind.rule, default: []].append(kind) }
    if byRule.isEmpty { return "" }
    let rules = byRule.map { (rule: $0.key, kinds: $0.value, count: $0.value.reduce(0) { $0 + count($1) }) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    var output = Self.open(id, title, rules.reduce(0) { $0 + $1.count })
    for rule in rules {
      output +=
        "<details class=\"rule\"><summary><b class=\"count\">\(rule.count)</b> <code>\(HTMLText.escaped(rule.rule))"
      output += "</code> <small>\(rule.kinds.count) kind\(rule.kinds.count == 1 ? "" : "s")</small></summary>\n"
      for kind in rule.kinds.prefix(Self.mostRows) {
        output += "<div class=\"item kind\"><p><b class=\"count\">\(count(kind))</b> "
        output += "\(HTMLText.message(kind.message))</p>" + example(kind.example) + "</div>\n"
      }
      output += Self.more(rule.kinds.count) + "</details>\n"
    }
    return output + "</section>"
  }

  func files(_ overview: RunOverview) -> String {
    let files = overview.files.sorted { ($1.leftCount, $1.editCount, $0.path) < ($0.leftCount, $0.editCount, $1.path) }
    if files.isEmpty { return "" }
    var output = Self.open("files", "Files with findings", files.count)
    output += "<table><thead><tr><th>file</th><th class=\"n\">\(isLint ? "mended" : "edits")</th>"
    output += "<th class=\"n\">\(isLint ? "left" : "not edited")</th></tr></thead><tbody>\n"
    for file in files.prefix(Self.mostRows) {
      output += "<tr class=\"item\"><td class=\"name\">\(HTMLText.escaped(PlainText.escaped(file.path)))</td>"
      output += "<td class=\"n\">\(file.editCount)</td><td class=\"n\">\(file.leftCount)</td></tr>\n"
    }
    return output + "</tbody></table>" + Self.more(files.count) + "</section>"
  }

  func problems(_ totals: RunTotals, _ overview: RunOverview) -> String {
    let problems = overview.failures + totals.problems
    if problems.isEmpty { return "" }
    var output = Self.open("problems", "Could not be done", problems.count) + "<ul>"
    for problem in problems.prefix(Self.mostRows) {
      let path = problem.path.map { "<code>\(HTMLText.escaped(PlainText.escaped($0)))</code>: " } ?? ""
      output += "<li class=\"item\">\(path)\(HTMLText.escaped(problem.message))</li>"
    }
    return output + "</ul>" + Self.more(problems.count) + "</section>"
  }

  private static func open(_ id: String, _ title: String, _ count: Int) -> String {
    "<section id=\"\(id)\"><h2>\(title) <small>\(count)</small></h2>\n"
  }

  private static func openKind(_ count: Int, _ message: String, _ rule: String, tone: String = "warning") -> String {
    "<details class=\"item\"><summary><b class=\"count \(tone)\">\(count)</b> <span>\(HTMLText.message(message))</span> "
      + "<code>\(HTMLText.escaped(rule))</code></summary>\n"
  }

  private static func more(_ count: Int) -> String {
    count > mostRows ? "<p class=\"more\">and \(count - mostRows) more</p>" : ""
  }

  private static func places(_ places: [String], of count: Int) -> String {
    var output = "<ul class=\"places\">"
    for place in places.prefix(mostRows) { output += "<li>\(HTMLText.escaped(place))</li>" }
    let left = count - min(places.count, mostRows)
    if left > 0 { output += "<li>and \(left) more</li>" }
    return output + "</ul>"
  }

  private func example(_ example: RunOverview.Example?) -> String {
    guard let example else { return "" }
    var output = "<figure><figcaption>\(HTMLText.escaped(example.place))</figcaption><pre>"
    let edits = !example.after.isEmpty
    for line in example.before {
      output += edits ? "<del>- \(HTMLText.escaped(line))</del>" : "<span>  \(HTMLText.escaped(line))</span>"
    }
    for line in example.after { output += "<ins>+ \(HTMLText.escaped(line))</ins>" }
    return output + "</pre></figure>"
  }
}
