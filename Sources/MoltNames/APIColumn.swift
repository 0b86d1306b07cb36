/// A column of the API history: a Swift version in which Apple's names were spelled differently from the one before.
public enum APIColumn: UInt8, Sendable, Comparable, CaseIterable {
  /// Swift 1.0 to 1.2
  case swift1
  /// Swift 2.0 to 2.3
  case swift2
  /// Swift 3.0 and 3.1, and 4's compiler in mode 3
  case swift3
  /// Swift 4.0 and 4.1
  case swift4
  case swift4_2
  /// Swift 5 and later
  case swift5

  public static func < (left: APIColumn, right: APIColumn) -> Bool { left.rawValue < right.rawValue }

  /// The column before this one; the first is its own.
  public var previous: APIColumn { rawValue == 0 ? self : APIColumn.allCases[Int(rawValue) - 1] }

  /// The version this column starts with, as people write it: `1`, `2`, `3`, `4`, `4.2`, `5`.
  public var versionText: String {
    switch self {
    case .swift1: "1"
    case .swift2: "2"
    case .swift3: "3"
    case .swift4: "4"
    case .swift4_2: "4.2"
    case .swift5: "5"
    }
  }
}
