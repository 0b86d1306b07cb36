/// What files a project holds besides its code.
public struct ProjectResources: Sendable {
  /// A font file of the project.
  public struct Font: Sendable {
    /// Its own name, `Nova-Bold.ttf`.
    public var file: String
    public var names: FontNames

    public init(file: String, names: FontNames) {
      self.file = file
      self.names = names
    }
  }

  public var fonts: [Font] = []
  /// The font files that some property list registers under `UIAppFonts`, without folders.
  public var appFonts: Set<String> = []
  /// The names of all files, without folders.
  public var files: Set<String> = []
  /// The names of the images, colours and data in asset catalogs.
  public var assets: Set<String> = []
  /// Whether an Xcode project is there, so that resources are where they can be seen.
  public var hasXcodeProject = false
  /// Whether everything was read; a project that is too large is not.
  public var isComplete = false

  public init() {}

  /// Takes note of a file.
  ///
  /// - Parameters:
  ///   - folder: the last part of the folder's name.
  public mutating func add(file name: String, in folder: String) {
    files.insert(name)
    guard name == "Contents.json", let dot = folder.lastIndex(of: ".") else { return }
    switch folder[dot...] {
    case ".imageset", ".dataset", ".symbolset", ".appiconset", ".launchimage": assets.insert(String(folder[..<dot]))
    default: break
    }
  }

  /// The font files that an XML property list names under `UIAppFonts` or `ATSApplicationFontsPath`.
  public static func appFonts(inPropertyList bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.range(after: "<key>UIAppFonts</key>"), let end = text[key...].range(before: "</array>") else {
      return []
    }
    var found: Set<String> = []
    var rest = text[key..<end]
    while let start = rest.range(after: "<string>"), let stop = rest[start...].range(before: "</string>") {
      let path = rest[start..<stop].split(separator: "/").last ?? ""
      if !path.isEmpty { found.insert(String(path)) }
      rest = rest[stop...]
    }
    return found
  }

  mutating func formUnion(_ other: ProjectResources) {
    fonts += other.fonts
    appFonts.formUnion(other.appFonts)
    files.formUnion(other.files)
    assets.formUnion(other.assets)
    hasXcodeProject = hasXcodeProject || other.hasXcodeProject
    isComplete = isComplete || other.isComplete
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The place behind a word.
  fileprivate func range(after word: String) -> String.Index? { place(of: word)?.upperBound }

  /// The place where a word begins.
  fileprivate func range(before word: String) -> String.Index? { place(of: word)?.lowerBound }

  private func place(of word: String) -> Range<String.Index>? {
    let wanted = Array(word.utf8)
    var index = utf8.startIndex
    while index < utf8.endIndex {
      if utf8[index] == wanted[0], utf8[index...].starts(with: wanted) {
        return index..<utf8.index(index, offsetBy: wanted.count)
      }
      index = utf8.index(after: index)
    }
    return nil
  }
}
