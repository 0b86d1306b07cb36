import MoltEngine
import MoltReport

/// Reads and lints files on several threads; at any time only the files at hand, and those with findings, are in memory.
struct LintRunner {
  let registry: LintRegistry
  let threads: Int
  /// The roots of the projects, read only when a rule asks what other files declare.
  let roots: [String]

  private enum Step: Sendable {
    case done(LintCommand.Outcome)
    case wantsProject
  }

  /// What became of each file, in order.
  ///
  /// - Parameter all: the files of the run, if `files` is a part of them: the rules know what all of them declare.
  func lint(_ files: [FileDiscovery.Found], partOf all: [FileDiscovery.Found]? = nil) -> [LintCommand.Outcome] {
    let progress = Progress(total: files.count)
    defer { progress.finish() }
    let first = WorkerPool.map(files, threads: threads, makeContext: { [registry] in registry.makeLinter() }) {
      linter, file -> Step in
      defer { progress.step() }
      return Self.step(file, linter, nil)
    }
    let waiting = files.indices.filter { if case .wantsProject = first[$0] { true } else { false } }
    let project = waiting.isEmpty ? LintProject() : readProject((all ?? files).map(\.path))
    let second = WorkerPool.map(
      waiting.map { files[$0] }, threads: threads, makeContext: { [registry] in registry.makeLinter() }
    ) { linter, file -> Step in
      Self.step(file, linter, project)
    }
    var outcomes = first.map { step -> LintCommand.Outcome in
      if case .done(let outcome) = step { outcome } else { .clean }
    }
    for (index, step) in zip(waiting, second) {
      if case .done(let outcome) = step { outcomes[index] = outcome }
    }
    return outcomes
  }

  /// What is found in a source that is in memory already; nil for nothing.
  func lint(_ file: SourceFile) -> FileReport? {
    let linter = registry.makeLinter()
    var result = linter.lint(file)
    if result.wantsProject { result = linter.lint(file, project: readProject([])) }
    return FileReport(result.file, bytes: file.bytes)
  }

  private static func step(_ found: FileDiscovery.Found, _ linter: Linter, _ project: LintProject?) -> Step {
    do throws(SourceReader.Refusal) {
      let bytes = try SourceReader.read(found.path)
      if !found.isNamed, GeneratedFile.isGenerated(bytes) { return .done(.generated) }
      let result = linter.lint(SourceFile(path: found.path, bytes: bytes), project: project)
      if result.wantsProject { return .wantsProject }
      return .done(FileReport(result.file, bytes: bytes).map { .found($0) } ?? .clean)
    } catch {
      return .done(.refused(error.message))
    }
  }

  /// What the files of the run and of their projects declare.
  private func readProject(_ paths: [String]) -> LintProject {
    var discovery = FileDiscovery()
    for path in paths { discovery.add(path) }
    for root in roots { discovery.add(FilePath.shown(root)) }
    let parts = WorkerPool.map(discovery.files.map(\.path), threads: threads, makeContext: {}) { _, path in
      guard let bytes = try? SourceReader.read(path) else { return LintProject() }
      return LintProject(SourceFile(path: path, bytes: bytes))
    }
    return LintProject(parts)
  }
}

extension FileReport {
  /// Nil when nothing was found.
  fileprivate init?(_ result: FileResult, bytes: [UInt8]) {
    if result.findings.isEmpty, result.newBytes == nil { return nil }
    self.init(
      path: result.path, bytes: bytes,
      findings: result.findings.map { ReportedFinding($0.finding, isApplied: $0.applied) },
      newBytes: result.newBytes, failure: result.failure)
  }
}
