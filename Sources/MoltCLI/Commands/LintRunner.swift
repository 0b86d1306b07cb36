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

  /// What a first look brings, and what the file says to others' questions.
  private struct FirstStep: Sendable {
    var step: Step
    var adds: LintProject?
  }

  /// What became of each file, in order.
  ///
  /// - Parameter all: the files of the run, if `files` is a part of them: the rules know what all of them declare.
  func lint(_ files: [FileDiscovery.Found], partOf all: [FileDiscovery.Found]? = nil) -> [LintCommand.Outcome] {
    let progress = Progress(total: files.count)
    defer { progress.finish() }
    let linters = LinterPool(registry)
    let first = WorkerPool.map(files, threads: threads, makeContext: { linters.take() }) {
      [scope] linter, file -> FirstStep in
      defer { progress.step() }
      var adds = LintProject()
      let step = Self.step(file, linter, nil, scope(file.path), &adds)
      return FirstStep(step: step, adds: adds.isEmpty ? nil : adds)
    }
    var waiting: [Int] = []
    var needs: LintNeeds = []
    for (index, first) in first.enumerated() {
      guard case .wants(let asked) = first.step else { continue }
      waiting.append(index)
      needs.formUnion(asked)
    }
    let project =
      waiting.isEmpty ? LintProject() : readProject(around: files, all ?? [], first.compactMap(\.adds), needs)
    linters.takeBack()
    let second = WorkerPool.map(waiting.map { files[$0] }, threads: threads, makeContext: { linters.take() }) {
      [scope] linter, file -> Step in
      var adds = LintProject()
      return Self.step(file, linter, project, scope(file.path), &adds)
    }
    var outcomes = first.map { first -> LintCommand.Outcome in
      if case .done(let outcome) = first.step { outcome } else { .linted(.init()) }
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
      let project = readProject(around: [], [], [result.adds], result.needs)
      result = linter.lint(file, project: project, scope: scope)
    }
    return .init(result.file, bytes: file.bytes)
  }

  private static func content(of found: FileDiscovery.Found) throws(SourceReader.Refusal) -> [UInt8] {
    if let bytes = found.bytes { return try SourceReader.checked(bytes) }
    return try SourceReader.read(found.path)
  }

  private static func step(
    _ found: FileDiscovery.Found, _ linter: Linter, _ project: LintProject?, _ scope: FileScope,
    _ adds: inout LintProject
  ) -> Step {
    do throws(SourceReader.Refusal) {
      let bytes = try content(of: found)
      if !found.isNamed, GeneratedFile.isGenerated(bytes) {
        if project == nil { adds = LintProject(SourceFile(path: found.path, bytes: bytes), needs: .strings) }
        return .done(.generated)
      }
      let result = linter.lint(SourceFile(path: found.path, bytes: bytes), project: project, scope: scope)
      adds = result.adds
      if project == nil, !result.needs.isEmpty { return .wants(result.needs) }
      return .done(.linted(.init(result.file, bytes: bytes)))
    } catch {
      return .done(.refused(error.message))
    }
  }

  /// What the files of the run and of their projects declare. What they add to `String`, those that were looked at have
  /// said already.
  private func readProject(
    around files: [FileDiscovery.Found], _ others: [FileDiscovery.Found], _ known: [LintProject], _ needs: LintNeeds
  ) -> LintProject {
    let isKnown = needs == .strings
    var discovery = isKnown ? FileDiscovery(without: files) : FileDiscovery()
    // What documents show is no part of the project.
    for file in (isKnown ? [] : files) + others where !FilePath.isDocument(file.path) { discovery.add(file.path) }
    for root in roots { discovery.add(FilePath.shown(root)) }
    let parts = WorkerPool.map(discovery.files.map(\.path), threads: threads, makeContext: {}) { _, path in
      guard let bytes = try? SourceReader.read(path) else { return LintProject() }
      return LintProject(SourceFile(path: path, bytes: bytes), needs: needs)
    }
    var project = LintProject(known + parts)
    if needs.contains(.resources) { project.resources = ResourceReader(roots: roots).resources }
    return project
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
