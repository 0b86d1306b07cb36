import MoltEngine
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
  /// Only this part of the files; nil: all.
  var shard: Shard?

  /// Whether the source comes from standard input.
  var readsInput: Bool { paths == ["-"] }

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    options.only = arguments.list(of: .only)
    options.skip = arguments.list(of: .skip)
    options.isStrict = arguments.has(.strict)
    options.fixes = arguments.has(.fix)
    rules = arguments.all(of: .rules)
    reports = try ReportSettings(arguments)
    threads = try MigrateSettings.threads(arguments)
    inputName = arguments.value(of: .stdinFilename)
    if let text = arguments.value(of: .shard) { shard = try Shard(text) }
    switch arguments.value(of: .failOn) ?? (options.fixes ? "never" : "warning") {
    case "note": failOn = .note
    case "warning": failOn = .warning
    case "error": failOn = .error
    default: failOn = nil
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
}
