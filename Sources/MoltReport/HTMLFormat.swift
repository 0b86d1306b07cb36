/// One page for a browser: figures, how far each part of the project is, an example of each kind of finding, and the
/// places that are left. It needs no network, and no script but for the search.
public struct HTMLFormat: IssueFormat {
  /// The most rows of one list; more make a page slow, and nobody reads them.
  static let mostRows = 2000

  public var run: RunDescription

  public init(run: RunDescription) { self.run = run }

  public var needsOverview: Bool { true }
  public func part(for file: FileReport) -> String { "" }
  public func part(for file: FileIssues) -> String { "" }

  var isLint: Bool { run.command == .lint }
  var text: HumanFormat { HumanFormat(style: TextStyle(isColoured: false)) }

  public func tail(_ totals: RunTotals, hasParts: Bool) -> String {
    let overview = totals.overview ?? RunOverview(run)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>molt \(run.command.rawValue)</title>
      <style>\(HTMLAssets.style)</style>
      </head>
      <body>
      <header><div class="bar"><h1>molt \(run.command.rawValue)</h1>
      <input id="search" type="search" placeholder="Search rules, messages, files" aria-label="Search"></div></header>
      <main>
      \(summary(totals, overview))
      <p id="none" hidden>Nothing here matches the search.</p>
      \(modules(overview))
      \(left(totals, overview))
      \(edits(overview))
      \(heldBack(overview))
      \(files(overview))
      \(problems(totals, overview))
      </main>
      <footer>Written by Molt \(HTMLText.escaped(run.toolVersion)).</footer>
      <script>\(HTMLAssets.script)</script>
      </body>
      </html>

      """
  }

  private func summary(_ totals: RunTotals, _ overview: RunOverview) -> String {
    let headline = isLint ? text.lintHeadline(totals) : text.headline(totals, run)
    var cards: [(String, String, String)] = []
    let done = overview.doneCount
    cards.append((Self.percent(done, of: totals.fileCount), "of files need nothing more", "good"))
    cards.append((String(totals.fileCount), totals.fileCount == 1 ? "file" : "files", ""))
    if isLint {
      cards.append((String(totals.lint.leftCount), "findings", totals.lint.leftCount > 0 ? "warn" : "good"))
      if totals.lint.fixedCount > 0 { cards.append((String(totals.lint.fixedCount), "mended", "good")) }
      cards.append((String(totals.lint.fixableCount), "that --fix mends", ""))
    } else {
      let summary = totals.summary
      cards.append((String(summary.safeCount), "safe edits", ""))
      cards.append((String(summary.likelyCount), "likely edits", ""))
      let left = summary.remainderCount
      cards.append((String(left), "places left for a person", left > 0 ? "warn" : "good"))
      if summary.heldBackCount > 0 { cards.append((String(summary.heldBackCount), "edits held back", "warn")) }
    }
    var output = "<p class=\"lead\">\(HTMLText.escaped(headline))</p>\n<div class=\"cards\">"
    for (number, label, tone) in cards {
      output += "<div class=\"card \(tone)\"><b>\(number)</b><span>\(label)</span></div>"
    }
    return output + "</div>"
  }

  /// Whole percents, rounded down so that only what is done reads as 100 %.
  static func percent(_ part: Int, of whole: Int) -> String { whole == 0 ? "100%" : "\(part * 100 / whole)%" }
}
