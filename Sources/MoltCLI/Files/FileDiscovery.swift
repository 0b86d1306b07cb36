/// Finds the Swift files of the named files and folders.
struct FileDiscovery {
  /// A file that was found, and whether it was named itself.
  struct Found {
    /// As it is printed and opened.
    var path: String
    var isNamed: Bool
    /// The content, where it is not the file's on the disk.
    var bytes: [UInt8]?
    var identity: FileSystem.Identity?
  }

  /// Folders that hold other people's code or a build's products. They are skipped wherever they are met, but can be named.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", ".build"]
  /// Git's own folder: a branch may be called `x.swift`, and then so is a file in there.
  private static let repositoryFolder = ".git"

  private(set) var files: [Found] = []
  /// Files that say something about the project's Swift version.
  private(set) var projectFiles: [String] = []
  private(set) var problems: [(path: String, message: String)] = []
  private var seen: Set<FileSystem.Identity> = []
  /// Says what files and folders to leave out, named or not.
  private var configuration: Configuration?
  /// Whether git is asked which files there are, where there is git.
  private var asksGit: Bool
  /// Whether Markdown documents in folders are taken too; one that is named itself always is.
  private var takesDocuments: Bool

  init(configuration: Configuration? = nil, asksGit: Bool = false, takesDocuments: Bool = false) {
    self.configuration = configuration
    self.asksGit = asksGit
    self.takesDocuments = takesDocuments
  }

  private func isWanted(_ name: String) -> Bool {
    FilePath.isSwift(name) || takesDocuments && FilePath.isDocument(name)
  }

  private func isWanted(ending path: ArraySlice<UInt8>) -> Bool {
    path.hasSuffix(".swift") || takesDocuments && (path.hasSuffix(".md") || path.hasSuffix(".markdown"))
  }

  /// Drops the files whose path is not wanted.
  mutating func keep(_ isWanted: (String) -> Bool) { files.removeAll { !isWanted($0.path) } }

  /// From here on, adds what the configuration and git leave out too: a project's names are also declared there.
  mutating func takeEverything() {
    configuration = nil
    asksGit = false
    takesDocuments = false
  }

  private func leavesOut(_ path: String, isFolder: Bool = false) -> Bool {
    configuration?.leavesOut(path, isFolder: isFolder) ?? false
  }

  /// Finds files, but not those that were found before.
  init(without known: [Found]) {
    self.init()
    seen = Set(known.compactMap(\.identity))
  }

  /// Adds a file, or the files in a folder and below it. What was added before is not added again, whatever its name.
  mutating func add(_ path: String) {
    let path = FilePath.tidied(path)
    do {
      let status = try FileSystem.status(of: path)
      switch status.kind {
      case .folder:
        if leavesOut(path, isFolder: true) { return }
        if !asksGit || !addFollowed(in: path) { walk(path) }
      case .file where FilePath.isSwift(path) || FilePath.isDocument(path):
        if leavesOut(path) { return }
        if seen.insert(status.identity).inserted {
          files.append(Found(path: path, isNamed: true, identity: status.identity))
        }
      case .file:
        problems.append((path, "is not a Swift file; name files that end in .swift or .md, or folders"))
      case .other:
        problems.append((path, "is neither a file nor a folder"))
      }
    } catch {
      problems.append((path, error.message))
    }
  }

  /// Adds a file with a content of its own, as if it had been found in a folder.
  mutating func add(_ path: String, bytes: [UInt8]) {
    if !leavesOut(path) { files.append(Found(path: path, isNamed: false, bytes: bytes)) }
  }

  /// Adds the files in a folder that git does not ignore.
  ///
  /// - Returns: whether git could say.
  private mutating func addFollowed(in folder: String) -> Bool {
    guard let tree = WorkTree.containing(folder), let place = tree.folder.place(ofFolder: folder),
      let found = tree.files(in: folder, where: { isWanted(ending: $0) || VersionFiles.mayBeOne($0) })
    else { return false }
    for path in found {
      let rest = place == "." ? path : String(path.dropFirst(place.utf8.count + 1))
      var parts = rest.split(separator: "/")
      let name = parts.popLast().map(String.init) ?? rest
      if parts.contains(where: { Self.skippedFolders.contains(String($0)) }) { continue }
      let shown = FilePath.joined(folder, rest)
      if leavesOut(shown) { continue }
      if VersionFiles.isSetting(name) || name == VersionFiles.manifest
        || name == VersionFiles.xcodeProjectFile && parts.last.map({ VersionFiles.isXcodeProject(String($0)) }) == true
      {
        projectFiles.append(shown)
      }
      guard isWanted(name) else { continue }
      if shown.unicodeScalars.contains("\u{FFFD}"), !FileSystem.exists(shown) {
        problems.append((shown, "has a name that is not UTF-8; rename it"))
        continue
      }
      // What is gone from the disk is still in the index.
      guard let status = try? FileSystem.status(of: shown), status.kind == .file,
        seen.insert(status.identity).inserted
      else { continue }
      files.append(Found(path: shown, isNamed: false, identity: status.identity))
    }
    return true
  }

  /// Walks a folder. Links to folders are not followed, so a loop of links has no end to run into; links to files are.
  private mutating func walk(_ folder: String) {
    var pending = [folder]
    while let folder = pending.popLast() {
      let entries: [FileSystem.Entry]
      do {
        entries = try FileSystem.entries(of: folder)
      } catch {
        problems.append((folder, error.message))
        continue
      }
      for entry in entries {
        let path = FilePath.joined(folder, entry.name)
        if !entry.isExact {
          if entry.kind == .folder || isWanted(entry.name) {
            problems.append((path, "has a name that is not UTF-8; rename it"))
          }
          continue
        }
        switch entry.kind {
        case .folder:
          if entry.isLink || Self.skippedFolders.contains(entry.name) || entry.name == Self.repositoryFolder {
            continue
          }
          if leavesOut(path, isFolder: true) { continue }
          if VersionFiles.isXcodeProject(entry.name) {
            projectFiles.append(FilePath.joined(path, VersionFiles.xcodeProjectFile))
          }
          pending.append(path)
        case .file where isWanted(entry.name):
          if leavesOut(path) { continue }
          if entry.name == VersionFiles.manifest { projectFiles.append(path) }
          guard let status = try? FileSystem.status(of: path), seen.insert(status.identity).inserted else { continue }
          files.append(Found(path: path, isNamed: false, identity: status.identity))
        case .file where VersionFiles.isSetting(entry.name):
          projectFiles.append(path)
        case .file, .other:
          continue
        }
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return self.count >= count && (0..<count).allSatisfy { self[endIndex - count + $0] == text.utf8Start[$0] }
  }
}
