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
  /// By this line Molt knows a hook as its own.
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
    let present = try? FileSystem.read(path)
    let isOwn = present.map { String(decoding: $0, as: UTF8.self).contains(Self.mark) } ?? false
    switch action {
    case .install: return install(path, isTaken: present != nil && !isOwn)
    case .uninstall: return uninstall(path, isThere: present != nil, isOwn: isOwn)
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
