import MoltEngine
import MoltNames
import MoltRules

/// What `lint` is asked to do, checked.
struct LintSettings {
  var paths: [String]
  var options = LintOptions()
  /// The least severity that makes the exit status 1; nil: none does.
  var failOn: Severity?
  var rules: [String]
  var reports: ReportSettings
  var threads: Int
  var inputName: String?
  /// Markdown documents in folders are taken too.
  var takesDocuments = false
  /// Only this part of the files; nil: all.
  var shard: Shard?

  /// Whether the source comes from standard input.
  var readsInput: Bool { paths == ["-"] }

  /// What the project says; nil: nothing.
  var configuration: Configuration?
  /// The version of the code, if it is given; else the project may say it.
  var from: SwiftVersion?
  /// Whether known findings are left out.
  var usesBaseline: Bool
  /// Only lines changed after that commit are looked at.
  var since: String?
  /// Whether the content of git's index is linted.
  var isStaged: Bool

  init(_ arguments: Arguments, configuration: Configuration? = nil) throws(UsageError) {
    self.configuration = configuration
    from = try MigrateSettings.version(.from, arguments) ?? configuration?.from?.value
    usesBaseline = !arguments.has(.noBaseline)
    since = arguments.value(of: .since)
    isStaged = arguments.has(.staged)
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    options.only = arguments.list(of: .only)
    options.skip = arguments.list(of: .skip)
    options.isStrict = arguments.has(.strict) || configuration?.isStrict?.value == true
    options.switches = configuration?.switches ?? [:]
    options.fixes = arguments.has(.fix)
    rules = arguments.all(of: .rules)
    reports = try ReportSettings(arguments)
    threads = try MigrateSettings.threads(arguments)
    inputName = arguments.value(of: .stdinFilename)
    takesDocuments = arguments.has(.markdown)
    if let text = arguments.value(of: .shard) { shard = try Shard(text) }
    let least = arguments.value(of: .failOn) ?? (options.fixes ? "never" : configuration?.failOn?.value ?? "warning")
    failOn = Severity(word: least)
    if isStaged, since != nil {
      throw UsageError(message: "--staged looks at all that will be committed; leave --since away")
    }
    if readsInput, isStaged || since != nil {
      throw UsageError(message: "\(isStaged ? "--staged" : "--since") asks git for files; leave - away")
    }
    if paths.contains("-"), paths.count > 1 {
      throw UsageError(message: "standard input (-) cannot be linted together with files")
    }
    if inputName != nil, !readsInput { throw UsageError(message: "--stdin-filename needs - as the path") }
    if readsInput, reports.shown != .human, options.fixes {
      throw UsageError(
        message: "with - and --fix, standard output is the mended file; use --output FORMAT=FILE for the report")
    }
  }

  /// Paths that tell which project the run is about.
  var projectPaths: [String] { readsInput ? [inputName.map(FilePath.parent) ?? "."] : paths }

  /// What the project says of the rules in a file; nil: nothing.
  func policy(for path: String) -> RulePolicy? {
    guard let configuration, !configuration.rules.isEmpty || !configuration.overrides.isEmpty else { return nil }
    var policy = configuration.policy(for: path)
    policy.ignoresSwitches = !options.only.isEmpty
    return policy
  }
}
