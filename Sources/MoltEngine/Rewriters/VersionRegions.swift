import MoltNames
import MoltSyntax
import MoltText

/// The branches of `#if swift(…)` in one file: code that is written for some versions of Swift only.
///
/// In `#if swift(>=3.0)` no spelling of Swift 2 is left to rewrite, and its `#else` is for compilers that the result is not
/// meant for; it has to stay as it is for them.
public struct VersionRegions: Sendable {
  private struct Region {
    var tokens: Range<Int>
    var bytes: ByteRange
    /// The code there is for this version or later.
    var atLeast: SwiftVersion?
    /// The code there is for older versions than this.
    var below: SwiftVersion?
  }

  /// A branch whose end is not reached.
  private struct Branch {
    var start: Int
    var atLeast: SwiftVersion?
    var below: SwiftVersion?
  }

  private var regions: [Region] = []

  /// Finds the branches; linear in the tokens.
  public init(_ tokens: TokenBuffer) {
    var open: [Branch] = []
    func close(at index: Int) -> Branch? {
      guard let last = open.popLast() else { return nil }
      if last.atLeast != nil || last.below != nil {
        let bytes = ByteRange(tokens.start(last.start), max(tokens.start(last.start), tokens.start(index)))
        regions.append(
          Region(tokens: last.start..<max(last.start, index), bytes: bytes, atLeast: last.atLeast, below: last.below))
      }
      return last
    }
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .poundIf: open.append(Branch(start: index + 1, atLeast: Self.version(after: index, in: tokens)))
      case .poundElse, .poundElseif:
        let last = close(at: index)
        // What an earlier branch takes, this one does not see.
        let below = [last?.atLeast, last?.below].compactMap { $0 }.min()
        let version = tokens.kind(index) == .poundElse ? nil : Self.version(after: index, in: tokens)
        open.append(Branch(start: index + 1, atLeast: version, below: below))
      case .poundEndif: _ = close(at: index)
      default: break
      }
    }
  }

  /// The version in a condition that is `swift(>=N)` and nothing else.
  private static func version(after index: Int, in tokens: TokenBuffer) -> SwiftVersion? {
    guard tokens.matches(index + 1, "swift") || tokens.matches(index + 1, "compiler"),
      tokens.kind(index + 2) == .leftParen, tokens.matches(index + 3, ">="),
      tokens.kind(index + 5) == .rightParen, tokens[index + 6].flags.contains(.startsLine)
    else { return nil }
    let parts = tokens.text(index + 4).split(separator: ".").map { Int($0) ?? -1 }
    guard let major = parts.first, !parts.contains(-1) else { return nil }
    return SwiftVersion(major, parts.count > 1 ? parts[1] : 0)
  }

  /// Whether the byte at `offset` is in code for compilers older than the one that the result is for.
  func isForOlder(than to: SwiftVersion, at offset: Int) -> Bool {
    regions.contains { region in
      region.bytes.lower <= offset && offset < region.bytes.upper && region.below.map { to >= $0 } ?? false
    }
  }

  /// Whether a change that came with `since` may be made at a token when the result is for `to`.
  public func allows(_ since: SwiftVersion, at index: Int, to: SwiftVersion) -> Bool {
    for region in regions where region.tokens.contains(index) {
      if let atLeast = region.atLeast, atLeast >= since { return false }
      if let below = region.below, to >= below { return false }
    }
    return true
  }
}
