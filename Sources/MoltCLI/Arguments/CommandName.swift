/// Every command there is.
enum CommandName: String, CaseIterable {
  case migrate
  case lint
  case explain
  case rules
  case report
  case completions
  case help

  /// What stands after the command's name.
  var operands: String {
    switch self {
    case .migrate: "[OPTIONS] PATH..."
    case .lint: "[OPTIONS] [PATH...]"
    case .explain: "NAME"
    case .rules: "list|check|test [OPTIONS] [RULE|FILE...]"
    case .report: "merge [OPTIONS] FILE..."
    case .completions: "bash|zsh|fish"
    case .help: "[COMMAND]"
    }
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .migrate: "Rewrite old Swift into newer Swift, in place"
    case .lint: "Find unsafe patterns, in any version of Swift"
    case .explain: "Show the history of an API, or what a rule means and why"
    case .rules: "List lint rules, check and test your own"
    case .report: "Put the JSON reports of several machines together"
    case .completions: "Print completions for a shell"
    case .help: "Show help for a command"
    }
  }

  /// More about it, for its own help.
  var details: String {
    switch self {
    case .migrate:
      """
      PATH is a Swift file, a folder, or - for standard input. In folders, .swift
      files are taken; Pods, Carthage, .build and generated files are left out
      unless they are named themselves.

      Exit status: 0 the work is done; 1 with --check or --diff, when something
      would change; 2 something could not be done.
      """
    case .lint:
      """
      PATH is a Swift file, a folder, or - for standard input; without one, the
      working folder. In folders, .swift files are taken; Pods, Carthage, .build and
      generated files are left out unless they are named themselves. Rules of your
      own are read from .molt/rules/*.yml in the project's root.

      Exit status: 0 nothing to complain about; 1 findings at or above --fail-on;
      2 something could not be done.
      """
    case .rules:
      """
      list names all rules. check reads rule files and tells every mistake in them;
      without FILE those in .molt/rules. test runs the examples of rules, and of each
      example what it becomes in a string, in a comment, with other line ends, after
      an emoji and in both branches of an #if; without RULE or FILE, of all rules.

      Exit status: 0 all is well; 1 mistakes; 2 something could not be done.
      """
    case .report:
      """
      merge reads the JSON reports that parts of a run wrote (--shard, --output
      json=FILE) and writes the report of the whole, in any format.

      Exit status: 0 the work is done; 1 with --fail-on, when there are findings at or
      above it, or edits that --check would make; 2 something could not be done.
      """
    case .completions:
      """
      For example: molt completions bash > /etc/bash_completion.d/molt
      or: molt completions zsh > "${fpath[1]}/_molt"
      or: molt completions fish > ~/.config/fish/completions/molt.fish
      """
    case .explain:
      """
      NAME is a name of any version, with or without its owner and labels:
      hidden, UIView.hidden, 'CGRect.init(x:y:width:height:)'. Or it is the name of a
      lint rule: forced-custom-font.

      Exit status: 0 found; 1 no such name; 2 something could not be done.
      """
    case .help: ""
    }
  }
}
