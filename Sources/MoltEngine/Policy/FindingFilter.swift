import MoltRules
import MoltSyntax

/// How many findings of a file are not reported, and why.
public struct FindingCounts: Sendable, Equatable {
  /// A comment suppresses them.
  public var suppressed = 0
  /// The baseline has them.
  public var known = 0
  /// They stand on lines that were not changed.
  public var elsewhere = 0
  /// Those of the baseline that are not there any more.
  public var gone = 0

  public init() {}

  /// The sum.
  public static func + (left: FindingCounts, right: FindingCounts) -> FindingCounts {
    var sum = left
    sum.suppressed += right.suppressed
    sum.known += right.known
    sum.elsewhere += right.elsewhere
    sum.gone += right.gone
    return sum
  }
}

/// Tells the findings that a run wants to hear of from the others, and counts those.
struct FindingFilter {
  let scope: FileScope
  private var tally = FindingCounts()
  private let tokens: TokenBuffer
  private var known: KnownFindings
  private let changed: ChangedLines?
  private let lines: LineStarts?

  /// What was counted so far; what the baseline has left is gone.
  var counts: FindingCounts {
    get {
      var counts = tally
      // With some lines only, the others were not looked for in the baseline.
      counts.gone = changed == nil ? known.count : 0
      return counts
    }
    set { tally = newValue }
  }

  /// - Parameters:
  ///   - original: the file as it was read; the changed lines are lines of it.
  ///   - tokens: the file as it is now.
  init(_ scope: FileScope, original: [UInt8], tokens: TokenBuffer) {
    self.scope = scope
    self.tokens = tokens
    known = scope.known
    changed = scope.changedLines?.moved(from: original, to: tokens.bytes)
    lines = changed == nil ? nil : LineStarts(tokens.bytes)
  }

  mutating func admits(_ finding: Finding) -> Bool {
    if let changed, let lines, !changed.overlaps(lines.lines(of: finding.range)) {
      tally.elsewhere += 1
      return false
    }
    if !known.isEmpty, known.take(FindingKey(finding, in: tokens)) {
      tally.known += 1
      return false
    }
    return true
  }
}
