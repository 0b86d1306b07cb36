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
  /// Where else the run is noted.
  private var copies: [String] = []

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
    var journal = Journal(for: first.path)
    for place in all(for: changes.map(\.path)) {
      do throws(SystemError) {
        try FileSystem.makeFolders(FilePath.parent(place.path))
        try AtomicWriter.put(place.pieces(of: changes, title: title), at: place.path)
      } catch {
        console.say("\(FilePath.shown(place.path)): \(error.message), so molt undo cannot take this run back")
        // The run before must not be taken for the last one.
        place.discard()
        if place.path == journal.path { return nil }
      }
      if place.path != journal.path { journal.copies.append(place.path) }
    }
    return journal
  }

  /// The journals of every repository around some files, one in another, and that of the working folder if it is around
  /// one of them: wherever `molt undo` looks, it finds the last run.
  static func all(for paths: [String]) -> [Journal] {
    var journals: [Journal] = []
    var known: Set<String> = []
    var folders: Set<String> = []
    func add(_ journal: Journal) -> Bool {
      guard known.insert(journal.path).inserted else { return false }
      journals.append(journal)
      return true
    }
    for path in paths where folders.insert(FilePath.parent(path)).inserted {
      var journal = Journal(for: path)
      while add(journal), journal.root != "/", let tree = WorkTree.containing(FilePath.parent(journal.root)) {
        journal = Journal(for: tree.root)
      }
    }
    let here = Journal(for: ".")
    let folder = ProjectFolder(here.root)
    if !known.contains(here.path), paths.contains(where: { folder.place(of: $0) != nil }) { _ = add(here) }
    return journals
  }

  /// Notes the run in all other places around some of its files.
  func copy(toAllAround paths: [String]) {
    let others = Self.all(for: paths).filter { $0.path != path }
    guard !others.isEmpty, let (title, entries) = try? read() else { return }
    for other in others {
      let folder = ProjectFolder(other.root)
      let pieces = entries.lazy.flatMap { Self.pieces(of: $0.old, $0.newHash, at: shown($0), in: folder) }
      let isNoted = (try? FileSystem.makeFolders(FilePath.parent(other.path))) != nil
      if !isNoted || (try? AtomicWriter.put([Self.head(title)] + Array(pieces), at: other.path)) == nil {
        other.discard()
      }
    }
  }

  /// Forgets the run.
  func discard() {
    for path in [path] + copies { try? FileSystem.remove(path) }
  }

  /// Forgets the run wherever it is noted.
  func discardAll(_ entries: [Entry], title: String) {
    func files(_ journal: Journal, _ entries: [Entry]) -> [String] {
      entries.map { "\(FilePath.absolute(journal.shown($0))) \($0.newHash)" }
    }
    let wanted = files(self, entries)
    for journal in Self.all(for: entries.map(shown)) where journal.path != path {
      guard let (other, found) = try? journal.read(), other == title, files(journal, found) == wanted else { continue }
      journal.discard()
    }
    discard()
  }

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
    pieces(of: change.old, hash(change.new), at: change.path, in: folder)
  }

  private static func pieces(
    of old: [UInt8], _ newHash: UInt64, at path: String, in folder: ProjectFolder
  ) -> [[UInt8]] {
    let place = Array((folder.place(of: path) ?? FilePath.absolute(path)).utf8)
    return [Array("\(place.count) \(old.count) \(newHash)\n".utf8) + place, old, [10]]
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
