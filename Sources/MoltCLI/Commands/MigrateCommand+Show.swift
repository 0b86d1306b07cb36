import MoltReport
import MoltText

extension MigrateCommand {
  /// Prints what the run found.
  ///
  /// Standard output holds one thing: the report, the patch, the migrated source or the JSON document. Where it is not the
  /// report, the report goes to standard error.
  func show(_ report: RunReport) {
    for problem in report.problems {
      let path = problem.path.map { PlainText.escaped($0) + ": " } ?? ""
      console.say(path + PlainText.escaped(problem.message))
    }
    if settings.isJSON {
      console.write(JSONFormat(toolVersion: Molt.version).render(report))
      return
    }
    let isTaken = settings.readsInput && settings.mode == .write || settings.mode == .diff
    if settings.readsInput, settings.mode == .write, let file = report.files.first {
      console.write(file.newBytes ?? file.bytes)
    }
    if settings.mode == .diff {
      let patches = WorkerPool.map(report.files, threads: settings.threads, makeContext: {}) { _, file in
        file.newBytes.map { UnifiedDiff.render(old: file.bytes, new: $0, path: file.path) }
      }
      for case let patch? in patches { console.write(patch) }
    }
    if settings.isQuiet { return }
    let isColoured = settings.color == "auto" ? console.showsColour(onError: isTaken) : settings.color == "always"
    let format = HumanFormat(
      style: TextStyle(isColoured: isColoured), isDetailed: settings.isDetailed || settings.mode == .check)
    // A patch shows the edits already.
    let hidesFindings = settings.mode == .diff && !settings.isDetailed
    let findings =
      hidesFindings
      ? ""
      : WorkerPool.map(report.files, threads: settings.threads, makeContext: {}) { _, file in
        format.findings(in: file)
      }.joined()
    let text = findings + (findings.isEmpty ? "" : "\n") + format.summary(report)
    if isTaken { console.writeError(text) } else { console.write(text) }
  }
}
