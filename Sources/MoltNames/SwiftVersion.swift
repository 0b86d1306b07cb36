/// A Swift version as `.swift-version`, `--from` or `swift-tools-version` spell it: `2`, `2.3`, `3.0.2`, `5.9`.
public struct SwiftVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads one to three numbers with dots between them; nil for anything else, and for a major version of 0.
  public init?(_ text: String) {
    var parts: [Int] = []
    var number: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next < 1000 else { return nil }
        number = next
      case UInt8(ascii: "."):
        guard let whole = number, parts.count < 2 else { return nil }
        parts.append(whole)
        number = nil
      default:
        return nil
      }
    }
    guard let last = number else { return nil }
    parts.append(last)
    guard parts[0] > 0 else { return nil }
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }

  /// The column of the API history that holds the names of this version: the nearest at or below.
  public var column: APIColumn {
    switch (major, minor) {
    case (...1, _): .swift1
    case (2, _): .swift2
    case (3, _): .swift3
    case (4, ...1): .swift4
    case (4, _): .swift4_2
    default: .swift5
    }
  }

  public var description: String {
    patch > 0 ? "\(major).\(minor).\(patch)" : minor > 0 ? "\(major).\(minor)" : "\(major)"
  }

  public static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
