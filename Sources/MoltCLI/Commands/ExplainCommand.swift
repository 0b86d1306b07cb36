import MoltNames

/// `molt explain`: the history of an API, from any of its spellings.
struct ExplainCommand {
  let name: String
  let renames: [String]
  let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "explain takes one name, for example: molt explain cellForRowAtIndexPath")
    }
    self.name = name
    renames = arguments.all(of: .renames)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let query = HistoryQuery(name) else {
      throw UsageError(message: "'\(name)' is not the name of an API; write hidden, UIView.hidden or f(_:b:)")
    }
    let history: APIHistory
    do throws(UserRenames.Failure) {
      history = try UserRenames.history(named: renames, roots: [ProjectRoot.find(from: ".")].compactMap { $0 })
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    let found = query.search(history)
    if found.types.isEmpty, found.rows.isEmpty {
      console.say("no API was ever called '\(name)' in the frameworks that Molt knows")
      return .found
    }
    let entries = found.types.map(HistoryText.entry(of:)) + found.rows.map(HistoryText.entry(of:))
    console.write(entries.joined(separator: "\n"))
    return .done
  }
}
