import MoltEngine

/// Reads what files a project holds besides its code, within bounds: names, the names of its fonts, `UIAppFonts`.
struct ResourceReader {
  private(set) var resources = ProjectResources()

  private static let mostFiles = 60_000
  private static let mostFonts = 400
  private static let largestFont = 32 << 20
  private static let largestList = 1 << 20
  private static let skippedFolders: Set<String> = [".git", ".build", "DerivedData", "node_modules"]

  private var count = 0

  /// Reads the folders of some projects. Links to folders are not followed.
  init(roots: [String]) {
    var isComplete = !roots.isEmpty
    for root in roots where !read(root) { isComplete = false }
    resources.isComplete = isComplete
  }

  private mutating func read(_ root: String) -> Bool {
    var pending = [root]
    while let folder = pending.popLast() {
      guard let entries = try? FileSystem.entries(of: folder) else { continue }
      let name = String(folder.split(separator: "/").last ?? "")
      for entry in entries where entry.isExact {
        count += 1
        if count > Self.mostFiles { return false }
        let path = FilePath.joined(folder, entry.name)
        switch entry.kind {
        case .folder:
          if entry.isLink || Self.skippedFolders.contains(entry.name) { continue }
          if VersionFiles.isXcodeProject(entry.name) { resources.hasXcodeProject = true }
          // Folders can be resources themselves: bundles, models.
          resources.add(file: entry.name, in: name)
          pending.append(path)
        case .file:
          resources.add(file: entry.name, in: name)
          readContents(of: path, named: entry.name)
        case .other: continue
        }
      }
    }
    return true
  }

  private mutating func readContents(of path: String, named name: String) {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    switch ending {
    case "ttf", "otf", "ttc":
      guard resources.fonts.count < Self.mostFonts, size(of: path) <= Self.largestFont,
        let bytes = try? FileSystem.read(path), let names = FontNames(bytes)
      else { return }
      resources.fonts.append(.init(file: name, names: names))
    case "plist":
      guard size(of: path) <= Self.largestList, let bytes = try? FileSystem.read(path) else { return }
      resources.appFonts.formUnion(ProjectResources.appFonts(inPropertyList: bytes))
    default: return
    }
  }

  private func size(of path: String) -> Int { (try? FileSystem.status(of: path))?.size ?? .max }
}
