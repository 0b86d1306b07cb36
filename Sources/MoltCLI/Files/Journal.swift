/// A file that a run writes.
struct FileChange: Sendable {
  /// As it was named or found.
  var path: String
  var old: [UInt8]
  var new: [UInt8]
}

/// What the last run wrote over, so that it can be taken back: in `.git/molt/journal`, or in `.molt/journal` where there is
/// no git. It is written before the first file is, so a run that was killed can be taken back as well.
struct Journal {
  /// One file of the run.
  struct Entry: Equatable {
    /// Seen from the root; absolute where the file lies elsewhere.
    var place: String
    var old: [UInt8]
    /// Of the content that the run wrote.
    var newHash: UInt64
  }

  /// The file is no journal.
  struct Damage: Error {}

  private static let header = "molt journal 1\n"
  private static let name = "journal"

  let path: String
  /// Places are named from here.
  let root: String

  /// Where the journal of a run over a path is; the working folder's for `.`.
  init(for path: String) {
    if let tree = WorkTree.containing(path) ?? WorkTree.containing(FilePath.parent(path)), let folder = tree.repository
    {
      root = tree.root
      self.path = FilePath.joined(FilePath.joined(folder, "molt"), Self.name)
      return
    }
    let working = FileSystem.workingFolder
    let absolute = FilePath.absolute(path)
    let isInside = absolute == working || absolute.hasPrefix(working + "/")
    root = ProjectRoot.find(from: path) ?? (isInside ? working : FilePath.parent(absolute))
    self.path = FilePath.joined(root, ".molt/" + Self.name)
  }

  /// Notes what is about to be written. Where that is not possible it is said, and the run goes on.
  static func record(_ changes: [FileChange], title: String, _ console: Console) -> Journal? {
    guard let first = changes.first else { return nil }
    let journal = Journal(for: first.path)
    do throws(SystemError) {
      try FileSystem.makeFolders(FilePath.parent(journal.path))
      try AtomicWriter.put(journal.pieces(of: changes, title: title), at: journal.path)
      return journal
    } catch {
      console.say("\(FilePath.shown(journal.path)): \(error.message), so molt undo cannot take this run back")
      return nil
    }
  }

  /// Forgets the run.
  func discard() { try? FileSystem.remove(path) }

  /// FNV-1a.
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = 14_695_981_039_346_656_037
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      return hash
    }
  }

  /// The journal's text, not all of it in memory at one time.
  private func pieces(of changes: [FileChange], title: String) -> some Sequence<[UInt8]> {
    let folder = ProjectFolder(root)
    let start: [FileChange?] = [nil]
    return (start + changes).lazy.flatMap { change -> [[UInt8]] in
      change.map { Self.pieces(of: $0, in: folder) } ?? [Self.head(title)]
    }
  }

  /// What stands before the first file.
  static func head(_ title: String) -> [UInt8] { Array((header + title + "\n").utf8) }

  /// What is noted of one file.
  ///
  /// - Parameter folder: places are seen from there.
  static func pieces(of change: FileChange, in folder: ProjectFolder) -> [[UInt8]] {
    let place = Array((folder.place(of: change.path) ?? FilePath.absolute(change.path)).utf8)
    let line = Array("\(place.count) \(change.old.count) \(hash(change.new))\n".utf8)
    return [line + place, change.old, [10]]
  }

  /// The title of the run and its files; nil when there is no journal.
  func read() throws -> (title: String, entries: [Entry])? {
    guard FileSystem.exists(path) else { return nil }
    let bytes = try FileSystem.read(path)
    guard bytes.starts(with: Self.header.utf8) else { throw Damage() }
    var offset = Self.header.utf8.count
    func line() throws -> String {
      guard let end = bytes[offset...].firstIndex(of: 10) else { throw Damage() }
      defer { offset = end + 1 }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
    func take(_ count: Int) throws -> [UInt8] {
      guard count >= 0, count <= bytes.count - offset else { throw Damage() }
      defer { offset += count }
      return Array(bytes[offset..<offset + count])
    }
    let title = try line()
    var entries: [Entry] = []
    while offset < bytes.count {
      // A run that was killed while it noted a file has not written that file.
      guard Self.isWhole(bytes[offset...]) else { break }
      let numbers = try line().split(separator: " ").compactMap { UInt64($0) }
      guard numbers.count == 3, let pathLength = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]) else {
        throw Damage()
      }
      let place = String(decoding: try take(pathLength), as: UTF8.self)
      entries.append(Entry(place: place, old: try take(length), newHash: numbers[2]))
      guard try take(1) == [10] else { throw Damage() }
    }
    return (title, entries)
  }

  /// Whether the bytes are as many as the numbers of the entry at their start say; true of one that makes no sense.
  private static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let end = bytes.firstIndex(of: 10) else { return false }
    let numbers = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard numbers.count == 3, let place = Int(numbers[0]), let content = Int(numbers[1]), UInt64(numbers[2]) != nil,
      place >= 0, content >= 0
    else { return true }
    let (length, isTooLong) = place.addingReportingOverflow(content)
    return isTooLong || bytes.endIndex - end - 1 > length
  }

  /// The path of an entry, as it is opened and printed.
  func shown(_ entry: Entry) -> String {
    FilePath.shown(entry.place.hasPrefix("/") ? entry.place : FilePath.joined(root, entry.place))
  }
}
