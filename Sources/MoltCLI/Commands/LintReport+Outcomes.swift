import MoltEngine
import MoltReport

extension LintReport {
  /// Gathers what became of the files that were found.
  init(
    outcomes: [LintCommand.Outcome], of found: [FileDiscovery.Found], problems: [(path: String, message: String)],
    fixes: Bool
  ) {
    self.init(files: [], fileCount: 0, fixes: fixes)
    self.problems = problems.map { .init(path: $0.path, message: $0.message) }
    for (file, outcome) in zip(found, outcomes) {
      switch outcome {
      case .refused(let message): self.problems.append(.init(path: file.path, message: message))
      case .generated: generatedFiles.append(file.path)
      case .linted(let found):
        fileCount += 1
        add(found.counts)
        if let report = found.report { files.append(report) } else { addClean(file.path) }
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    generatedFiles.sort()
  }

  /// Adds what is not reported of a file.
  mutating func add(_ counts: FindingCounts) {
    quiet.suppressedCount += counts.suppressed
    quiet.knownCount += counts.known
    quiet.goneCount += counts.gone
  }
}
