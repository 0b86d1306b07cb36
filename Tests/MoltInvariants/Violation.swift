/// An invariant of Molt that some input breaks.
public struct Violation: Error, CustomStringConvertible {
  /// What is wrong, with the place.
  public var description: String

  public init(_ description: String) { self.description = description }
}

/// Throws unless the condition holds.
func require(_ condition: Bool, _ description: @autoclosure () -> String) throws {
  if !condition { throw Violation(description()) }
}
