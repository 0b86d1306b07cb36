import MoltReport

/// `molt undo`: gives the files of the last run their former content back.
struct UndoCommand {
  private let paths: [String]
  private let console: Console

  init(_ arguments: Arguments, console: Console) {
    paths = arguments.operands
    self.console = console
  }

  /// A file, and what it holds now.
  private struct Step {
    var path: String
    var now: [UInt8]
    var old: [UInt8]
  }

  func run() -> ExitStatus {
    let journal = Journal(for: paths.first ?? ".")
    do {
      guard let (title, entries) = try journal.read() else {
        console.say("there is no run to take back here; for one elsewhere, name one of its files: molt undo PATH")
        return .failed
      }
      return restore(entries, of: journal, title: title)
    } catch is Journal.Damage {
      console.say("\(FilePath.shown(journal.path)): is damaged; nothing was restored")
    } catch {
      let message = (error as? SystemError)?.message ?? "cannot be read"
      console.say("\(FilePath.shown(journal.path)): \(message); nothing was restored")
    }
    return .failed
  }

  private func restore(_ entries: [Journal.Entry], of journal: Journal, title: String) -> ExitStatus {
    let wanted = entries.filter { entry in paths.isEmpty || paths.contains { covers($0, journal.shown(entry)) } }
    if wanted.isEmpty {
      console.say("the last run, molt \(title), wrote none of these files")
      return .failed
    }
    var steps: [Step] = []
    var changed: [String] = []
    for entry in wanted {
      let path = journal.shown(entry)
      guard let now = try? FileSystem.read(path) else {
        changed.append("\(path): cannot be read")
        continue
      }
      if now == entry.old { continue }
      if Journal.hash(now) == entry.newHash {
        steps.append(Step(path: path, now: now, old: entry.old))
      } else {
        changed.append("\(path): was changed since")
      }
    }
    if !changed.isEmpty {
      for line in changed { console.say(PlainText.escaped(line)) }
      console.say("nothing was restored; molt undo PATH restores some of the files")
      return .failed
    }
    var isDone = true
    for step in steps {
      do throws(AtomicWriter.Failure) {
        try AtomicWriter.replace(step.path, with: step.old, expecting: step.now)
      } catch {
        console.say("\(PlainText.escaped(step.path)): \(error.message)")
        isDone = false
      }
    }
    if !isDone { return .failed }
    if wanted.count == entries.count { journal.discardAll(entries, title: title) }
    console.write("Restored \(steps.count) file\(steps.count == 1 ? "" : "s") to before molt \(title).\n")
    if title.hasSuffix(" \(Flag.commit.name)") {
      console.write(
        "Its commits are still there: commit the files as they are now, or take the commits back with git.\n")
    }
    return .done
  }

  /// Whether a path that was named is a file, or a folder around it.
  private func covers(_ named: String, _ path: String) -> Bool {
    guard let place = (try? FileSystem.resolved(named)).map(ProjectFolder.init)?.place(of: path) else { return false }
    return place == "." || FileSystem.isFolder(named)
  }
}
