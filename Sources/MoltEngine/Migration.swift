import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// One Swift file as it was read.
public struct SourceFile: Sendable {
  /// The path as it is to be printed; also the file's identity within a run.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What one migration run is asked to do.
public struct MigrationOptions: Sendable {
  /// The oldest spelling that is looked for.
  public var from: SwiftVersion
  /// The language version that the result is written for.
  public var to: SwiftVersion
  /// Only edits that are proved, none that are merely likely.
  public var safeOnly = false
  /// Rule ids or modules (`api/UIKit`, `UIKit`, `string-selector`) that alone may edit; empty means all.
  public var only: [String] = []
  /// Whether a comment is left at each place that is left for a person.
  public var marks = false
  /// Ids of rules that run only when they are asked for, and are.
  public var also: [String] = []
  /// Rule ids or modules that may not edit.
  public var skip: [String] = []

  public init(from: SwiftVersion, to: SwiftVersion) {
    self.from = from
    self.to = to
  }

  /// Whether a rule may edit under `only` and `skip`.
  func allows(_ rule: String) -> Bool {
    func named(_ wanted: String) -> Bool { wanted == rule || "api/" + wanted == rule }
    if !only.isEmpty, !only.contains(where: named) { return false }
    return !skip.contains(where: named)
  }
}

/// What became of one file.
public struct FileResult: Sendable {
  public var path: String
  /// Everything found, sorted by offset, then rule. Findings whose edits were not applied (manual, held back by
  /// `safeOnly`, or in conflict with an earlier one) have `applied == false`.
  public var findings: [(finding: Finding, applied: Bool)]
  /// The whole new content; nil when nothing changes.
  public var newBytes: [UInt8]?
  /// Why the file was left alone though edits were found (the result would not have held together); nil otherwise.
  public var failure: String?
  /// Findings that are not among these because somebody does not want to hear of them.
  public var counts = FindingCounts()

  public init(
    path: String, findings: [(finding: Finding, applied: Bool)], newBytes: [UInt8]?, failure: String? = nil
  ) {
    self.path = path
    self.findings = findings
    self.newBytes = newBytes
    self.failure = failure
  }
}

/// What the rest of a project needs to know of one file; made file by file, on any thread.
public struct FileIndex: Sendable {
  let summary: FileSummary
  let facts: RewriterFacts
  /// Of a document: its snippets. They know the project, and the project does not know them.
  let snippets: [FileIndex]?

  /// - Parameter options: what the run is asked to do: some rules need more to be gathered.
  public init(_ file: SourceFile, options: MigrationOptions? = nil) {
    let collectsCases = options?.also.contains(EnumCaseStyle().id) == true
    snippets = file.isDocument ? Document(file).snippets.map { FileIndex(snippet: $0) } : nil
    let tokens = Lexer.lex(snippets == nil ? file.bytes : [])
    summary = FileSummary(path: file.path, tokens: tokens)
    facts = RewriterFacts(scanning: tokens, collectsCases: collectsCases)
  }

  private init(snippet: SourceFile) {
    let tokens = Lexer.lex(snippet.bytes)
    summary = FileSummary(path: snippet.path, tokens: tokens)
    facts = RewriterFacts(scanning: tokens)
    snippets = nil
  }
}

/// Migrates the files of one project.
///
/// First every file of the project is indexed, so that a name the project declares is never taken for the SDK's; then each
/// file is migrated by itself, on any thread, with a `Worker` per thread.
public struct Migrator: Sendable {
  public let options: MigrationOptions
  let history: APIHistory
  let index: ProjectIndex
  let facts: RewriterFacts
  let rewriters: RewriterRegistry
  /// What is known where a document is migrated: the project, and all documents' snippets.
  let documents: (index: ProjectIndex, facts: RewriterFacts)

  /// - Parameter files: the whole project, whatever part of it is to be migrated. The index depends on their order only
  ///   where two declare the same name.
  public init(options: MigrationOptions, history: APIHistory, files: [FileIndex]) {
    self.options = options
    self.history = history
    (index, facts) = Self.merged(files, history)
    let snippets = files.compactMap(\.snippets).flatMap { $0 }
    documents = snippets.isEmpty ? (index, facts) : Self.merged(files + snippets, history)
    rewriters = RewriterRegistry(from: options.from, to: options.to, also: options.also)
  }

  private static func merged(_ files: [FileIndex], _ history: APIHistory) -> (ProjectIndex, RewriterFacts) {
    var facts = RewriterFacts()
    for file in files { facts.merge(file.facts) }
    facts.resolve()
    let modules = Set(history.modules)
    facts.cases.resolve(isSDKName: { !history.rows(named: $0).isEmpty }, isSDKModule: modules.contains)
    return (ProjectIndex(files.map(\.summary)), facts)
  }

  /// Indexes `files` on this thread.
  public init(options: MigrationOptions, history: APIHistory, files: [SourceFile]) {
    self.init(options: options, history: history, files: files.map { FileIndex($0, options: options) })
  }

  /// A worker for one thread. It caches what it looks up, so use it for many files.
  public func makeWorker() -> Worker { Worker(migrator: self) }
}
