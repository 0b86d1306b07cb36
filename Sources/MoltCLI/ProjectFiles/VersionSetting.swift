import MoltNames
import MoltRules
import MoltText

/// What settings have to say once the code is migrated, and how a stated version is judged.
struct VersionSetting {
  let from: SwiftVersion
  let to: SwiftVersion
  /// The value of `SWIFT_VERSION`: compilers know few language modes, `5.9` is mode `5.0`.
  let mode: String
  /// The mode as a version.
  let modeVersion: SwiftVersion

  /// Nil when there is no setting for the target: before 2.3 a project could not state its version.
  init?(from: SwiftVersion, to: SwiftVersion) {
    let modes = [
      SwiftVersion(6), SwiftVersion(5), SwiftVersion(4, 2), SwiftVersion(4), SwiftVersion(3), SwiftVersion(2, 3),
    ]
    guard let mode = modes.first(where: { $0 <= to }) else { return nil }
    self.from = from
    self.to = to
    modeVersion = mode
    self.mode = "\(mode.major).\(mode.minor)"
  }

  /// A finding about a stated version; nil when it needs no change.
  ///
  /// - Parameters:
  ///   - text: the value as it is written, without quotation marks.
  ///   - range: the bytes of `text`.
  func finding(
    _ name: String, _ text: String, at range: ByteRange, rule: String = ProjectFile.Rule.version,
    applicability: Applicability = .safe, evidence: [String] = []
  ) -> Finding? {
    guard let stated = SwiftVersion(text), stated < modeVersion else { return nil }
    if stated.column < from.column {
      return Finding(
        rule: rule, message: "\(name) is \(text), older than the code that is migrated", range: range,
        applicability: .manual, evidence: ["--from says Swift \(from)"])
    }
    return Finding(
      rule: rule, message: "\(name) is \(text); the migrated code needs \(mode)", range: range,
      applicability: applicability, edits: [Edit(range, mode)], evidence: evidence)
  }
}
