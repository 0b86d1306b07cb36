import MoltReport

/// How the tool ends; a shell sees the raw value.
enum ExitStatus: Int32 {
  /// The work is done, changes or not.
  case done = 0
  /// Something was found or would change, where that was the question.
  case found = 1
  /// Something could not be done.
  case failed = 2
}

/// The command-line tool.
public enum Molt {
  /// The version of the tool.
  public static let version = "0.1.0"

  /// Runs the tool with the words after its name.
  ///
  /// - Returns: the exit status.
  public static func run(_ words: [String]) -> Int32 {
    let console = Console()
    FileSystem.reportSizeLimit()
    do {
      let status = try run(Arguments(words), console)
      guard let failure = console.outputFailure else { return status.rawValue }
      console.say("standard output cannot be written: \(failure.message)")
      return ExitStatus.failed.rawValue
    } catch {
      console.say(PlainText.escaped(error.message))
      return ExitStatus.failed.rawValue
    }
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.version) {
      console.write("molt \(version)\n")
      return .done
    }
    guard let command = arguments.command else {
      if arguments.has(.help) {
        console.write(Help.overview)
        return .done
      }
      console.writeError(Help.overview)
      return .failed
    }
    if arguments.has(.help) {
      console.write(Help.page(for: command))
      return .done
    }
    switch command {
    case .migrate, .status:
      let paths = arguments.operands
      guard let found = configuration(arguments, paths: paths, console) else { return .failed }
      let settings = try MigrateSettings(arguments, configuration: found.configuration)
      return try MigrateCommand(settings: settings, console: console).run()
    case .explain: return try ExplainCommand(arguments, console: console).run()
    case .lint:
      guard let found = configuration(arguments, paths: arguments.operands, console) else { return .failed }
      let settings = try LintSettings(arguments, configuration: found.configuration)
      return try LintCommand(settings: settings, console: console).run()
    case .baseline:
      let paths = Array(arguments.operands.dropFirst())
      guard let found = configuration(arguments, paths: paths, console) else { return .failed }
      return try BaselineCommand(arguments, configuration: found.configuration, console: console).run()
    case .config: return try ConfigCommand(arguments, console: console).run()
    case .initialize: return try InitCommand(arguments, console: console).run()
    case .hook: return try HookCommand(arguments, console: console).run()
    case .undo: return UndoCommand(arguments, console: console).run()
    case .rules: return try RulesCommand(arguments, console: console).run()
    case .report: return try ReportCommand(arguments, console: console).run()
    case .headers: return try HeadersCommand(arguments, console: console).run()
    case .completions: return try CompletionsCommand(arguments, console: console).run()
    case .help: return try help(arguments, console)
    }
  }

  /// The configuration of a run, if there is one; nil when it cannot be used, which has been said.
  static func configuration(
    _ arguments: Arguments, paths: [String], _ console: Console
  ) -> (configuration: Configuration?, ())? {
    do throws(ConfigurationSearch.Failure) {
      return (try ConfigurationSearch.find(arguments, paths: paths), ())
    } catch {
      for message in error.messages { console.writeError(message) }
      return nil
    }
  }

  private static func help(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    guard let name = arguments.operands.first else {
      console.write(Help.overview)
      return .done
    }
    guard let command = CommandName(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, among: CommandName.allCases.map(\.rawValue))
      throw UsageError(message: "unknown command '\(name)'\(Suggestion.question(nearest ?? "molt --help"))")
    }
    console.write(Help.page(for: command))
    return .done
  }
}
