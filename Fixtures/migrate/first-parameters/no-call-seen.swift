final class Mixer {
  /// Adds one part.
  func add(part: String, amount: Double) {}

  class func mixer(name: String) -> Mixer { return Mixer() }

  private func shake<T>(
    value: T,  // what to shake
    times: Int
  ) {}

  internal func pour(into: (String) -> Void, slowly: Bool = true) {}
}
