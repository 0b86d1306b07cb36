import MoltEngine

/// `molt completions`: what a shell needs to complete command lines, made from the lists of commands and options.
struct CompletionsCommand {
  private enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let shell: Shell
  private let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    let words = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      throw UsageError(message: "completions takes the name of a shell: \(words)")
    }
    self.shell = shell
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    switch shell {
    case .bash: console.write(bash)
    case .zsh: console.write(zsh)
    case .fish: console.write(fish)
    }
    return .done
  }

  private func flags(_ command: CommandName) -> [Flag] { Flag.allCases.filter { $0.commands.contains(command) } }

  /// What may stand after a command besides files.
  private func words(_ command: CommandName) -> [String] {
    switch command {
    case .rules: ["list", "check", "test"]
    case .baseline: ["write"]
    case .config: ["show"]
    case .hook: ["install", "uninstall"]
    case .report: ["merge"]
    case .completions: Shell.allCases.map(\.rawValue)
    case .help: CommandName.allCases.map(\.rawValue)
    case .explain: LintRegistry.builtIn.entries.map(\.id)
    case .migrate, .lint, .status, .headers, .initialize, .undo: []
    }
  }

  private var bash: String {
    var text = """
      _molt() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        case "$previous" in

      """
    for flag in Flag.allCases {
      guard let choices = flag.choices else { continue }
      text +=
        "    \(flag.name)) COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\")); return ;;\n"
    }
    text +=
      "  esac\n  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    words=\"\(CommandName.allCases.map(\.rawValue).joined(separator: " ")) --help --version\"\n  else\n    case \"${COMP_WORDS[1]}\" in\n"
    for command in CommandName.allCases {
      let all = words(command) + flags(command).map(\.name)
      text += "      \(command.rawValue)) words=\"\(all.joined(separator: " "))\" ;;\n"
    }
    return text + """
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _molt molt

      """
  }

  private var zsh: String {
    var text = "#compdef molt\n\n_molt() {\n  local -a commands\n  commands=(\n"
    for command in CommandName.allCases { text += "    '\(command.rawValue):\(quoted(command.summary))'\n" }
    text +=
      "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n  case \"$words[2]\" in\n"
    for command in CommandName.allCases {
      text += "    \(command.rawValue))\n      _arguments -s \\\n"
      for flag in flags(command) {
        let help = quoted(flag.help.split(separator: "\n").joined(separator: " "))
        let value = flag.value.map { value in
          ":\(quoted(value)):" + (flag.choices.map { "(\($0.joined(separator: " ")))" } ?? "_files")
        }
        text += "        '\(flag.isRepeatable ? "*" : "")\(flag.name)[\(help)]\(value ?? "")' \\\n"
      }
      let rest = words(command)
      text += "        '2:word:\(rest.isEmpty ? "_files" : "(\(rest.joined(separator: " ")))")' '*:file:_files' ;;\n"
    }
    return text + "  esac\n}\n\n_molt \"$@\"\n"
  }

  private var fish: String {
    var text = ""
    for command in CommandName.allCases {
      text += "complete -c molt -n __fish_use_subcommand -f -a \(command.rawValue) -d '\(quoted(command.summary))'\n"
    }
    for command in CommandName.allCases {
      let seen = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      for flag in flags(command) {
        let help = quoted(flag.help.split(separator: "\n").joined(separator: " "))
        let value = flag.choices.map { " -x -a '\($0.joined(separator: " "))'" } ?? (flag.value == nil ? "" : " -r")
        text += "complete -c molt \(seen) -l \(flag.name.dropFirst(2)) -d '\(help)'\(value)\n"
      }
      let rest = words(command)
      if !rest.isEmpty { text += "complete -c molt \(seen) -a '\(rest.joined(separator: " "))'\n" }
    }
    return text
  }

  /// Fit for a single-quoted word, and for the brackets and colons that zsh reads in one.
  private func quoted(_ text: String) -> String {
    text.filter { $0 != "'" }.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: " ")
  }
}

extension String {
  /// The text with one character put for another.
  fileprivate func replacing(_ old: Character, with new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
