import MoltNames
import MoltSyntax

/// The branches of `#if swift(…)` in one file: code that is written for some versions of Swift only.
///
/// In `#if swift(>=3.0)` no spelling of Swift 2 is left to rewrite, and its `#else` is for compilers that the result is not
/// meant for; it has to stay as it is for them.
public struct VersionRegions: Sendable {
  private struct Region {
    var tokens: Range<Int>
    /// The code there is for this version or later.
    var atLeast: SwiftVersion?
    /// The code there is for older versions than this.
    var below: SwiftVersion?
  }

  private var regions: [Region] = []

  /// Finds the branches; linear in the tokens.
  public init(_ tokens: TokenBuffer) {
    var open: [(start: Int, condition: SwiftVersion?, isElse: Bool)] = []
    func close(at index: Int) {
      guard let last = open.popLast(), let version = last.condition else { return }
      regions.append(
        Region(
          tokens: last.start..<index, atLeast: last.isElse ? nil : version, below: last.isElse ? version : nil))
    }
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .poundIf: open.append((index + 1, Self.version(after: index, in: tokens), false))
      case .poundElse:
        let condition = open.last?.condition
        let wasElse = open.last?.isElse ?? false
        close(at: index)
        open.append((index + 1, wasElse ? nil : condition, true))
      case .poundElseif:
        close(at: index)
        open.append((index + 1, nil, false))
      case .poundEndif: close(at: index)
      default: break
      }
    }
  }

  /// The version in a condition that is `swift(>=N)` and nothing else.
  private static func version(after index: Int, in tokens: TokenBuffer) -> SwiftVersion? {
    guard tokens.matches(index + 1, "swift"), tokens.kind(index + 2) == .leftParen, tokens.matches(index + 3, ">="),
      tokens.kind(index + 5) == .rightParen, tokens[index + 6].flags.contains(.startsLine)
    else { return nil }
    let parts = tokens.text(index + 4).split(separator: ".").map { Int($0) ?? -1 }
    guard let major = parts.first, !parts.contains(-1) else { return nil }
    return SwiftVersion(major, parts.count > 1 ? parts[1] : 0)
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
