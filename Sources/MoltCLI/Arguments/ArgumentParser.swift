/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  var message: String
}

/// A command line, taken apart.
struct Arguments: Equatable {
  var command: CommandName?
  var operands: [String] = []
  private var values: [Flag: [String]] = [:]

  /// Whether the option was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }
  /// The value of an option that is given once.
  func value(of flag: Flag) -> String? { values[flag]?.last }
  /// All values of an option, split at commas.
  func list(of flag: Flag) -> [String] {
    (values[flag] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
  /// All values of an option as given.
  func all(of flag: Flag) -> [String] { values[flag] ?? [] }

  /// Takes the words after the tool's name apart.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if !takesOptions || word == "-" || !word.hasPrefix("-") {
        try addOperand(word)
      } else if word == "--" {
        takesOptions = false
      } else {
        try addOption(word, &rest)
      }
    }
    try checkOptions()
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    guard command == nil else {
      operands.append(word)
      return
    }
    guard let command = CommandName(rawValue: word) else {
      let nearest = Suggestion.nearest(to: word, among: CommandName.allCases.map(\.rawValue))
      throw UsageError(message: "unknown command '\(word)'\(Suggestion.question(nearest ?? "molt --help"))")
    }
    self.command = command
  }

  private mutating func addOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var name = word
    var value: String?
    if word.hasPrefix("--") {
      if let sign = word.firstIndex(of: "=") {
        name = String(word[..<sign])
        value = String(word[word.index(after: sign)...])
      }
    } else if word.utf8.count > 2 {
      // `-j4`
      name = String(word.prefix(2))
      value = String(word.dropFirst(2))
    }
    guard let flag = Flag(spelling: name) else {
      let nearest = Suggestion.nearest(
        to: name, among: Flag.allCases.flatMap(\.spellings).filter { $0.hasPrefix("--") })
      throw UsageError(message: "unknown option \(name)\(Suggestion.question(nearest))")
    }
    guard let placeholder = flag.value else {
      if value != nil { throw UsageError(message: "\(name) takes no value") }
      values[flag] = [""]
      return
    }
    guard let given = value ?? rest.popFirst() else {
      throw UsageError(message: "\(name) needs a value: \(name) \(placeholder)")
    }
    if let choices = flag.choices, !choices.contains(given) {
      throw UsageError(message: "\(name) cannot be '\(given)'; it is one of \(choices.joined(separator: ", "))")
    }
    if let earlier = values[flag], !flag.isRepeatable, earlier != [given] {
      throw UsageError(message: "\(name) is given twice: \(earlier[0]) and \(given)")
    }
    values[flag, default: []].append(given)
  }

  private func checkOptions() throws(UsageError) {
    guard let command, !has(.help), !has(.version) else { return }
    for flag in Flag.allCases where has(flag) && !flag.commands.contains(command) {
      throw UsageError(message: "\(flag.name) means nothing to molt \(command.rawValue)")
    }
  }
}
