/// The help pages, made from the lists of commands and options.
enum Help {
  /// The page of the tool as a whole.
  static var overview: String {
    var text = """
      Molt rewrites old Swift (1.x to 5) into today's Swift.

      Usage: molt COMMAND [OPTIONS] ...

      Commands:

      """
    let width = CommandName.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for command in CommandName.allCases {
      text += "  \(padded(command.rawValue, to: width))  \(command.summary)\n"
    }
    return text + """

      Options:
      \(options([.help, .version]))
      Try it: molt migrate --from 2 --to 5 --diff Sources
      Help for a command: molt help COMMAND

      """
  }

  /// The page of one command.
  static func page(for command: CommandName) -> String {
    var text = "\(command.summary)\n\nUsage: molt \(command.rawValue) \(command.operands)\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    return text + "\nOptions:\n"
      + options(Flag.allCases.filter { $0.commands.contains(command) && $0 != .version }, command)
  }

  private static func options(_ flags: [Flag], _ command: CommandName? = nil) -> String {
    let heads = flags.map { flag in
      (flag.shortName.map { "\($0), " } ?? "    ") + flag.name + (flag.value.map { " \($0)" } ?? "")
    }
    let width = min(heads.map(\.utf8.count).max() ?? 0, 32)
    var text = ""
    for (flag, head) in zip(flags, heads) {
      let lines = flag.help(for: command).split(separator: "\n")
      for (index, line) in lines.enumerated() {
        text += "  \(padded(index == 0 ? head : "", to: width))  \(line)\n"
      }
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
