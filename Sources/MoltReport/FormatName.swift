/// Every format that a report can have.
public enum FormatName: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case human
  /// One document with everything.
  case json
  /// A JSON object a line.
  case jsonl
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Commands that GitHub's runners turn into annotations.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// Test results as JUnit writes them.
  case junit
  case checkstyle
  /// Lines that Xcode shows as warnings and errors.
  case xcode
  /// A summary for a page or a comment.
  case markdown
  /// One page for a browser.
  case html

  /// The format that a file of that name commonly has; nil when its ending says nothing.
  public init?(fileName: String) {
    let endings: [(String, FormatName)] = [
      (".sarif", .sarif), (".sarif.json", .sarif), (".jsonl", .jsonl), (".ndjson", .jsonl), (".json", .json),
      (".md", .markdown), (".html", .html), (".txt", .human),
    ]
    guard let found = endings.first(where: { fileName.hasSuffix($0.0) }) else { return nil }
    self = fileName.hasSuffix(".sarif.json") ? .sarif : found.1
  }

  /// Whether a file of that name may well be in this format.
  public func suits(fileName: String) -> Bool {
    guard let usual = FormatName(fileName: fileName) else { return true }
    return usual == self || usual == .json && (self == .sarif || self == .gitlab)
  }

  /// The format for that run; nil for `human`, which needs to know how it is shown.
  public func format(_ run: RunDescription) -> (any IssueFormat)? {
    switch self {
    case .human: nil
    case .json: JSONFormat(run: run)
    case .jsonl: JSONLinesFormat(run: run)
    case .sarif: SARIFFormat(run: run)
    case .github: GitHubFormat(run: run)
    case .gitlab: GitLabFormat(run: run)
    case .junit: JUnitFormat(run: run)
    case .checkstyle: CheckstyleFormat(run: run)
    case .xcode: XcodeFormat(run: run)
    case .markdown: MarkdownFormat(run: run)
    case .html: HTMLFormat(run: run)
    }
  }
}
