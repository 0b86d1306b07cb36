import MoltEngine
import MoltReport
import MoltRules

extension MigrateCommand {
  /// Adds the files that state the Swift version: what has to change in them, and with `--project-files` their new content.
  ///
  /// A run over single files says nothing of them unless it is asked to: a hook is not about the project.
  func addProjectFiles(of tree: SourceTree, _ options: MigrationOptions, to report: inout RunReport) {
    // They are one machine's work.
    if let shard = settings.shard, shard.number != 1 { return }
    guard tree.hasFolder || settings.editsProjectFiles, options.from < options.to else { return }
    var files: [ProjectFile] = []
    for path in tree.ownProjectFiles where ProjectFile.isOne(path) {
      do throws(SourceReader.Refusal) {
        files.append(ProjectFile(path: path, bytes: try SourceReader.read(path)))
      } catch {
        if settings.editsProjectFiles { report.problems.append(.init(path: path, message: error.message)) }
      }
    }
    var context = ProjectFile.Context(from: options.from, to: options.to)
    context.isStatedElsewhere = files.contains(where: \.statesVersion)
    for file in files { add(file, context, to: &report) }
    report.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func add(_ file: ProjectFile, _ context: ProjectFile.Context, to report: inout RunReport) {
    let edits: (Finding) -> Bool = { finding in
      (!settings.safeOnly || finding.applicability == .safe) && settings.selects(finding.rule)
    }
    var found = file.report(context, edits: settings.editsProjectFiles ? edits : nil)
    found.findings.removeAll { !settings.selects($0.finding.rule) }
    if found.findings.isEmpty { return }
    guard let place = report.files.firstIndex(where: { $0.path == file.path }) else {
      report.files.append(found)
      return
    }
    // A manifest is Swift code too, so it may have been migrated already.
    report.files[place].findings += found.findings
    report.files[place].findings.sort { $0.finding.range < $1.finding.range }
    guard let bytes = found.newBytes else { return }
    guard let migrated = report.files[place].newBytes else {
      report.files[place].newBytes = bytes
      return
    }
    let edited = ProjectFile(path: file.path, bytes: migrated).report(context, edits: edits)
    report.files[place].newBytes = edited.newBytes ?? migrated
  }
}
