import MoltEngine
import MoltReport
import MoltSyntax

/// `molt baseline write`: notes what is found today, so that lint reports only what comes after.
struct BaselineCommand {
  private let lint: LintCommand
  private let prunes: Bool
  private let console: Console

  init(_ arguments: Arguments, configuration: Configuration?, console: Console) throws(UsageError) {
    guard arguments.operands.first == "write" else {
      throw UsageError(message: "baseline can 'write', for example: molt baseline write")
    }
    var rest = arguments
    rest.operands.removeFirst()
    var settings = try LintSettings(rest, configuration: configuration)
    if settings.readsInput { throw UsageError(message: "a baseline is of files; name files or folders") }
    settings.usesBaseline = false
    lint = LintCommand(settings: settings, console: console)
    prunes = arguments.has(.prune)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard
      var baseline = Baseline(
        configuration: lint.settings.configuration, paths: lint.settings.projectPaths, roots: lint.roots)
    else {
      console.say(
        "a baseline belongs to a project, and none is here: no git repository, Package.swift or Xcode project")
      return .failed
    }
    do {
      let before = baseline.exists ? try reading(&baseline) : 0
      let report = try found()
      for problem in report.problems {
        console.say(PlainText.escaped((problem.path.map { $0 + ": " } ?? "") + problem.message))
      }
      if !report.problems.isEmpty {
        console.say(PlainText.escaped("\(baseline.path): not written, as not every file could be looked at"))
        return .failed
      }
      update(&baseline, report)
      if baseline.count == 0, before == 0 {
        console.write(
          "Nothing found in \(report.fileCount) file\(report.fileCount == 1 ? "" : "s"): no baseline needed.\n")
        return .done
      }
      try baseline.write()
      let change = before > 0 ? " (before: \(before))" : ""
      console.write(
        "\(baseline.path): \(baseline.count) finding\(baseline.count == 1 ? "" : "s") "
          + "in \(baseline.files.count) file\(baseline.files.count == 1 ? "" : "s")\(change).\n")
      return .done
    } catch let failure as Baseline.Failure {
      console.say(PlainText.escaped(failure.message))
    } catch let failure as UserRules.Failure {
      for message in failure.messages { console.writeError(message) }
    } catch let failure as WorkTree.Failure {
      console.say(PlainText.escaped(failure.message))
    } catch {
      console.say("the baseline cannot be written")
    }
    return .failed
  }

  private func reading(_ baseline: inout Baseline) throws -> Int {
    let damaged = try baseline.read(skipsDamage: true)
    if damaged > 0 {
      console.say(
        PlainText.escaped("\(baseline.path): left out \(damaged) line\(damaged == 1 ? "" : "s") that cannot be read"))
    }
    return baseline.count
  }

  /// What lint finds without a baseline; every file that was looked at is in the report.
  private func found() throws -> LintReport {
    let input = try LintInput(lint.settings)
    var runner = LintRunner(registry: try lint.makeRegistry(), threads: lint.settings.threads, roots: lint.roots)
    runner.scope = { [settings = lint.settings] path in
      var scope = FileScope()
      scope.policy = settings.policy(for: path)
      return scope
    }
    let outcomes = runner.lint(input.discovery.files)
    var report = LintReport(
      outcomes: outcomes, of: input.discovery.files, problems: input.discovery.problems, fixes: false)
    let withFindings = Set(report.files.map(\.path))
    for case (let file, .linted) in zip(input.discovery.files, outcomes) where !withFindings.contains(file.path) {
      report.files.append(FileReport(path: file.path, bytes: [], findings: [], newBytes: nil))
    }
    return report
  }

  private func update(_ baseline: inout Baseline, _ report: LintReport) {
    for file in report.files {
      guard let place = baseline.folder.place(of: file.path) else { continue }
      var known = KnownFindings()
      if !file.findings.isEmpty {
        let tokens = Lexer.lex(SourceFile(path: file.path, bytes: file.bytes).code)
        for item in file.findings { known.add(FindingKey(item.finding, in: tokens)) }
      }
      if prunes { known = known.intersection(baseline.files[place] ?? KnownFindings()) }
      baseline.files[place] = known.isEmpty ? nil : known
    }
    for place in Array(baseline.files.keys) where !FileSystem.exists(FilePath.joined(baseline.folder.path, place)) {
      baseline.files[place] = nil
    }
  }
}
