import MoltEngine
import MoltReport
import MoltRules

/// `molt config show`: the settings of a run, and where each comes from.
struct ConfigCommand {
  private let arguments: Arguments
  private let path: String?
  private let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard arguments.operands.first == "show" else {
      throw UsageError(message: "config can 'show', for example: molt config show Sources/App.swift")
    }
    guard arguments.operands.count <= 2 else { throw UsageError(message: "config show takes one path") }
    self.arguments = arguments
    path = arguments.operands.count > 1 ? arguments.operands[1] : nil
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let found = Molt.configuration(arguments, paths: path.map { [$0] } ?? [], console) else { return .failed }
    let configuration = found.configuration
    var lines: [Line] = []
    func add(_ name: String, _ value: String?, _ line: Int?, _ other: String) {
      let origin = line.flatMap { number in configuration.map { "\($0.path):\(number)" } }
      lines.append(Line(name: name, value: value ?? other, origin: value == nil ? "default" : origin ?? "default"))
    }
    let from = configuration?.from
    add("from", from.map { "\($0.value)" }, from?.line, "read from the project or guessed")
    let to = configuration?.to
    add("to", to.map { "\($0.value)" }, to?.line, "5")
    let include = configuration?.include
    add("include", include.map { text($0.value) }, include?.line, "everything")
    let exclude = configuration?.exclude
    add("exclude", exclude.map { text($0.value) }, exclude?.line, "nothing")
    let strict = configuration?.isStrict
    add("strict", strict.map { "\($0.value)" }, strict?.line, "false")
    let failOn = configuration?.failOn
    add("fail-on", failOn?.value, failOn?.line, "warning")
    let baseline = configuration?.baseline
    add("baseline", baseline?.value, baseline?.line, Baseline.defaultPath)
    if let tool = configuration?.tool { add("molt", "\(tool.value)", tool.line, "") }
    var output = configuration.map { "Configuration: \(PlainText.escaped($0.path))\n" } ?? "No .molt.yml here.\n"
    output += render(lines)
    if let configuration { output += rules(configuration) }
    if let path, configuration?.leavesOut(path, isFolder: FileSystem.isFolder(path)) == true {
      output += "\n\(PlainText.escaped(path)) is left out.\n"
    }
    console.write(output)
    return .done
  }

  private struct Line {
    var name: String
    var value: String
    var origin: String
  }

  private func text(_ patterns: [PathPattern]) -> String {
    patterns.isEmpty ? "nothing" : patterns.map(\.text).joined(separator: ", ")
  }

  private func render(_ lines: [Line]) -> String {
    let names = lines.map(\.name.count).max() ?? 0
    let values = min(lines.map(\.value.count).max() ?? 0, 40)
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return lines.map { line in
      "  \(padded(line.name, names))  \(padded(PlainText.escaped(line.value), values))  \(line.origin)\n"
    }.joined()
  }

  /// What is said of rules: for a path, what counts there; without one, what each override adds.
  private func rules(_ configuration: Configuration) -> String {
    func lines(_ rules: [Configuration.Rule]) -> [Line] {
      rules.map {
        Line(name: $0.name, value: word($0.setting), origin: "\(configuration.path):\($0.mark.line)")
      }
    }
    var own = lines(configuration.rules)
    var text = ""
    for override in configuration.overrides {
      if let path {
        guard let place = configuration.folder.place(of: path) else { continue }
        if override.paths.contains(where: { $0.matches(place) }) { own += lines(override.rules) }
      } else {
        text += "\nRules in \(self.text(override.paths)):\n" + render(lines(override.rules))
      }
    }
    // Of several lines about one rule the last counts, and is shown.
    var last: [String: Int] = [:]
    for (index, line) in own.enumerated() { last[line.name] = index }
    own = own.enumerated().filter { last[$0.element.name] == $0.offset }.map(\.element)
    if own.isEmpty { return text }
    return "\nRules\(path.map { " in \(PlainText.escaped($0))" } ?? ""):\n" + render(own) + text
  }

  private func word(_ setting: RulePolicy.Setting) -> String {
    if setting.isOn == false { return "off" }
    var words: [String] = []
    if let severity = setting.severity {
      words.append(severity == .error ? "error" : severity == .warning ? "warning" : "note")
    } else if setting.isOn == true {
      words.append("on")
    }
    if let fixes = setting.fixes { words.append(fixes ? "fixed" : "not fixed") }
    return words.isEmpty ? "as it is" : words.joined(separator: ", ")
  }
}
