import MoltRules
import MoltText

/// The figures of a run.
public struct Summary: Sendable, Equatable {
  /// How often one rule edited.
  public struct RuleCount: Sendable, Equatable {
    /// The rule's id; `api/<Module>` for API history.
    public var rule: String
    public var count: Int
  }

  /// What is left for a person to decide, of one kind.
  public struct Remainder: Sendable, Equatable {
    public var rule: String
    public var message: String
    /// What decided, as of the first place.
    public var evidence: [String]
    /// All places, `path:line:column`, in the order of the report.
    public var places: [String]
  }

  public var changedFileCount = 0
  /// Findings whose edits were applied, by how sure they are.
  public var safeCount = 0
  public var likelyCount = 0
  /// Findings with edits that were not applied.
  public var heldBackCount = 0
  private var counts: [String: Int] = [:]
  private var left: [RemainderKey: Remainder] = [:]

  /// Most frequent first, then by name.
  public var rules: [RuleCount] {
    counts.map { RuleCount(rule: $0.key, count: $0.value) }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// Most frequent first, then by rule and message.
  public var remainders: [Remainder] {
    left.values.sorted { ($1.places.count, $0.rule, $0.message) < ($0.places.count, $1.rule, $1.message) }
  }

  public var editCount: Int { safeCount + likelyCount }
  /// The number of places that are left for a person.
  public var remainderCount: Int { left.values.reduce(0) { $0 + $1.places.count } }

  public init() {}

  /// Counts the findings of one file.
  public mutating func add(_ file: FileReport) {
    if file.newBytes != nil { changedFileCount += 1 }
    if file.findings.isEmpty { return }
    let lines = file.lines
    let path = PlainText.escaped(file.path)
    for item in file.findings {
      let finding = item.finding
      if item.isApplied {
        addEdit(finding.rule, isSafe: finding.applicability == .safe)
      } else if item.isHeldBack {
        heldBackCount += 1
      } else {
        let position = lines.position(at: finding.range.lower)
        addRemainder(
          finding.rule, finding.message, finding.evidence, path, line: position.line, column: position.column)
      }
    }
  }

  /// Counts the findings of one file.
  public mutating func add(_ file: FileIssues) {
    if file.isChanged { changedFileCount += 1 }
    let path = PlainText.escaped(file.path)
    for issue in file.issues {
      if issue.isApplied {
        addEdit(issue.rule, isSafe: issue.applicability == .safe)
      } else if issue.isHeldBack {
        heldBackCount += 1
      } else {
        addRemainder(
          issue.rule, issue.message, issue.evidence, path, line: issue.start.line, column: issue.start.column)
      }
    }
  }

  /// Adds the figures of files that come after those counted so far.
  mutating func merge(_ later: Summary) {
    changedFileCount += later.changedFileCount
    safeCount += later.safeCount
    likelyCount += later.likelyCount
    heldBackCount += later.heldBackCount
    counts.merge(later.counts) { $0 + $1 }
    for (key, remainder) in later.left {
      if left[key] == nil { left[key] = remainder } else { left[key]?.places += remainder.places }
    }
  }

  private mutating func addEdit(_ rule: String, isSafe: Bool) {
    counts[rule, default: 0] += 1
    if isSafe { safeCount += 1 } else { likelyCount += 1 }
  }

  private mutating func addRemainder(
    _ rule: String, _ message: String, _ evidence: [String], _ path: String, line: Int, column: Int
  ) {
    let fresh = Remainder(rule: rule, message: message, evidence: evidence, places: [])
    left[RemainderKey(rule: rule, message: message), default: fresh].places
      .append("\(path):\(line):\(column)")
  }

  private struct RemainderKey: Hashable, Sendable {
    var rule: String
    var message: String
  }
}
