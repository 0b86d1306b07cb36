/// Every command there is.
enum CommandName: String, CaseIterable {
  case migrate
  case explain
  case help

  /// What stands after the command's name.
  var operands: String {
    switch self {
    case .migrate: "[OPTIONS] PATH..."
    case .explain: "NAME"
    case .help: "[COMMAND]"
    }
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .migrate: "Rewrite old Swift into newer Swift, in place"
    case .explain: "Show the history of an API: explain cellForRowAtIndexPath"
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
    case .explain:
      """
      NAME is a name of any version, with or without its owner and labels:
      hidden, UIView.hidden, 'CGRect.init(x:y:width:height:)'.

      Exit status: 0 found; 1 no such name; 2 something could not be done.
      """
    case .help: ""
    }
  }
}
