#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `molt hook`: a pre-commit hook without any other tool.
struct HookCommand {
  private enum Action: String { case install, uninstall }

  private let action: Action
  private let console: Console
  /// What the hook says of itself. A hook with more in it than Molt wrote is not Molt's any more.
  private static let mark = "# Written by 'molt hook install'; 'molt hook uninstall' takes it away."
  private static let call = "molt lint --staged --quiet"

  private static var script: String {
    """
    #!/bin/sh
    \(mark)
    if ! command -v molt >/dev/null 2>&1; then
      echo "molt is not in PATH; this commit is not checked" >&2
      exit 0
    fi
    exec \(call)

    """
  }

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard arguments.operands.count == 1, let action = Action(rawValue: arguments.operands[0]) else {
      throw UsageError(message: "hook can 'install' or 'uninstall', for example: molt hook install")
    }
    self.action = action
    self.console = console
  }

  func run() -> ExitStatus {
    guard let tree = WorkTree.containing(".") else {
      console.say("there is no git repository here")
      return .failed
    }
    let path: String
    do throws(WorkTree.Failure) {
      // Git knows about worktrees and core.hooksPath.
      let output = try tree.git(["rev-parse", "--git-path", "hooks/pre-commit"]).output
      let text = String(String(decoding: output, as: UTF8.self).prefix { $0 != "\n" })
      path = text.hasPrefix("/") ? text : FilePath.joined(tree.root, text)
    } catch {
      console.say(error.message)
      return .failed
    }
    if isForeign(path, tree) {
      console.say(
        """
        \(FilePath.shown(path)): core.hooksPath leads out of this repository, to hooks that others may use too; \
        \(action == .install ? "add this line to it" : "take this line out of it") yourself: \(Self.call)
        """)
      return .failed
    }
    let present = try? FileSystem.read(path)
    let isOwn = present == Array(Self.script.utf8)
    if !isOwn, let present, String(decoding: present, as: UTF8.self).contains(Self.mark) {
      console.say(
        "\(FilePath.shown(path)): was changed after Molt wrote it and stays as it is; edit it, or remove it, yourself")
      return .failed
    }
    switch action {
    case .install: return install(path, isTaken: present != nil && !isOwn)
    case .uninstall: return uninstall(path, isThere: present != nil, isOwn: isOwn)
    }
  }

  /// Whether the hook lies neither in the work tree nor in the repository's own folder.
  private func isForeign(_ path: String, _ tree: WorkTree) -> Bool {
    var folder = FilePath.parent(FilePath.absolute(path))
    while !FileSystem.isFolder(folder), folder != "/" { folder = FilePath.parent(folder) }
    guard let real = try? FileSystem.resolved(folder) else { return true }
    var homes = [tree.root]
    // Of a work tree that is not the first, the hooks are the first one's.
    if let output = try? tree.git(["rev-parse", "--git-common-dir"]).output {
      let text = String(String(decoding: output, as: UTF8.self).prefix { $0 != "\n" })
      homes.append(text.hasPrefix("/") ? text : FilePath.joined(tree.root, text))
    }
    return !homes.contains { home in
      guard let home = try? FileSystem.resolved(home) else { return false }
      return real == home || real.hasPrefix(home + "/")
    }
  }

  private func install(_ path: String, isTaken: Bool) -> ExitStatus {
    let shown = FilePath.shown(path)
    if isTaken {
      console.say("\(shown): there is a hook already, which stays as it is; add this line to it: \(Self.call)")
      return .failed
    }
    do throws(SystemError) {
      try FileSystem.makeFolders(FilePath.parent(path))
      try AtomicWriter.put(Array(Self.script.utf8), at: path)
      guard chmod(path, 0o755) == 0 else { throw .last }
    } catch {
      console.say("\(shown): \(error.message)")
      return .failed
    }
    console.write("Wrote \(shown): each commit now runs '\(Self.call)'.\n")
    return .done
  }

  private func uninstall(_ path: String, isThere: Bool, isOwn: Bool) -> ExitStatus {
    let shown = FilePath.shown(path)
    if !isThere {
      console.write("There is no pre-commit hook.\n")
      return .done
    }
    if !isOwn {
      console.say("\(shown): is not Molt's hook and stays as it is")
      return .failed
    }
    do throws(SystemError) {
      try FileSystem.remove(path)
    } catch {
      console.say("\(shown): \(error.message)")
      return .failed
    }
    console.write("Removed \(shown).\n")
    return .done
  }
}
