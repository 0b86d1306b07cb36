import MoltReport

/// Every option there is. Parsing, help and suggestions all read this one list.
enum Flag: CaseIterable {
  case from, to, fix, failOn, strict, diff, check, safeOnly, projectFiles, markers, also, conventions, only, skip,
    renames, rules
  case config, noConfig, noBaseline, prune, since, staged, allowDirty, commit, verify
  case format, explainEdits, quiet, color, jobs, stdinFilename
  case output, report, shard, markdown
  case json, tables, module, framework, umbrella, include, frameworkFolder, define, sdk, target, apiNotes,
    compileCommands
  case help, version

  /// With its two dashes.
  var name: String {
    switch self {
    case .from: "--from"
    case .to: "--to"
    case .fix: "--fix"
    case .failOn: "--fail-on"
    case .strict: "--strict"
    case .diff: "--diff"
    case .check: "--check"
    case .safeOnly: "--safe-only"
    case .projectFiles: "--project-files"
    case .markers: "--markers"
    case .also: "--also"
    case .conventions: "--conventions"
    case .only: "--only"
    case .skip: "--skip"
    case .renames: "--renames"
    case .rules: "--rules"
    case .config: "--config"
    case .noConfig: "--no-config"
    case .noBaseline: "--no-baseline"
    case .prune: "--prune"
    case .since: "--since"
    case .staged: "--staged"
    case .allowDirty: "--allow-dirty"
    case .commit: "--commit"
    case .verify: "--verify"
    case .format: "--format"
    case .output: "--output"
    case .report: "--report"
    case .shard: "--shard"
    case .markdown: "--markdown"
    case .explainEdits: "--explain-edits"
    case .quiet: "--quiet"
    case .color: "--color"
    case .jobs: "--jobs"
    case .stdinFilename: "--stdin-filename"
    case .json: "--json"
    case .tables: "--tables"
    case .module: "--module"
    case .framework: "--framework"
    case .umbrella: "--umbrella"
    case .include: "--include"
    case .frameworkFolder: "--framework-folder"
    case .define: "--define"
    case .sdk: "--sdk"
    case .target: "--target"
    case .apiNotes: "--api-notes"
    case .compileCommands: "--compile-commands"
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
    case .include: "-I"
    case .frameworkFolder: "-F"
    case .define: "-D"
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
    case .also, .only, .skip: "RULE,..."
    case .renames, .rules, .config: "FILE"
    case .since: "REVISION"
    case .failOn: "note|warning|error|never"
    case .format: "FORMAT"
    case .output: "FORMAT=FILE"
    case .report: "FILE.html"
    case .shard: "N/COUNT|ci"
    case .color: "auto|always|never"
    case .jobs: "N"
    case .stdinFilename: "PATH"
    case .tables, .include, .frameworkFolder, .sdk, .compileCommands: "FOLDER"
    case .module, .framework: "NAME"
    case .umbrella: "FILE"
    case .define: "NAME[=VALUE]"
    case .target: "TRIPLE"
    case .apiNotes: "PATH"
    default: nil
    }
  }

  /// The values that are allowed; nil when any is.
  var choices: [String]? {
    if self == .format { return FormatName.allCases.map(\.rawValue) }
    guard self == .color || self == .failOn else { return nil }
    return value?.split(separator: "|").map(String.init)
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    switch self {
    case .also, .only, .skip, .renames, .rules, .output: true
    case .framework, .umbrella, .include, .frameworkFolder, .define, .apiNotes: true
    default: false
    }
  }

  /// The commands that take it.
  var commands: [CommandName] {
    switch self {
    case .help, .version: CommandName.allCases
    case .renames: [.migrate, .status, .explain]
    case .rules: [.lint, .rules, .explain, .baseline, .config]
    case .config, .noConfig: [.migrate, .status, .lint, .baseline, .config]
    case .noBaseline, .since, .staged, .fix: [.lint]
    case .prune: [.baseline]
    case .allowDirty, .commit, .verify: [.migrate]
    case .strict: [.lint, .baseline]
    case .failOn: [.lint, .report]
    case .markdown: [.migrate, .lint, .status]
    case .shard: [.migrate, .lint, .status]
    case .format: [.migrate, .lint, .status, .report, .rules]
    case .output, .report, .quiet, .color: [.migrate, .lint, .status, .report]
    case .only, .skip, .jobs: [.migrate, .lint, .status]
    case .stdinFilename: [.migrate, .lint]
    case .from: [.migrate, .status, .lint, .baseline]
    case .to: [.migrate, .status]
    case .sdk, .target: [.migrate, .headers]
    case .json, .tables, .module, .framework, .umbrella, .include, .frameworkFolder, .define, .apiNotes,
      .compileCommands:
      [.headers]
    case .diff: [.migrate, .headers]
    case .check, .safeOnly, .projectFiles, .markers, .also, .conventions, .explainEdits: [.migrate]
    }
  }

