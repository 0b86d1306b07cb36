import MoltNames
import MoltReport
import MoltRules
import MoltText

/// A file in which a project states the Swift version of its code, and what a migration has to change there.
struct ProjectFile {
  /// The rules under which settings are reported.
  enum Rule {
    static let version = "swift-version-setting"
    static let legacy = "legacy-swift-setting"
    static let manifest = "package-manifest"
  }

  /// As it is printed and opened.
  var path: String
  var bytes: [UInt8]

  /// What is known of the run and of the project's other files.
  struct Context {
    var from: SwiftVersion
    var to: SwiftVersion
    /// Whether some configuration file of the project states a version, so that Xcode projects need none.
    var isStatedElsewhere = false
  }

  /// Whether a file of that name is one.
  static func isOne(_ path: String) -> Bool {
    let name = FilePath.name(path)
    return ["project.pbxproj", ".swift-version", "Package.swift", "Podfile"].contains(name)
      || name.hasSuffix(".xcconfig") || name.hasSuffix(".podspec")
  }

  /// What is to be changed, each with its edit, sorted by place.
  func findings(_ context: Context) -> [Finding] {
    guard let setting = VersionSetting(from: context.from, to: context.to) else { return [] }
    let found: [Finding]
    switch FilePath.name(path) {
    case "project.pbxproj": found = XcodeProjectFile(bytes).findings(setting, context)
    case ".swift-version": found = PlainVersionFile.findings(in: bytes, setting)
    case "Package.swift": found = PackageManifest(bytes).findings(setting)
    case "Podfile": found = RubySettings(bytes, isPodfile: true).findings(setting)
    case let name where name.hasSuffix(".podspec"): found = RubySettings(bytes, isPodfile: false).findings(setting)
    default: found = PlainVersionFile.configurationFindings(in: bytes, setting)
    }
    return found.sorted { $0.range < $1.range }
  }

  /// Whether the file states a version that compilers read, of whatever value.
  var statesVersion: Bool {
    path.hasSuffix(".xcconfig") && VersionFiles.version(in: path, text: String(decoding: bytes, as: UTF8.self)) != nil
  }

  /// The report of the file.
  ///
  /// - Parameter edits: which findings' edits are applied; nil when the run edits no such file, which the report then says.
  func report(_ context: Context, edits: ((Finding) -> Bool)?) -> FileReport {
    var set = EditSet()
    var reported: [ReportedFinding] = []
    for var finding in findings(context) {
      if edits == nil, !finding.edits.isEmpty {
        finding.edits = []
        finding.applicability = .manual
        finding.evidence.append("\(Flag.projectFiles.name) sets it")
      }
      let isWanted = !finding.edits.isEmpty && edits?(finding) ?? false
      reported.append(ReportedFinding(finding, isApplied: isWanted && set.insert(finding.edits)))
    }
    let new = set.isEmpty ? nil : set.apply(to: bytes)
    return FileReport(path: path, bytes: bytes, findings: reported, newBytes: new == bytes ? nil : new)
  }
}
