import MoltNames

/// Reads a Swift version out of the files in which projects state it.
enum VersionFiles {
  static let xcodeProjectSuffix = ".xcodeproj"

  static func isXcodeProject(_ name: String) -> Bool { name.hasSuffix(xcodeProjectSuffix) }

  static let manifest = "Package.swift"
  /// The file in an Xcode project's folder.
  static let xcodeProjectFile = "project.pbxproj"

  /// Whether a path, as bytes, may be that of a file that states a version; most are none.
  static func mayBeOne(_ path: ArraySlice<UInt8>) -> Bool {
    // `.pbxproj`, `.xcconfig`, `.podspec`, `Podfile`, `.swift-version`
    switch path.last {
    case UInt8(ascii: "j"), UInt8(ascii: "g"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "n"): true
    default: false
    }
  }

  /// Whether a file of that name, other than Swift code, may state a version.
  static func isSetting(_ name: String) -> Bool {
    name.hasSuffix(".xcconfig") || name.hasSuffix(".podspec") || name == "Podfile" || name == ".swift-version"
  }

  /// The oldest version that the file states: code in it may be as old as that.
  static func version(in path: String, text: String) -> SwiftVersion? {
    let name = FilePath.name(path)
    if name == ".swift-version" { return swiftVersionFile(text) }
    if name == manifest { return manifestVersion(text) }
    if name == "project.pbxproj" {
      return values(of: "SWIFT_VERSION", in: text).min() ?? xcodeRelease(text)
    }
    if name.hasSuffix(".xcconfig") { return values(of: "SWIFT_VERSION", in: text).min() }
    if name.hasSuffix(".podspec") {
      return
        (values(of: "swift_version", in: text) + values(of: "swift_versions", in: text)
        + values(of: "'SWIFT_VERSION'", in: text) + values(of: "\"SWIFT_VERSION\"", in: text)).min()
    }
    return nil
  }

  /// `4.2`, or a toolchain's name: `swift-4.2-DEVELOPMENT-SNAPSHOT-2018-06-01-a`.
  private static func swiftVersionFile(_ text: String) -> SwiftVersion? {
    var line = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    if line.hasPrefix("swift-") { line = line.dropFirst(6) }
    return numbers(in: line.prefix { $0.isNumber || $0 == "." }).first
  }

  private static func manifestVersion(_ text: String) -> SwiftVersion? {
    for key in ["swiftLanguageVersions:", "swiftLanguageModes:"] {
      guard let found = ranges(of: key, in: text).first else { continue }
      let list = text[found...].drop { $0 != "[" }.prefix { $0 != "]" }
      // `.v4_2`, `.version("5")` and, in old manifests, plain numbers.
      if let oldest = numbers(in: list.map { $0 == "_" ? "." : $0 }).min() { return oldest }
    }
    for line in text.split(whereSeparator: \.isNewline).prefix(1) {
      guard let key = ranges(of: "swift-tools-version:", in: line).first else { continue }
      return numbers(in: line[key...]).first
    }
    // A manifest without that line is one of Swift 3.
    return SwiftVersion(3)
  }

  /// Projects older than Xcode 8 state no Swift version, but which Xcode last looked at them.
  private static func xcodeRelease(_ text: String) -> SwiftVersion? {
    for key in ["LastSwiftUpdateCheck", "LastUpgradeCheck"] {
      guard let found = ranges(of: key, in: text).first else { continue }
      switch text[found...].drop(while: { !$0.isNumber }).prefix(while: \.isNumber) {
      case "0600"..."0629": return SwiftVersion(1, 1)
      case "0630"..."0699": return SwiftVersion(1, 2)
      case "0700"..."0729": return SwiftVersion(2)
      case "0730"..."0799": return SwiftVersion(2, 2)
      default: continue
      }
    }
    return nil
  }

  /// The versions after `key =`, `key:` or `key =>` up to the end of each such line.
  private static func values(of key: String, in text: String) -> [SwiftVersion] {
    ranges(of: key, in: text).flatMap { end -> [SwiftVersion] in
      let rest = text[end...].drop { $0 == " " || $0 == "\t" }
      guard let sign = rest.first, sign == "=" || sign == ":" else { return [] }
      return numbers(in: rest.prefix { !$0.isNewline && $0 != ";" && $0 != "}" && $0 != "#" })
    }
  }

  /// The places just past each occurrence of `key` as a whole word.
  private static func ranges(of key: String, in text: some StringProtocol) -> [String.Index] {
    let key = Array(key.utf8)
    var found: [String.Index] = []
    var index = text.utf8.startIndex
    var before: UInt8 = 0
    while index < text.utf8.endIndex {
      let byte = text.utf8[index]
      if byte == key[0], !isWord(before), text.utf8[index...].starts(with: key) {
        found.append(text.utf8.index(index, offsetBy: key.count))
      }
      before = byte
      index = text.utf8.index(after: index)
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// All versions that Swift has had, in the order in which they stand in `text`.
  private static func numbers(in text: some Sequence<Character>) -> [SwiftVersion] {
    String(text).split { !$0.isNumber && $0 != "." }.compactMap { part in
      SwiftVersion(String(part.drop { $0 == "." })).flatMap { $0.isKnown ? $0 : nil }
    }
  }
}

extension SwiftVersion {
  /// The latest version whose names the tables hold.
  static let latest = SwiftVersion(6)

  /// Whether it is a version that Swift has had, as far as this build knows.
  var isKnown: Bool { major >= 1 && major <= Self.latest.major }
}
