final class Mixer {
  /// Adds one part.
  func add(_ part: String, amount: Double) {}

  class func mixer(_ name: String) -> Mixer { return Mixer() }

  private func shake<T>(
    _ value: T,  // what to shake
    times: Int
  ) {}

  internal func pour(_ into: (String) -> Void, slowly: Bool = true) {}
}
