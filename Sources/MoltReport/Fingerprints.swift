import MoltText

/// Names the findings of one file so that they keep their names while other lines of it change.
///
/// A fingerprint is made of the path, the rule and the text around the finding without its blanks, never of line
/// numbers. Of findings that agree in all of these, the second, third … are told apart by that number.
struct Fingerprints {
  /// Of a longer line only this many bytes on each side of the finding count.
  private static let reach = 120

  private let path: UInt64
  private var seen: [UInt64: Int] = [:]

  init(path: String) {
    var hash = Self.start
    for byte in path.utf8 { hash = Self.mix(hash, byte) }
    self.path = hash
  }

  /// 32 hexadecimal digits.
  mutating func next(rule: String, range: ByteRange, lines: LineMap) -> String {
    var low = path
    for byte in rule.utf8 { low = Self.mix(low, byte) }
    low = Self.mix(low, 0)
    let line = lines.range(ofLine: lines.line(at: range.lower))
    let start = max(line.lower, range.lower - Self.reach)
    let end = max(start, min(line.upper, range.upper + Self.reach))
    var high = ~low
    for index in start..<end {
      let byte = lines.bytes[index]
      // The finding's own place in the line counts, blanks do not.
      if index == range.lower { high = Self.mix(high, 1) }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { continue }
      low = Self.mix(low, byte)
      high = Self.mix(high, byte)
    }
    let number = seen[low ^ high, default: 0]
    seen[low ^ high] = number + 1
    for shift in stride(from: 0, to: 32, by: 8) {
      low = Self.mix(low, UInt8(truncatingIfNeeded: number >> shift))
      high = Self.mix(high, UInt8(truncatingIfNeeded: number >> shift))
    }
    return Self.digits(high) + Self.digits(low)
  }

  /// The fingerprint of what is no finding in a file's text.
  static func of(_ texts: [String]) -> String {
    var low = start
    var high = ~low
    for text in texts {
      for byte in text.utf8 {
        low = mix(low, byte)
        high = mix(high, byte)
      }
      low = mix(low, 0)
      high = mix(high, 0)
    }
    return digits(high) + digits(low)
  }

  // FNV-1a
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
