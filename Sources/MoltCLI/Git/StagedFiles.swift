/// Swift files, and Markdown documents where they are wanted, in the index that differ from the last commit.
struct StagedFiles {
  /// A file of the index.
  struct Entry {
    /// Seen from the root.
    var place: String
    /// The name of its content.
    var object: String
  }

  let tree: WorkTree
  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - places: only these files and folders, seen from the root; empty: all.
  ///   - takesDocuments: Markdown documents too, not only those that are named.
  init(_ tree: WorkTree, places: [String], takesDocuments: Bool) throws(WorkTree.Failure) {
    self.tree = tree
    let words = [
      "--literal-pathspecs", "diff", "--cached", "--raw", "-z", "--no-renames", "--abbrev=64", "--diff-filter=d",
    ]
    let texts = WorkTree.texts(try tree.git(words + ["--"] + places).output)
    // `:100644 100644 <old> <new> M`, then the path.
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      let fields = texts[index].split(separator: " ")
      guard fields.count >= 5, fields[1].hasPrefix("100") else { continue }
      let place = texts[index + 1]
      let isDocument = FilePath.isDocument(place) && (takesDocuments || places.contains(place))
      guard isDocument || FilePath.isSwift(place) else { continue }
      entries.append(Entry(place: place, object: String(fields[3])))
    }
  }

  /// Drops the entries whose path, seen from the root, is not wanted.
  mutating func keep(_ isWanted: (String) -> Bool) { entries.removeAll { !isWanted($0.place) } }

  /// What will be committed of each entry, in order.
  func contents() throws(WorkTree.Failure) -> [[UInt8]] {
    if entries.isEmpty { return [] }
    let input = entries.map { $0.object + "\n" }.joined()
    let output = try tree.git(["cat-file", "--batch"], input: Array(input.utf8)).output
    var contents: [[UInt8]] = []
    var offset = 0
    // `<name> blob <size>`, a line end, the content, a line end.
    while contents.count < entries.count, let end = output[offset...].firstIndex(of: 10) {
      let head = String(decoding: output[offset..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let size = Int(head[2]), end + 1 + size <= output.count else { break }
      contents.append(Array(output[(end + 1)..<(end + 1 + size)]))
      offset = end + size + 2
    }
    guard contents.count == entries.count else {
      throw WorkTree.Failure(message: "git cat-file: the staged content cannot be read")
    }
    return contents
  }

  /// Those whose file on the disk is not what is staged.
  func withUnstagedChanges() throws(WorkTree.Failure) -> [String] {
    if entries.isEmpty { return [] }
    let words = ["--literal-pathspecs", "diff", "--name-only", "-z", "--no-renames", "--"]
    return WorkTree.texts(try tree.git(words + entries.map(\.place)).output)
  }

  /// Puts the files on the disk into the index.
  func restage(_ places: [String]) throws(WorkTree.Failure) {
    if places.isEmpty { return }
    _ = try tree.git(
      ["--literal-pathspecs", "add", "--pathspec-from-file=-", "--pathspec-file-nul"],
      input: Array(places.joined(separator: "\0").utf8))
  }
}
