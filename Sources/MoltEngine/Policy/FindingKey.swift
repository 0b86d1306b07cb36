import MoltRules
import MoltSyntax
import MoltText

/// What tells a finding from others in its file, whatever line it stands on: its rule and the tokens of its lines.
///
/// Blanks, line ends and comments do not count, nor does anything on other lines, so a key survives edits above it,
/// another layout and other line ends. Two findings of one rule on equal lines have equal keys.
public struct FindingKey: Sendable, Hashable {
  public var rule: String
  /// FNV-1a over the texts of the tokens.
  public var hash: UInt64

  public init(rule: String, hash: UInt64) {
    self.rule = rule
    self.hash = hash
  }

  /// So many tokens before and after the finding count at most: a file can be one line.
  private static let reach = 64

  /// The key of a finding in the file with these tokens.
  public init(_ finding: Finding, in tokens: TokenBuffer) {
    rule = finding.rule
    var hasher = TextHash()
    let last = tokens.count - 1
    var first = Self.token(endingAfter: finding.range.lower, in: tokens)
    if first >= last || tokens.start(first) >= max(finding.range.upper, finding.range.lower + 1) {
      // It is about a comment.
      hasher.add(tokens.bytes, finding.range.lower..<min(finding.range.upper, tokens.bytes.count))
      hash = hasher.value
      return
    }
    var end = first + 1
    while end < last, tokens.start(end) < finding.range.upper { end += 1 }
    var room = Self.reach
    while first > 0, room > 0, !tokens[first].flags.contains(.startsLine) {
      first -= 1
      room -= 1
    }
    room = Self.reach
    while end < last, room > 0, !tokens[end].flags.contains(.startsLine) {
      end += 1
      room -= 1
    }
    for index in first..<end { hasher.add(tokens.bytes, tokens.start(index)..<tokens.end(index)) }
    hash = hasher.value
  }

  /// The first token that ends after an offset.
  private static func token(endingAfter offset: Int, in tokens: TokenBuffer) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens.end(middle) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// FNV-1a over texts, each with an end of its own.
private struct TextHash {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { buffer in
      // A multi-line literal holds line ends.
      for offset in range where buffer[offset] != 13 { add(buffer[offset]) }
    }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
}

/// Findings of one file that were there before, and how often each.
public struct KnownFindings: Sendable, Equatable {
  public private(set) var counts: [FindingKey: Int]

  public init(_ counts: [FindingKey: Int] = [:]) { self.counts = counts }

  public var isEmpty: Bool { counts.isEmpty }

  /// How many there are.
  public var count: Int { counts.values.reduce(0, +) }

  /// Adds a finding, as often as it occurs.
  public mutating func add(_ key: FindingKey, count: Int = 1) { counts[key, default: 0] += count }

  /// Those of some rules.
  public func filtered(_ isWanted: (String) -> Bool) -> KnownFindings {
    KnownFindings(counts.filter { isWanted($0.key.rule) })
  }

  /// What both have, as often as both have it.
  public func intersection(_ other: KnownFindings) -> KnownFindings {
    var both: [FindingKey: Int] = [:]
    for (key, count) in counts {
      if let also = other.counts[key] { both[key] = min(count, also) }
    }
    return KnownFindings(both)
  }

  /// Takes one out, and says whether it was there.
  mutating func take(_ key: FindingKey) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count == 1 ? nil : count - 1
    return true
  }
}
