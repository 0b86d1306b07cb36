import MoltNames
import MoltReport

extension MigrateCommand {
  /// At most so many files are named.
  private static let mostNamed = 10

  /// Whether git has nothing under the paths that is not committed; where it has, that is said.
  func isClean(_ tree: SourceTree) -> Bool {
    var roots: [String: [String]] = [:]
    for path in settings.paths + (settings.editsProjectFiles ? tree.ownProjectFiles : []) {
      guard let work = WorkTree.containing(path) else { continue }
      let place = FileSystem.isFolder(path) ? work.folder.place(ofFolder: path) : work.folder.place(of: path)
      roots[work.root, default: []].append(place ?? ".")
    }
    var dirty: [String] = []
    for (root, places) in roots.sorted(by: { $0.key < $1.key }) {
      let work = WorkTree(root: root)
      do throws(WorkTree.Failure) {
        dirty += try work.dirtyFiles(in: places).map(work.shown)
      } catch {
        console.say("\(PlainText.escaped(error.message)); --allow-dirty writes without asking git")
        return false
      }
    }
    dirty.removeAll { settings.configuration?.leavesOut($0, isFolder: false) == true }
    if dirty.isEmpty { return true }
    console.say("there are changes that are not committed; commit or stash them, or say --allow-dirty:")
    for path in dirty.prefix(Self.mostNamed) { console.writeError("  \(PlainText.escaped(path))\n") }
    if dirty.count > Self.mostNamed { console.writeError("  and \(dirty.count - Self.mostNamed) more\n") }
    return false
  }
}
