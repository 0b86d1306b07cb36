/// What `molt headers` is asked to do.
struct HeaderRequest: Sendable {
  enum Output: Sendable { case renames, json }

  /// Header files and folders of them
  var files: [String] = []
  var frameworks: [String] = []
  /// Headers that include a library's others: what stands beside and below them counts as well
  var umbrellas: [String] = []
  var output = Output.renames
  /// Where tables of renames are written, a file a module; nil for standard output
  var tableFolder: String?
  /// The name that code imports; of headers of a framework, the framework's
  var module: String?
  var includeFolders: [String] = []
  var frameworkFolders: [String] = []
  var definitions: [String] = []
  var sdk: String?
  var target: String?
  /// API notes files, or folders of them
  var apiNotes: [String] = []
  var compilationDatabase: String?
  /// Two versions of headers to compare
  var comparison: (old: String, new: String)?

  /// `ios`, `macos`, `tvos`, `watchos`: whose deprecations count; of other targets none do.
  var platform: String {
    let target = compilerTarget ?? ""
    for (word, platform) in [("-ios", "ios"), ("-macos", "macos"), ("-tvos", "tvos"), ("-watchos", "watchos")]
    where target.contains(word) {
      return platform
    }
    return ""
  }

  /// The target that was given, or the one that an SDK's name tells: `iPhoneOS15.6.sdk`.
  var compilerTarget: String? {
    if let target { return target }
    guard let sdk else { return nil }
    let name = Disk.fileName(of: sdk)
    let platforms = [
      ("iPhoneOS", "ios", ""), ("iPhoneSimulator", "ios", "-simulator"), ("MacOSX", "macosx", ""),
      ("AppleTVOS", "tvos", ""), ("WatchOS", "watchos", ""),
    ]
    for (prefix, system, suffix) in platforms where name.hasPrefix(prefix) {
      let version = name.dropFirst(prefix.count).prefix { $0.isNumber || $0 == "." }
      let number = version.hasSuffix(".") ? version.dropLast() : version
      return "arm64-apple-\(system)\(number)\(suffix)"
    }
    return nil
  }
}
