import MoltNames
import MoltRules
import MoltText

/// Settings in files that are read line by line: `.swift-version` and `.xcconfig`.
enum PlainVersionFile {
  /// `4.2`, or a toolchain's name: `swift-4.2-DEVELOPMENT-SNAPSHOT-2018-06-01-a`.
  static func findings(in bytes: [UInt8], _ setting: VersionSetting) -> [Finding] {
    var start = bytes.startIndex
    while start < bytes.count, isSpace(bytes[start]) { start += 1 }
    var end = start
    while end < bytes.count, !isSpace(bytes[end]) { end += 1 }
    let range = ByteRange(start, end)
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.hasPrefix("swift-") { text = String(text.dropFirst(6)) }
    let number = String(text.prefix { ("0"..."9").contains($0) || $0 == "." })
    return [setting.finding(".swift-version", number, at: range)].compactMap { $0 }
  }

  /// `SWIFT_VERSION = 4.2 // why`, also with a condition: `SWIFT_VERSION[sdk=macosx*] = 4.2`.
  static func configurationFindings(in bytes: [UInt8], _ setting: VersionSetting) -> [Finding] {
    var found: [Finding] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      if let (key, value) = assignment(in: bytes, start..<end) {
        let text = String(decoding: bytes[value.lower..<value.upper], as: UTF8.self)
        if let finding = BuildSetting.finding(key, text, at: value, setting) { found.append(finding) }
      }
      start = end + 1
    }
    return found
  }

  /// The key without its conditions, and the bytes of the value without the comment and the space around it.
  private static func assignment(in bytes: [UInt8], _ line: Range<Int>) -> (key: String, value: ByteRange)? {
    guard let equal = topLevelEqual(in: bytes, line) else { return nil }
    var first = line.lowerBound
    while first < equal, isSpace(bytes[first]) { first += 1 }
    let key = bytes[first..<equal].prefix { !isSpace($0) && $0 != UInt8(ascii: "[") }
    var end = line.upperBound
    var index = equal + 1
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") { end = index }
      index += 1
    }
    var start = equal + 1
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    guard start < end else { return nil }
    return (String(decoding: key, as: UTF8.self), ByteRange(start, end))
  }

  /// The `=` after the key; those within the brackets of a condition do not count.
  private static func topLevelEqual(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var depth = 0
    for index in line {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth == 0: return index
      case UInt8(ascii: "/") where index + 1 < line.upperBound && bytes[index + 1] == UInt8(ascii: "/"): return nil
      default: break
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
