import MoltNames
import MoltRules
import MoltText

/// Versions in podspecs and Podfiles: `s.swift_version = '3.0'`, `s.swift_versions = ['3.0', '4.0']`,
/// `{ 'SWIFT_VERSION' => '3.0' }`, `config.build_settings['SWIFT_VERSION'] = '3.0'`.
struct RubySettings {
  private let bytes: [UInt8]
  private let isPodfile: Bool

  /// - Parameter isPodfile: settings there hold for the libraries that a project uses, whose code is not migrated.
  init(_ bytes: [UInt8], isPodfile: Bool) {
    self.bytes = bytes
    self.isPodfile = isPodfile
  }

  func findings(_ setting: VersionSetting) -> [Finding] {
    var found: [Finding] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "#"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let end = stringEnd(index)
        let text = bytes[min(index + 1, end)..<max(index + 1, end - 1)]
        if text.elementsEqual(BuildSetting.version.utf8) {
          found += values(after: end, BuildSetting.version, setting)
        }
        index = end
      case let byte where isWord(byte):
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if word == "swift_version" || word == "swift_versions" { found += values(after: index, word, setting) }
      default: index += 1
      }
    }
    return found
  }

  /// The findings about what a name or key is set to.
  private func values(after offset: Int, _ name: String, _ setting: VersionSetting) -> [Finding] {
    var index = skipSpace(offset)
    if index < bytes.count, bytes[index] == UInt8(ascii: "]") { index = skipSpace(index + 1) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "="), index + 1 < bytes.count,
      bytes[index + 1] != UInt8(ascii: "=")
    else { return [] }
    index = skipSpace(index + (bytes[index + 1] == UInt8(ascii: ">") ? 2 : 1))
    guard index < bytes.count else { return [] }
    if bytes[index] == UInt8(ascii: "[") { return list(from: index, name, setting) }
    return string(at: index).flatMap { finding(name, $0, setting) }.map { [$0] } ?? []
  }

  private func finding(_ name: String, _ range: ByteRange, _ setting: VersionSetting) -> Finding? {
    setting.finding(
      name, text(range), at: range, applicability: isPodfile ? .likely : .safe,
      evidence: isPodfile ? ["it holds for the pods; those whose code is older need a newer release"] : [])
  }

  /// A list of versions becomes one of the new version alone; one that holds the new version already stays.
  private func list(from open: Int, _ name: String, _ setting: VersionSetting) -> [Finding] {
    var ranges: [ByteRange] = []
    var index = open + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if let range = string(at: index) {
        ranges.append(range)
        index = range.upper + 1
      } else if bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else {
        return []
      }
    }
    let versions = ranges.compactMap { SwiftVersion(text($0)) }
    guard let first = ranges.first, let last = ranges.last, versions.count == ranges.count,
      versions.allSatisfy({ $0 < setting.modeVersion })
    else { return [] }
    guard ranges.count > 1 else { return finding(name, first, setting).map { [$0] } ?? [] }
    // With the last quotation mark, which may be of another kind than the first.
    let range = ByteRange(first.lower, last.upper + 1)
    let mark = String(decoding: [bytes[first.lower - 1]], as: UTF8.self)
    let all = ranges.map(text).joined(separator: ", ")
    return [
      Finding(
        rule: ProjectFile.Rule.version, message: "\(name) are \(all); the migrated code needs \(setting.mode)",
        range: range, applicability: .safe, edits: [Edit(range, setting.mode + mark)],
        evidence: ["the code is written for none of them any more"])
    ]
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The bytes between the quotation marks of the string that begins at `offset`.
  private func string(at offset: Int) -> ByteRange? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "'") || bytes[offset] == UInt8(ascii: "\"") else {
      return nil
    }
    let end = stringEnd(offset)
    guard end - 1 > offset, bytes[end - 1] == bytes[offset] else { return nil }
    return ByteRange(offset + 1, end - 1)
  }

  /// The offset just past a string, or the end of its line when nothing closes it.
  private func stringEnd(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private func skipSpace(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    return index
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
