/// How many findings of a run are not reported, and why.
public struct QuietFindings: Sendable, Equatable {
  /// Comments suppress them.
  public var suppressedCount = 0
  /// The baseline has them.
  public var knownCount = 0
  /// Those of the baseline that are not there any more, in the files that were looked at.
  public var goneCount = 0
  /// The baseline's file; nil: none was used.
  public var baseline: String?

  public init() {}

  /// Adds the figures of another part of the run.
  mutating func add(_ other: QuietFindings) {
    suppressedCount += other.suppressedCount
    knownCount += other.knownCount
    goneCount += other.goneCount
    baseline = baseline ?? other.baseline
  }
}

extension HumanFormat {
  /// Nothing, or a line about each kind.
  func quiet(_ findings: QuietFindings) -> String {
    var parts: [String] = []
    if findings.knownCount > 0 {
      let name = findings.baseline.map { " (\(PlainText.escaped($0)))" } ?? ""
      parts.append("\(findings.knownCount) in the baseline\(name)")
    }
    if findings.suppressedCount > 0 { parts.append("\(findings.suppressedCount) suppressed by comments") }
    var output = parts.isEmpty ? "" : "Not reported: \(parts.joined(separator: ", ")).\n"
    if findings.goneCount > 0 {
      let (verb, object) = findings.goneCount == 1 ? ("is", "it") : ("are", "them")
      output += "\(findings.goneCount) in the baseline \(verb) not found any more; "
      output += "'molt baseline write --prune' takes \(object) out.\n"
    }
    return output
  }
}
