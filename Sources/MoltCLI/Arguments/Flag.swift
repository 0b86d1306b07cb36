/// Every option there is. Parsing, help and suggestions all read this one list.
enum Flag: CaseIterable {
  case from, to, diff, check, safeOnly, only, skip, renames
  case format, explainEdits, quiet, color, jobs, stdinFilename
  case help, version

  /// With its two dashes.
  var name: String {
    switch self {
    case .from: "--from"
    case .to: "--to"
    case .diff: "--diff"
    case .check: "--check"
    case .safeOnly: "--safe-only"
    case .only: "--only"
    case .skip: "--skip"
    case .renames: "--renames"
    case .format: "--format"
    case .explainEdits: "--explain-edits"
    case .quiet: "--quiet"
    case .color: "--color"
    case .jobs: "--jobs"
    case .stdinFilename: "--stdin-filename"
    case .help: "--help"
    case .version: "--version"
    }
  }

  /// With its one dash.
  var shortName: String? {
    switch self {
    case .explainEdits: "-v"
    case .quiet: "-q"
    case .jobs: "-j"
    case .help: "-h"
    default: nil
    }
  }

  /// Another long name that means the same.
  var alias: String? { self == .explainEdits ? "--verbose" : nil }

  /// What the value is called in the help; nil for an option without one.
  var value: String? {
    switch self {
    case .from, .to: "VERSION"
    case .only, .skip: "RULE,..."
    case .renames: "FILE"
    case .format: "human|json"
    case .color: "auto|always|never"
    case .jobs: "N"
    case .stdinFilename: "PATH"
    default: nil
    }
  }

  /// The values that are allowed; nil when any is.
  var choices: [String]? { self == .format || self == .color ? value?.split(separator: "|").map(String.init) : nil }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { self == .only || self == .skip || self == .renames }

  /// The commands that take it.
  var commands: [CommandName] {
    switch self {
    case .help, .version: CommandName.allCases
    case .renames: [.migrate, .explain]
    case .from, .to, .diff, .check, .safeOnly, .only, .skip, .explainEdits, .quiet, .jobs, .stdinFilename,
      .format, .color:
      [.migrate]
    }
  }

  /// One or two lines of help.
  var help: String {
    switch self {
    case .from:
      "The version the code is written in: 1.2, 2, 2.3, 3, 4, 4.2 ...\nWithout it, read from the project or guessed."
    case .to: "The version to write [default: 5]"
    case .diff: "Print a patch instead of writing files"
    case .check: "Write nothing; exit with 1 if something would change"
    case .safeOnly: "Apply only edits that are proved, none that are likely"
    case .only: "Apply only these rules or modules: api/UIKit, UIKit ..."
    case .skip: "Do not apply these rules or modules"
    case .renames: "A table of renames of your own libraries"
    case .format: "How to report [default: human]"
    case .explainEdits: "Show every edit, safe ones too, with its evidence\n(also --verbose)"
    case .quiet: "Report nothing but problems"
    case .color: "When to use colours [default: auto]"
    case .jobs: "The number of threads [default: one a processor]"
    case .stdinFilename: "The file that standard input (-) stands for"
    case .help: "Show help"
    case .version: "Show the version"
    }
  }

  /// The option of that spelling, if there is one.
  init?(spelling: String) {
    guard let flag = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else { return nil }
    self = flag
  }

  /// All its names.
  var spellings: [String] { [name, shortName, alias].compactMap { $0 } }
}
