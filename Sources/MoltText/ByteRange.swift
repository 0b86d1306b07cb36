/// A half-open range of byte offsets into one file's bytes.
public struct ByteRange: Hashable, Sendable, Comparable {
  /// Offset of the first byte.
  public var lower: Int
  /// Offset just past the last byte; never below `lower`.
  public var upper: Int

  @inlinable public init(_ lower: Int, _ upper: Int) {
    precondition(lower <= upper, "a range's end lies before its start")
    self.lower = lower
    self.upper = upper
  }

  /// The number of bytes.
  @inlinable public var count: Int { upper - lower }
  @inlinable public var isEmpty: Bool { lower == upper }

  /// The range `offset` bytes further on.
  public func moved(by offset: Int) -> ByteRange { ByteRange(lower + offset, upper + offset) }

  /// Whether `other` lies wholly inside, its edges included.
  @inlinable public func contains(_ other: ByteRange) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// Whether a byte belongs to both ranges.
  @inlinable public func overlaps(_ other: ByteRange) -> Bool {
    lower < other.upper && other.lower < upper
  }

  /// Orders by start; of two that start together the longer comes first.
  public static func < (left: ByteRange, right: ByteRange) -> Bool {
    left.lower != right.lower ? left.lower < right.lower : left.upper > right.upper
  }
}
