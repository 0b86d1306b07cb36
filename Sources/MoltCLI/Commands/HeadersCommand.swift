import MoltReport

/// `molt headers`: runs `molt-headers`, which loads libclang, in a process of its own.
struct HeadersCommand {
  /// Everything but the headers.
  private let options: [String]
  private let headers: [String]
  private let isComparison: Bool
  let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    isComparison = arguments.has(.diff)
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
    options = words
    headers = arguments.operands
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let tool = ChildProcess.beside("molt-headers") else {
      throw UsageError(message: "molt-headers is missing: it belongs into the folder of molt itself")
    }
    switch ChildProcess.run(tool, options + ["--"] + headers) {
    case .ended(let status): return ExitStatus(rawValue: status) ?? .failed
    case .killed(let signal):
      if !isComparison, runWithoutCrashing(tool, signal) { return .failed }
      console.say(
        "molt-headers crashed (signal \(signal)): libclang cannot read these headers, and nothing was written. "
          + "Name fewer of them to find the one that it is, or name another libclang in MOLT_LIBCLANG.")
      return .failed
    case .notStarted(let reason):
      console.say("cannot run \(tool): \(reason)")
      return .failed
    }
  }

  /// Finds the headers that libclang crashes on, says so, and runs the tool over the others.
  ///
  /// - Returns: whether there are others, and the tool got through them.
  private func runWithoutCrashing(_ tool: String, _ signal: Int32) -> Bool {
    let all = HeaderCrash.headers(headers)
    let culprits = HeaderCrash.culprits(among: all) { some in
      // Nothing is to be written while looking.
      let words = HeaderCrash.withoutOutput(options) + ["--json", "--"] + some
      if case .killed = ChildProcess.run(tool, words, isSilent: true) { return true }
      return false
    }
    let others = all.filter { !culprits.contains($0) }
    if culprits.isEmpty || others.isEmpty { return false }
    for path in culprits.sorted() {
      console.say("\(PlainText.escaped(path)): libclang crashes on it (signal \(signal)), so it was left out")
    }
    if case .ended = ChildProcess.run(tool, options + ["--"] + others) { return true }
    return false
  }
}
