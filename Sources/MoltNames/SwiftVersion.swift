/// A version of the Swift language, as `.swift-version` may hold it: `2`, `2.3`, `3.0.2`, `5.9`.
public struct SwiftVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  public static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// `2`, `4.2`, `3.0.2`: trailing zeros left out.
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}
