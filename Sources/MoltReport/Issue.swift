import MoltRules
import MoltText

/// A finding with its places worked out, so that it can be written down without the file.
public struct Issue: Sendable, Equatable {
  /// A place as people and other tools name it.
  public struct Place: Sendable, Equatable {
    /// Bytes from the start of the file, byte order mark included.
    public var offset: Int
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    /// From 1, in UTF-16 code units.
    public var utf16Column: Int
  }

  /// Text that takes the place of a range of the file. Those of one issue are sorted and do not touch each other.
  public struct Replacement: Sendable, Equatable {
    public var start: Place
    public var end: Place
    public var newText: String
  }

  public var rule: String
  public var severity: Severity
  public var applicability: Applicability
  /// Whether its edits are part of the file's new content.
  public var isApplied: Bool
  public var message: String
  /// What decided, most important first.
  public var evidence: [String]
  public var start: Place
  public var end: Place
  public var replacements: [Replacement]
  /// The same for the same issue in a later version of the file, and different for each issue of a run.
  public var fingerprint: String
  /// Lines of the file, and what becomes of them: for the first issue of its kind in a file, where the report is one of
  /// several that are to be put together.
  public var example: RunOverview.Example?

  /// There are edits, and they were not applied.
  public var isHeldBack: Bool { !isApplied && applicability != .manual && !replacements.isEmpty }

  /// The message, then what decided, a line each.
  var text: String { ([message] + evidence).joined(separator: "\n") }
}

/// One file of a run with its findings' places worked out.
public struct FileIssues: Sendable {
  /// The path as it is printed.
  public var path: String
  public var isChanged: Bool
  /// Why the file was left alone though there were edits; nil otherwise.
  public var failure: String?
  /// With `--diff`, when asked for: the file's unified diff.
  public var diff: String?
  /// Sorted by offset, then rule. Places are those of the file as it was read, after a fix by `lint` as it is now.
  public var issues: [Issue]

  /// - Parameter withDiff: work out the diff too, if the run shows one.
  public init(_ file: FileReport, _ run: RunDescription, withDiff: Bool = false) {
    path = file.path
    isChanged = file.newBytes != nil
    failure = file.failure
    let isLint = run.command == .lint
    if withDiff, run.mode == .diff {
      let patch = UnifiedDiff.render(old: file.bytes, new: file.newBytes ?? file.bytes, path: file.path)
      diff = String(decoding: patch, as: UTF8.self)
    }
    // What lint mended is gone; its other findings are told of the file as it is now.
    let items = isLint ? file.findings.filter { !$0.isApplied } : file.findings
    issues = []
    if items.isEmpty { return }
    let lines = isLint ? LineMap(file.newBytes ?? file.bytes) : file.lines
    var fingerprints = Fingerprints(path: file.path)
    var kinds: Set<[String]> = []
    issues.reserveCapacity(items.count)
    for item in items {
      let finding = item.finding
      issues.append(
        Issue(
          rule: finding.rule, severity: finding.severity, applicability: finding.applicability,
          isApplied: item.isApplied, message: finding.message, evidence: finding.evidence,
          start: Issue.Place(finding.range.lower, lines), end: Issue.Place(finding.range.upper, lines),
          replacements: Issue.replacements(finding.edits, lines),
          fingerprint: fingerprints.next(rule: finding.rule, range: finding.range, lines: lines)))
      if run.part != nil, kinds.insert([finding.rule, finding.message]).inserted {
        issues[issues.count - 1].example = RunOverview.example(finding, path, lines)
      }
    }
  }

  /// A file of which only problems or findings of elsewhere are known.
  init(path: String, isChanged: Bool, failure: String?, diff: String?, issues: [Issue]) {
    self.path = path
    self.isChanged = isChanged
    self.failure = failure
    self.diff = diff
    self.issues = issues
  }

  /// The issues that are there after the run: all of them where nothing is written, else those that were not mended.
  func open(_ run: RunDescription) -> [Issue] {
    run.mode == .write ? issues.filter { !$0.isApplied } : issues
  }
}

extension Issue.Place {
  init(_ offset: Int, _ lines: LineMap) {
    let position = lines.position(at: offset)
    self.init(
      offset: offset, line: position.line, column: position.column,
      utf16Column: lines.position(at: offset, unit: .utf16).column)
  }
}

extension Issue {
  /// What the edits of one finding write, as if nothing else were edited. Edits that lie in each other or touch become one.
  static func replacements(_ edits: [Edit], _ lines: LineMap) -> [Replacement] {
    var set = EditSet()
    guard !edits.isEmpty, set.insert(edits) else { return [] }
    var ranges: [ByteRange] = []
    for range in edits.map(\.range).sorted() {
      if let last = ranges.last, range.lower <= last.upper {
        ranges[ranges.count - 1] = ByteRange(last.lower, max(last.upper, range.upper))
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      Replacement(
        start: Place(range.lower, lines), end: Place(range.upper, lines),
        newText: String(decoding: set.apply(to: lines.bytes, in: range), as: UTF8.self))
    }
  }
}