  /// One or two lines of help, as the command understands it.
  func help(for command: CommandName?) -> String {
    switch (self, command) {
    case (.diff, .headers): "Compare two versions of headers, OLD and NEW:\nprint what was renamed"
    case (.from, .lint), (.from, .baseline):
      "The version the code is written in: 1.2, 2, 2.3, 3, 4, 4.2 ...\nWithout it, read from the project"
    case (.only, .lint), (.only, .baseline): "Only these rules or categories: fonts, crashes ..."
    case (.skip, .lint), (.skip, .baseline): "Not these rules or categories"
    case (.sdk, .migrate):
      "With --verify: type-check all files with this SDK,\nbefore and after, and tell the numbers of errors"
    case (.target, .migrate): "What --sdk is for: arm64-apple-ios15.0 ..."
    case (.format, .rules): "Of coverage: human or json [default: human]"
    default: help
    }
  }

  /// One or two lines of help.
  var help: String {
    switch self {
    case .from:
      "The version the code is written in: 1.2, 2, 2.3, 3, 4, 4.2 ...\nWithout it, read from the project or guessed."
    case .to: "The version to write [default: 5]"
    case .fix: "Mend what can safely be mended, in place"
    case .failOn: "The least finding that makes the exit status 1\n[default: warning; with --fix: never]"
    case .strict: "Ask rules too that are off by default"
    case .diff: "Print a patch instead of writing files"
    case .check: "Write nothing; exit with 1 if something would change"
    case .safeOnly: "Apply only edits that are proved, none that are likely"
    case .projectFiles:
      "Set the Swift version in Xcode projects, .xcconfig files,\npodspecs, Package.swift and .swift-version as well"
    case .markers: "Leave a comment, // MOLT: why, at each place that is left for you"
    case .also: "Rules that wait to be asked for: open-access,\nenum-case-style"
    case .conventions: "Enum cases of your own in lower camel case, with their uses:\nshort for --also enum-case-style"
    case .only: "Only these rules, categories or modules: fonts, api/UIKit ..."
    case .skip: "Not these rules, categories or modules"
    case .renames: "A table of renames of your own libraries"
    case .rules: "A file of a lint rule of your own"
    case .config: "The configuration [default: the nearest .molt.yml]"
    case .noConfig: "Read no configuration"
    case .noBaseline: "Report what the baseline has too"
    case .prune: "Only take out what is not found any more"
    case .since: "Only findings on lines changed after that commit, or after\nthe work tree left that branch"
    case .staged: "Check what is staged in git, not the files on the disk"
    case .allowDirty: "Write even where git has changes that are not committed"
    case .verify: "Ask swiftc, and leave each file as it is that would have\nmore syntax errors than it has"
    case .commit: "Commit to git after each version of Swift"
    case .format:
      "human, json, jsonl, sarif, github, gitlab, junit, checkstyle,\nxcode, markdown, html [default: human]"
    case .report: "A page for a browser; short for --output html=FILE.html"
    case .markdown: "Swift in the .md files of folders too"
    case .shard: "Only this part of the files: 2/5; ci: as the CI's variables say"
    case .output: "A report in a file too, as often as wanted: sarif=molt.sarif"
    case .explainEdits: "Show every edit, safe ones too, with its evidence\n(also --verbose)"
    case .quiet: "Report nothing but problems"
    case .color: "When to use colours [default: auto]"
    case .jobs: "The number of threads [default: one a processor]"
    case .stdinFilename: "The file that standard input (-) stands for"
    case .json: "Print one object a line with all names, no table"
    case .tables: "Write a table a module into this folder: .molt/renames"
    case .module: "The module that code imports [default: the framework's,\nor what a bridging header brings in]"
    case .framework: "All headers of a framework, looked for in -F and the SDK"
    case .umbrella: "A header that includes a library's others"
    case .include: "Look for included headers here"
    case .frameworkFolder: "Look for frameworks here"
    case .define: "Define a macro"
    case .sdk: "The folder of an SDK: MacOSX14.sdk, iPhoneOS17.sdk ..."
    case .target: "What to compile for [default: told by the SDK's name]"
    case .apiNotes: "More API notes: a file or a folder"
    case .compileCommands: "Where a compile_commands.json has the headers' options"
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
