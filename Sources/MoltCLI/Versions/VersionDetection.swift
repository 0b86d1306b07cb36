import MoltNames

/// The version that a project's code is written in, and how that is known.
struct DetectedVersion: Equatable {
  var version: SwiftVersion
  /// For a message: `.swift-version`, `project.pbxproj of App.xcodeproj`, `the spelling 'CGRectMake'`.
  var source: String
}

/// Finds out the version of the code when nobody says it.
enum VersionDetection {
  /// Looks, in this order, at `.swift-version`, `Package.swift`, Xcode projects, configuration files and podspecs; the
  /// oldest of several of one kind counts.
  ///
  /// - Parameters:
  ///   - folders: where to look for `.swift-version` and `Package.swift`, nearest first.
  ///   - projectFiles: Xcode projects, configuration files and podspecs of the project.
  static func fromProject(folders: [String], projectFiles: [String]) -> DetectedVersion? {
    for name in [".swift-version", "Package.swift"] {
      for folder in folders {
        if let found = read(FilePath.joined(folder, name)) { return found }
      }
    }
    for suffix in [".pbxproj", ".xcconfig", ".podspec"] {
      let found = projectFiles.filter { $0.hasSuffix(suffix) }.compactMap(read)
      if let oldest = found.min(by: { ($0.version, $0.source) < ($1.version, $1.source) }) { return oldest }
    }
    return nil
  }

  private static func read(_ path: String) -> DetectedVersion? {
    guard let bytes = try? FileSystem.readSettings(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return VersionFiles.version(in: path, text: text).map {
      DetectedVersion(version: $0, source: FilePath.shown(path))
    }
  }

  /// The oldest of the spellings found in the files; of two of one version the first by name.
  static func fromIdioms(_ found: [(version: SwiftVersion, spelling: String)]) -> DetectedVersion? {
    found.min { ($0.version, $0.spelling) < ($1.version, $1.spelling) }
      .map { DetectedVersion(version: $0.version, source: "the spelling '\($0.spelling)'") }
  }
}
