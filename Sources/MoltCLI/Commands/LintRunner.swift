import MoltEngine
import MoltReport

/// Reads and lints files on several threads; at any time only the files at hand, and those with findings, are in memory.
struct LintRunner {
  let registry: LintRegistry
  let threads: Int
  /// The roots of the projects, read only when a rule asks what other files declare.
  let roots: [String]
  /// What is wanted of each file, by its path.
  var scope: @Sendable (String) -> FileScope = { _ in FileScope() }

  private enum Step: Sendable {
    case done(LintCommand.Outcome)
    case wants(LintNeeds)
  }

  /// What became of each file, in order.
  ///
  /// - Parameter all: the files of the run, if `files` is a part of them: the rules know what all of them declare.
  func lint(_ files: [FileDiscovery.Found], partOf all: [FileDiscovery.Found]? = nil) -> [LintCommand.Outcome] {
    let progress = Progress(total: files.count)
    defer { progress.finish() }
    let first = WorkerPool.map(files, threads: threads, makeContext: { [registry] in registry.makeLinter() }) {
      [scope] linter, file -> Step in
      defer { progress.step() }
      return Self.step(file, linter, nil, scope(file.path))
    }
    var waiting: [Int] = []
    var needs: LintNeeds = []
    for (index, step) in first.enumerated() {
      guard case .wants(let asked) = step else { continue }
      waiting.append(index)
      needs.formUnion(asked)
    }
    let project = waiting.isEmpty ? LintProject() : readProject((all ?? files).map(\.path), needs)
    let second = WorkerPool.map(
      waiting.map { files[$0] }, threads: threads, makeContext: { [registry] in registry.makeLinter() }
    ) { [scope] linter, file -> Step in
      Self.step(file, linter, project, scope(file.path))
    }
    var outcomes = first.map { step -> LintCommand.Outcome in
      if case .done(let outcome) = step { outcome } else { .linted(.init()) }
    }
    for (index, step) in zip(waiting, second) {
      if case .done(let outcome) = step { outcomes[index] = outcome }
    }
    return outcomes
  }

  /// What is found in a source that is in memory already.
  func lint(_ file: SourceFile) -> LintCommand.Found {
    let linter = registry.makeLinter()
    let scope = scope(file.path)
    var result = linter.lint(file, scope: scope)
    if !result.needs.isEmpty {
      result = linter.lint(file, project: readProject([], result.needs), scope: scope)
    }
    return .init(result.file, bytes: file.bytes)
  }

  private static func content(of found: FileDiscovery.Found) throws(SourceReader.Refusal) -> [UInt8] {
    if let bytes = found.bytes { return try SourceReader.checked(bytes) }
    return try SourceReader.read(found.path)
  }

  private static func step(
    _ found: FileDiscovery.Found, _ linter: Linter, _ project: LintProject?, _ scope: FileScope
  ) -> Step {
    do throws(SourceReader.Refusal) {
      let bytes = try content(of: found)
      if !found.isNamed, GeneratedFile.isGenerated(bytes) { return .done(.generated) }
      let result = linter.lint(SourceFile(path: found.path, bytes: bytes), project: project, scope: scope)
      if project == nil, !result.needs.isEmpty { return .wants(result.needs) }
      return .done(.linted(.init(result.file, bytes: bytes)))
    } catch {
      return .done(.refused(error.message))
    }
  }

  /// What the files of the run and of their projects declare.
  private func readProject(_ paths: [String], _ needs: LintNeeds) -> LintProject {
    var discovery = FileDiscovery()
    for path in paths { discovery.add(path) }
    for root in roots { discovery.add(FilePath.shown(root)) }
    let parts = WorkerPool.map(discovery.files.map(\.path), threads: threads, makeContext: {}) { _, path in
      guard let bytes = try? SourceReader.read(path) else { return LintProject() }
      return LintProject(SourceFile(path: path, bytes: bytes), needs: needs)
    }
    return LintProject(parts)
  }
}

extension LintCommand.Found {
  /// Keeps the file's content only where something was found in it.
  fileprivate init(_ result: FileResult, bytes: [UInt8]) {
    counts = result.counts
    if result.findings.isEmpty, result.newBytes == nil { return }
    report = FileReport(
      path: result.path, bytes: bytes,
      findings: result.findings.map { ReportedFinding($0.finding, isApplied: $0.applied) },
      newBytes: result.newBytes, failure: result.failure)
  }
}
