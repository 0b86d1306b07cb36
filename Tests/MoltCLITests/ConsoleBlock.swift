import Foundation

/// A command of a documentation page, and what the page says it prints.
struct ConsoleCommand: Sendable, CustomStringConvertible {
  var command: String
  /// Lines of standard output and error; `...` stands for any lines.
  var expected: [String]
  /// From 1, in the page.
  var line: Int
  var description: String { "\(line): \(command)" }

  /// The commands in a page's blocks of the language `console`: lines that begin with `$ `.
  static func all(in page: String) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    var indent: String?
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      guard let open = indent else {
        if line.hasSuffix("```console") { indent = String(line.dropLast("```console".count)) }
        continue
      }
      let text = line.hasPrefix(open) ? String(line.dropFirst(open.count)) : line
      if text == "```" {
        indent = nil
      } else if text.hasPrefix("$ ") {
        commands.append(ConsoleCommand(command: String(text.dropFirst(2)), expected: [], line: index + 1))
      } else if !commands.isEmpty {
        commands[commands.count - 1].expected.append(text)
      }
    }
    return commands
  }

  /// Whether the command printed what the page says.
  func matches(_ output: [String]) -> Bool { Self.matches(expected[...], output[...]) }

  private static func matches(_ expected: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return output.isEmpty }
    let rest = expected.dropFirst()
    if first.trimmingCharacters(in: .whitespaces) == "..." {
      return (output.startIndex...output.endIndex).contains { matches(rest, output[$0...]) }
    }
    return output.first == first && matches(rest, output.dropFirst())
  }
}
