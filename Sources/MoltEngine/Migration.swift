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

  /// - Parameter also: the rules that run because they are asked for; some need more to be gathered.
  public init(_ file: SourceFile, also: [String] = []) {
    guard file.isDocument else {
      self.init(path: file.path, tokens: Lexer.lex(file.bytes), also: also)
      return
    }
    let snippets = Document(file).snippets.map { FileIndex(path: $0.path, tokens: Lexer.lex($0.bytes), also: also) }
    self.init(path: file.path, tokens: Lexer.lex([]), also: also, snippets: snippets)
  }

  /// A file that is no document.
  ///
  /// - Parameters:
  ///   - path: the path as it is to be printed.
  ///   - also: the rules that run because they are asked for.
  public init(path: String, tokens: TokenBuffer, also: [String] = []) {
    self.init(path: path, tokens: tokens, also: also, snippets: nil)
  }

  private init(path: String, tokens: TokenBuffer, also: [String], snippets: [FileIndex]?) {
    self.snippets = snippets
    let headers = DeclarationHeaders(tokens)
    summary = FileSummary(path: path, tokens: tokens, headers: headers)
    facts = RewriterFacts(scanning: tokens, headers: headers, collectsCases: also.contains(EnumCaseStyle().id))
  }
}

/// What all files of a project show of it, gathered file by file so that they need not be in memory together.
public struct MigrationIndex: Sendable {
  private(set) var project = ProjectIndex()
  private(set) var facts = RewriterFacts()
  /// Those of documents: they know the project, and the project does not know them.
  private(set) var snippets: [FileIndex] = []

  public init() {}

  /// Adds a file. The order counts only where two files declare the same name.
  public mutating func add(_ file: FileIndex) {
    project.add(file.summary)
    facts.merge(file.facts)
    snippets += file.snippets ?? []
  }

  /// Draws the conclusions that need all files; call it once, after the last `add`.
  mutating func finish(_ options: MigrationOptions, _ history: APIHistory) {
    project.finish()
    facts.resolve()
    facts.keys.resolve(history, from: options.from, to: options.to, project: project)
    project.retypeKeys(facts.keys.keyTypes)
    if options.also.contains(EnumCaseStyle().id) {
      facts.cases.resolve(SDKCaseNames(history, from: options.from, to: options.to))
    }
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
    var index = MigrationIndex()
    for file in files { index.add(file) }
    self.init(options: options, history: history, index: index)
  }

  /// - Parameter index: the whole project, whatever part of it is to be migrated.
  public init(options: MigrationOptions, history: APIHistory, index gathered: MigrationIndex) {
    self.options = options
    self.history = history
    var documents: MigrationIndex?
    if !gathered.snippets.isEmpty {
      // The snippets see the project and each other.
      var all = gathered
      for snippet in gathered.snippets { all.add(snippet) }
      all.finish(options, history)
      documents = all
    }
    var index = gathered
    index.finish(options, history)
    self.documents = (documents?.project ?? index.project, documents?.facts ?? index.facts)
    self.index = index.project
    facts = index.facts
    rewriters = RewriterRegistry(from: options.from, to: options.to, also: options.also)
  }

  /// Indexes `files` on this thread.
  public init(options: MigrationOptions, history: APIHistory, files: [SourceFile]) {
    self.init(options: options, history: history, files: files.map { FileIndex($0, also: options.also) })
  }

  /// A worker for one thread. It caches what it looks up, so use it for many files.
  public func makeWorker() -> Worker { Worker(migrator: self) }
}
