import MoltEngine
import MoltNames
import MoltReport

/// What `migrate` is asked to do, checked.
struct MigrateSettings {
  var paths: [String]
  /// As given; nil when it has to be found out.
  var from: SwiftVersion?
  /// As given or 5.
  var to: SwiftVersion
  var isToGiven: Bool
  var mode: RunReport.Mode
  var safeOnly: Bool
  /// Whether files that state the version are edited too.
  var editsProjectFiles: Bool
  /// Whether places that are left for a person get a comment.
  var marks: Bool
  /// Rules that run only when they are asked for.
  var also: [String]
  var only: [String]
  var skip: [String]
  var renames: [String]
  var reports: ReportSettings
  var isDetailed: Bool
  var threads: Int
  var inputName: String?
  /// Markdown documents in folders are taken too.
  var takesDocuments = false
  /// Only this part of the files; nil: all.
  var shard: Shard?

  /// Only how far the migration is, is asked.
  var isStatus: Bool

  /// Whether the source comes from standard input and the result goes to standard output.
  var readsInput: Bool { paths == ["-"] }

  /// What the project says; nil: nothing.
  var configuration: Configuration?
  /// Whether files are written though git has changes that are not committed.
  var allowsDirty: Bool
  /// Whether each version of Swift becomes a commit.
  var commits: Bool
  /// Asks the compiler of each change; nil: nobody does.
  var verifier: SyntaxVerifier?
  /// The folder of an SDK with which all files are type-checked, and what to compile for.
  var typeCheck: (sdk: String, target: String?)?

  init(_ arguments: Arguments, configuration: Configuration? = nil) throws(UsageError) {
    self.configuration = configuration
    isStatus = arguments.command == .status
    paths = isStatus && arguments.operands.isEmpty ? ["."] : arguments.operands
    from = try Self.version(.from, arguments) ?? configuration?.from?.value
    let target = try Self.version(.to, arguments) ?? configuration?.to?.value
    allowsDirty = arguments.has(.allowDirty)
    commits = arguments.has(.commit)
    to = target ?? SwiftVersion(5)
    isToGiven = target != nil
    if arguments.has(.check), arguments.has(.diff) {
      throw UsageError(message: "--check and --diff are two ways not to write; use one of them")
    }
    mode = arguments.has(.check) || isStatus ? .check : arguments.has(.diff) ? .diff : .write
    safeOnly = arguments.has(.safeOnly)
    editsProjectFiles = arguments.has(.projectFiles)
    marks = arguments.has(.markers)
    also = arguments.list(of: .also) + (arguments.has(.conventions) ? ["enum-case-style"] : [])
    only = arguments.list(of: .only)
    skip = arguments.list(of: .skip)
    renames = arguments.all(of: .renames)
    reports = try ReportSettings(arguments)
    isDetailed = arguments.has(.explainEdits)
    threads = try Self.threads(arguments)
    inputName = arguments.value(of: .stdinFilename)
    takesDocuments = arguments.has(.markdown)
    if let text = arguments.value(of: .shard) { shard = try Shard(text) }
    try readVerification(arguments)
    try checkPaths()
    if commits { try checkCommit() }
    if let from { try checkOrder(from, source: nil) }
  }

  private mutating func readVerification(_ arguments: Arguments) throws(UsageError) {
    for flag in [Flag.sdk, .target] where arguments.value(of: flag) != nil {
      if !arguments.has(.verify) { throw UsageError(message: "\(flag.name) is for --verify, which is not asked for") }
    }
    guard arguments.has(.verify) else { return }
    do throws(SyntaxVerifier.Failure) {
      verifier = try SyntaxVerifier()
    } catch {
      throw UsageError(message: error.message)
    }
    let target = arguments.value(of: .target)
    if let sdk = arguments.value(of: .sdk) {
      guard FileSystem.isFolder(sdk) else { throw UsageError(message: "--sdk: there is no folder '\(sdk)'") }
      typeCheck = (sdk, target)
    } else if target != nil {
      throw UsageError(message: "--target is for --sdk, which is not given")
    }
  }

  static func version(_ flag: Flag, _ arguments: Arguments) throws(UsageError) -> SwiftVersion? {
    guard let text = arguments.value(of: flag) else { return nil }
    guard let version = SwiftVersion(text), version.isKnown else {
      throw UsageError(
        message:
          "\(flag.name): unknown Swift version '\(text)'; known are 1.0, 1.1, 1.2, 2.0 ... 2.3, 3, 4, 4.2, 5 and 6")
    }
    return version
  }

  static func threads(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments.value(of: .jobs) else { return WorkerPool.processorCount }
    guard let number = Int(text), number >= 1, number <= 1024 else {
      throw UsageError(message: "--jobs: '\(text)' is not a number of threads; 1 or more")
    }
    return number
  }

  private func checkPaths() throws(UsageError) {
    if paths.isEmpty {
      throw UsageError(message: "no files given; name files or folders, for example: molt migrate --from 2 Sources")
    }
    if paths.contains("-"), paths.count > 1 {
      throw UsageError(message: "standard input (-) cannot be migrated together with files")
    }
    if readsInput, editsProjectFiles {
      throw UsageError(message: "--project-files needs files or folders, not standard input (-)")
    }
    if readsInput, isStatus { throw UsageError(message: "status needs files or folders; - has no progress to show") }
    if inputName != nil, !readsInput {
      throw UsageError(message: "--stdin-filename needs - as the path")
    }
    if readsInput, reports.shown != .human, mode == .write {
      throw UsageError(
        message: "with -, standard output is the migrated file; use --check or --diff with --format, or --output")
    }
  }

  private func checkCommit() throws(UsageError) {
    if mode != .write || readsInput {
      throw UsageError(message: "--commit is for a run that writes files; leave --check, --diff and - away")
    }
    if allowsDirty {
      throw UsageError(message: "--commit and --allow-dirty: what is not committed yet would get into Molt's commits")
    }
  }

  /// What the project says of the rules in a file; nil: nothing.
  func policy(for path: String) -> RulePolicy? {
    guard let configuration, !configuration.rules.isEmpty || !configuration.overrides.isEmpty else { return nil }
    var policy = configuration.policy(for: path)
    policy.ignoresSwitches = !only.isEmpty
    return policy
  }

  /// Whether `--only` and `--skip` leave the rule in. A module stands for its rule, `UIKit` for `api/UIKit`.
  func selects(_ rule: String) -> Bool {
    let names = [rule, rule.hasPrefix("api/") ? String(rule.dropFirst(4)) : rule]
    return (only.isEmpty || only.contains(where: names.contains)) && !skip.contains(where: names.contains)
  }

  /// Checks that the versions go forwards.
  ///
  /// - Parameter source: where `from` was found, if it was not given.
  func checkOrder(_ from: SwiftVersion, source: String?) throws(UsageError) {
    // 5.9 to 5: the same names, so nothing is asked that cannot be done, unless it was asked in so many words.
    if from <= to || (from.column == to.column && (source != nil || !isToGiven)) { return }
    if let source {
      throw UsageError(
        message: "the code is Swift \(from) already (\(source)), later than --to \(to); say --from if not")
    }
    throw UsageError(message: "--from \(from) is later than --to \(to); Molt goes forwards only")
  }
}
