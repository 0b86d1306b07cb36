#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file's content so that at any moment it is either the old or the new one.
enum AtomicWriter {
  enum Failure: Error, Equatable {
    /// The file is not what was read any more.
    case changedMeanwhile
    case readOnly
    /// The file is a link that leads out of what was named.
    case elsewhere
    case system(SystemError)

    var message: String {
      switch self {
      case .changedMeanwhile: "was changed by someone else meanwhile and is left as it is; run molt again"
      case .readOnly: "is read-only and is left as it is"
      case .elsewhere: "is a link to a file outside of the project and is left as it is; name it to have it written"
      case .system(let error): "cannot be written: \(error.message)"
      }
    }
  }

  /// Writes `bytes` to a temporary file beside the target and renames it.
  ///
  /// A symbolic link stays and its target is replaced. The mode is kept, the owner where the system allows.
  ///
  /// - Parameters:
  ///   - expected: the content that the file must still have.
  ///   - bounds: where the run may write; nil: wherever the path leads.
  static func replace(
    _ path: String, with bytes: [UInt8], expecting expected: [UInt8], within bounds: WriteBounds? = nil
  ) throws(Failure) {
    do {
      let target = try FileSystem.resolved(path)
      if let bounds, !bounds.contain(path, target: target) { throw Failure.elsewhere }
      try replaceContent(of: target, with: bytes, expecting: expected)
    } catch let failure as Failure {
      throw failure
    } catch let error as SystemError {
      throw .system(error)
    } catch {
      throw .system(.last)
    }
  }

  /// Writes a file of Molt's own, new or not: whole or not at all.
  static func put(_ bytes: [UInt8], at path: String) throws(SystemError) { try put([bytes], at: path) }

  /// Writes a file of Molt's own piece by piece: whole or not at all.
  static func put(_ pieces: some Sequence<[UInt8]>, at path: String) throws(SystemError) {
    let temporary = path + ".\(getpid())"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      for piece in pieces { try FileSystem.write(piece, to: descriptor) }
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = SystemError.last
      unlink(temporary)
      throw error
    }
  }

  private static func replaceContent(
    of target: String, with bytes: [UInt8], expecting expected: [UInt8]
  ) throws {
    let status = try FileSystem.status(of: target)
    guard access(target, W_OK) == 0 else { throw errno == EACCES ? Failure.readOnly : .system(.last) }
    // Short, so that it fits wherever the name itself fits; unique among the threads by the inode.
    let name = ".molt-\(getpid())-\(status.identity.inode)"
    let temporary = FilePath.joined(FilePath.parent(target), name)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    do {
      defer { close(descriptor) }
      try FileSystem.write(bytes, to: descriptor)
      // The owner first: giving a file away clears bits of its mode. Only root may, so a refusal is no error.
      if status.owner != geteuid() || status.group != getegid() {
        _ = fchown(descriptor, status.owner, status.group)
      }
      guard fchmod(descriptor, status.mode) == 0, fsync(descriptor) == 0 else { throw SystemError.last }
      guard try FileSystem.read(target) == expected else { throw Failure.changedMeanwhile }
      guard rename(temporary, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
    flushFolder(FilePath.parent(target))
  }

  /// Makes the rename itself last; some file systems cannot, and then nothing is lost but speed of recovery.
  private static func flushFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
