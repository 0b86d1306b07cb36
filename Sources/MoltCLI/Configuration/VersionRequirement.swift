/// Which versions of Molt a project can be used with: `0.1.0` and later ones, or `= 0.1.0` alone.
struct VersionRequirement: Equatable, Sendable, CustomStringConvertible {
  let isExact: Bool
  private let numbers: [Int]

  /// `0.1`, `>= 0.1.0`, `= 0.1.2`; nil for anything else.
  init?(_ text: String) {
    var rest = text[...]
    if rest.hasPrefix(">=") { rest = rest.dropFirst(2) }
    isExact = rest.hasPrefix("=")
    rest = rest.drop { $0 == "=" }
    rest = rest.drop { $0 == " " }
    guard let numbers = Self.numbers(rest) else { return nil }
    self.numbers = numbers
  }

  /// Whether a version, such as `0.1.0`, will do.
  func allows(_ version: String) -> Bool {
    guard let version = Self.numbers(version[...]) else { return false }
    let wanted = padded(numbers)
    let present = padded(version)
    return isExact ? wanted == present : !present.lexicographicallyPrecedes(wanted)
  }

  var description: String { (isExact ? "" : ">= ") + numbers.map(String.init).joined(separator: ".") }

  private func padded(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: max(0, 3 - numbers.count)) }

  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }
}
