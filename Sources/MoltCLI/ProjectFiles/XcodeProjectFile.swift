import MoltNames
import MoltRules
import MoltText

/// `project.pbxproj`: the build settings of a project and its targets.
struct XcodeProjectFile {
  private let bytes: [UInt8]
  private let objects: PropertyList.Dictionary

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    objects = PropertyList.read(bytes)?.dictionary?["objects"]?.dictionary ?? .init()
  }

  func findings(_ setting: VersionSetting, _ context: ProjectFile.Context) -> [Finding] {
    var found: [Finding] = []
    var isStated = context.isStatedElsewhere
    for entry in objects.entries {
      guard let object = entry.value.dictionary, object["isa"]?.text == "XCBuildConfiguration",
        let settings = object["buildSettings"]?.dictionary
      else { continue }
      for (key, _, value) in settings.entries {
        guard case .text(let text, let range) = value else { continue }
        // `"SWIFT_VERSION[sdk=macosx*]" = 4.2;` is the setting under a condition.
        let name = String(key.prefix { $0 != "[" })
        if name == BuildSetting.version { isStated = true }
        if let finding = BuildSetting.finding(name, text, at: range, setting) { found.append(finding) }
      }
    }
    return isStated ? found : found + missing(setting)
  }

  /// Projects made before Xcode 8 state no version; later ones refuse to build them.
  private func missing(_ setting: VersionSetting) -> [Finding] {
    guard holdsSwift else { return [] }
    return projectConfigurations.compactMap { settings in
      let next = settings.entries.first { $0.key > BuildSetting.version }
      let line = "\(BuildSetting.version) = \(setting.mode);"
      let place = next?.start ?? settings.end
      let indentation = indentation(of: settings.entries.first?.start ?? place)
      let text = next == nil ? extra(indentation, before: place) + line + newline : line + newline + indentation
      // Before the closing brace the insertion starts its line, in front of the brace's own white space.
      let offset = next == nil ? lineStart(place) : place
      return Finding(
        rule: ProjectFile.Rule.version,
        message: "the project states no SWIFT_VERSION; the migrated code needs \(setting.mode)",
        range: ByteRange(place, place + 1), applicability: .safe,
        edits: [.insert(text, at: offset, affinity: .next)],
        evidence: ["no build configuration and no configuration file states one"])
    }
  }

  /// The build settings of the project itself, from which those of all targets inherit.
  private var projectConfigurations: [PropertyList.Dictionary] {
    let all = objects.entries.compactMap { $0.value.dictionary }
    guard let project = all.first(where: { $0["isa"]?.text == "PBXProject" }),
      let list = project["buildConfigurationList"]?.text, let configurations = objects[list]?.dictionary
    else { return [] }
    return (configurations["buildConfigurations"]?.texts ?? []).compactMap {
      objects[$0]?.dictionary?["buildSettings"]?.dictionary
    }
  }

  private var holdsSwift: Bool {
    objects.entries.contains { entry in
      guard let object = entry.value.dictionary, object["isa"]?.text == "PBXFileReference" else { return false }
      return object["lastKnownFileType"]?.text == "sourcecode.swift"
        || object["path"]?.text?.hasSuffix(".swift") ?? false
    }
  }

  private var newline: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func indentation(of offset: Int) -> String {
    String(decoding: bytes[lineStart(offset)..<offset].prefix { $0 <= UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The white space before a setting that comes last; settings of an empty list stand one tab deeper than its end.
  private func extra(_ indentation: String, before brace: Int) -> String {
    indentation == self.indentation(of: brace) ? indentation + "\t" : indentation
  }
}
