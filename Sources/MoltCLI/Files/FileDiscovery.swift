/// Finds the Swift files of the named files and folders.
struct FileDiscovery {
  /// A file that was found, and whether it was named itself.
  struct Found {
    /// As it is printed and opened.
    var path: String
    var isNamed: Bool
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

  /// Adds a file, or the files in a folder and below it. What was added before is not added again, whatever its name.
  mutating func add(_ path: String) {
    let path = FilePath.tidied(path)
    do {
      let status = try FileSystem.status(of: path)
      switch status.kind {
      case .folder:
        walk(path)
      case .file where FilePath.isSwift(path):
        if seen.insert(status.identity).inserted { files.append(Found(path: path, isNamed: true)) }
      case .file:
        problems.append((path, "is not a Swift file; name files that end in .swift, or folders"))
      case .other:
        problems.append((path, "is neither a file nor a folder"))
      }
    } catch {
      problems.append((path, error.message))
    }
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
          if entry.kind == .folder || FilePath.isSwift(entry.name) {
            problems.append((path, "has a name that is not UTF-8; rename it"))
          }
          continue
        }
        switch entry.kind {
        case .folder:
          if entry.isLink || Self.skippedFolders.contains(entry.name) || entry.name == Self.repositoryFolder {
            continue
          }
          if VersionFiles.isXcodeProject(entry.name) { projectFiles.append(path + "/project.pbxproj") }
          pending.append(path)
        case .file where FilePath.isSwift(entry.name):
          if entry.name == VersionFiles.manifest { projectFiles.append(path) }
          guard let status = try? FileSystem.status(of: path), seen.insert(status.identity).inserted else { continue }
          files.append(Found(path: path, isNamed: false))
        case .file where VersionFiles.isSetting(entry.name):
          projectFiles.append(path)
        case .file, .other:
          continue
        }
      }
    }
  }
}
