#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes the journal of a run that writes its files one after the other: each file is noted, and the note is safe on the
/// disk, before the file itself is written. The journal of the run before stays until the first file is noted.
final class JournalWriter: @unchecked Sendable {
  private let console: Console
  private let title: String
  private let path: String
  private lazy var journal = Journal(for: path)
  private lazy var folder = ProjectFolder(journal.root)
  private let lock = Lock()
  private var descriptor: Int32?
  private var isBroken = false
  /// One file of each folder that was noted.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - path: a file or folder of the run.
  ///   - title: what the run was asked, for whoever takes it back.
  init(for path: String, title: String, _ console: Console) {
    self.path = path
    self.title = title
    self.console = console
  }

  /// Notes a file that is about to be written. Where that is not possible it is said once, and the run goes on.
  func note(_ change: FileChange) {
    lock.lock()
    defer { lock.unlock() }
    if isBroken { return }
    do throws(SystemError) {
      let descriptor = try opened()
      for piece in Journal.pieces(of: change, in: folder) { try FileSystem.write(piece, to: descriptor) }
      guard fsync(descriptor) == 0 else { throw .last }
      paths[FilePath.parent(change.path)] = change.path
    } catch {
      isBroken = true
      console.say("\(FilePath.shown(journal.path)): \(error.message), so molt undo cannot take this run back")
    }
  }

  private func opened() throws(SystemError) -> Int32 {
    if let descriptor { return descriptor }
    try FileSystem.makeFolders(FilePath.parent(journal.path))
    try AtomicWriter.put(Journal.head(title), at: journal.path)
    let opened = open(journal.path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    descriptor = opened
    // Repositories around this one: what they know of is not the last run any more.
    for other in Journal.all(for: [path]) where other.path != journal.path { other.discard() }
    return opened
  }

  /// Ends the journal; nothing can be noted after that.
  func finish() {
    if let descriptor {
      FileSystem.close(descriptor)
      journal.copy(toAllAround: paths.values.sorted())
    }
    descriptor = nil
    isBroken = true
  }
}
