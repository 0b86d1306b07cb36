import MoltNames
import MoltRules
import MoltText

/// Xcode's build settings that say how Swift code is read.
enum BuildSetting {
  static let version = "SWIFT_VERSION"

  /// What has to become of one setting; nil when nothing has.
  ///
  /// - Parameters:
  ///   - text: the value without quotation marks.
  ///   - range: the bytes of the value, quotation marks included if it has any.
  static func finding(_ key: String, _ text: String, at range: ByteRange, _ setting: VersionSetting) -> Finding? {
    switch key {
    case version:
      return setting.finding(version, text, at: range)
    case "USE_LEGACY_SWIFT_LANGUAGE_VERSION" where text == "YES" && setting.to >= SwiftVersion(3):
      return legacy(key, text, "NO", at: range, because: "it asks for the compiler of Swift 2.3")
    case "SWIFT_SWIFT3_OBJC_INFERENCE" where text == "On" && setting.to >= SwiftVersion(4):
      return legacy(key, text, "Default", at: range, because: "it asks for the @objc attributes that Swift 3 inferred")
    default: return nil
    }
  }

  private static func legacy(
    _ key: String, _ old: String, _ new: String, at range: ByteRange, because reason: String
  ) -> Finding {
    Finding(
      rule: ProjectFile.Rule.legacy, message: "\(key) is \(old); the migrated code needs \(new)", range: range,
      applicability: .safe, edits: [Edit(range, new)], evidence: [reason])
  }
}
