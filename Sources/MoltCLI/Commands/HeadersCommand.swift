/// `molt headers`: runs `molt-headers`, which loads libclang, in a process of its own.
struct HeadersCommand {
  let words: [String]
  let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    let isComparison = arguments.has(.diff)
    if isComparison, arguments.operands.count != 2 {
      throw UsageError(message: "--diff takes two versions of headers: molt headers --diff OLD NEW")
    }
    if arguments.has(.json), arguments.has(.tables) {
      throw UsageError(message: "--json prints; it writes nothing into --tables")
    }
    if arguments.operands.isEmpty, !arguments.has(.framework), !arguments.has(.umbrella) {
      throw UsageError(
        message: "headers takes header files or folders of them, for example: molt headers App/Legacy/*.h")
    }
    var words: [String] = []
    if arguments.has(.json) { words.append("--json") }
    let flags: [Flag] = [
      .tables, .module, .framework, .umbrella, .include, .frameworkFolder, .define, .sdk, .target, .apiNotes,
      .compileCommands,
    ]
    for flag in flags {
      for value in arguments.all(of: flag) { words += [flag.name, value] }
    }
    if isComparison { words.append("--diff") }
    self.words = words + ["--"] + arguments.operands
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let tool = ChildProcess.beside("molt-headers") else {
      throw UsageError(message: "molt-headers is missing: it belongs into the folder of molt itself")
    }
    switch ChildProcess.run(tool, words) {
    case .ended(let status): return ExitStatus(rawValue: status) ?? .failed
    case .killed(let signal):
      console.say(
        "molt-headers crashed (signal \(signal)): libclang cannot read these headers, and nothing was written. "
          + "Name fewer of them to find the one that it is, or name another libclang in MOLT_LIBCLANG.")
      return .failed
    case .notStarted(let reason):
      console.say("cannot run \(tool): \(reason)")
      return .failed
    }
  }
}
