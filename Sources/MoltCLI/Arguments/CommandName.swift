/// Every command there is.
enum CommandName: String, CaseIterable {
  case migrate
  case lint
  case explain
  case rules
  case baseline
  case config
  case initialize = "init"
  case hook
  case undo
  case status
  case report
  case headers
  case completions
  case help

  /// What stands after the command's name.
  var operands: String {
    switch self {
    case .migrate: "[OPTIONS] PATH..."
    case .lint: "[OPTIONS] [PATH...]"
    case .explain: "NAME"
    case .rules: "list|check|test|coverage [OPTIONS] [RULE|FILE...]"
    case .baseline: "write [OPTIONS] [PATH...]"
    case .config: "show [OPTIONS] [PATH]"
    case .initialize: "[OPTIONS]"
    case .hook: "install|uninstall"
    case .undo: "[PATH...]"
    case .status: "[OPTIONS] [PATH...]"
    case .report: "merge [OPTIONS] FILE..."
    case .headers: "[OPTIONS] HEADER|FOLDER..."
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
    case .rules: "List rules, check and test your own, count the APIs"
    case .baseline: "Note today's findings, so that only new ones are reported"
    case .config: "Show the settings, and where each comes from"
    case .initialize: "Look at the project and write a .molt.yml for it"
    case .hook: "Check what is staged before each git commit"
    case .undo: "Take back what the last run wrote"
    case .status: "Show how far a migration is"
    case .report: "Put the JSON reports of several machines together"
    case .headers: "Make a table of renames of Objective-C headers"
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

      In a git work tree, ignored files in folders are left out, and nothing is
      written where there are changes that are not committed, unless --allow-dirty says
      so. molt undo takes the last run back.

      Exit status: 0 the work is done; 1 with --check or --diff, when something
      would change; 2 something could not be done.
      """
    case .lint:
      """
      PATH is a Swift file, a folder, or - for standard input; without one, the
      working folder. In folders, .swift files are taken; Pods, Carthage, .build and
      generated files are left out unless they are named themselves, and so is what
      git ignores. Rules of your own are read from .molt/rules/*.yml in the project's
      root, settings from .molt.yml, findings to leave alone from .molt/baseline.tsv.

      Exit status: 0 nothing to complain about; 1 findings at or above --fail-on;
      2 something could not be done.
      """
    case .rules:
      """
      list names all rules. check reads rule files and tells every mistake in them;
      without FILE those in .molt/rules. test runs the examples of rules, and of each
      example what it becomes in a string, in a comment, with other line ends, after
      an emoji and in both branches of an #if; without RULE or FILE, of all rules.
      coverage counts the APIs that migrate knows, by framework, kind and what becomes
      of them, and names those of which no edit can be made; --format json has a count
      for each of the three together.

      Exit status: 0 all is well; 1 mistakes; 2 something could not be done.
      """
    case .baseline:
      """
      Lints and writes what is found to .molt/baseline.tsv, or to the file that the
      configuration names under 'baseline'. From then on, lint reports none of it. A
      finding is known by its rule and the code on its lines, not by their numbers.
      Of files that PATH does not name, the baseline keeps what it has.

      Exit status: 0 written; 2 something could not be done.
      """
    case .config:
      """
      Shows the settings that a run over PATH would have, each with its origin: a line
      of .molt.yml, or a default. Every mistake in the file is told.

      Exit status: 0 shown; 2 the configuration cannot be used.
      """
    case .initialize:
      """
      Writes .molt.yml into the working folder, with the versions and the folders that
      it finds there and comments about all that can be set. An existing file stays.

      Exit status: 0 written; 2 something could not be done.
      """
    case .hook:
      """
      install writes a pre-commit hook into the git repository around the working
      folder: it runs molt lint --staged --quiet. A hook that is there already stays, and what
      to add to it is said. uninstall takes Molt's own hook away.

      Exit status: 0 done; 2 something could not be done.
      """
    case .undo:
      """
      Gives all files that the last migrate or lint --fix wrote their former content
      back, or those that PATH names. If one of them was changed since, nothing is
      restored.

      Exit status: 0 restored; 2 something could not be done.
      """
    case .status:
      """
      Says, module by module, how many files need nothing more, which edits molt migrate
      would make and what is left for a person. Nothing is written. PATH is a Swift file
      or a folder; without one, the working folder.

      Exit status: 0 the work is done; 2 something could not be done.
      """
    case .report:
      """
      merge reads the JSON reports that parts of a run wrote (--shard, --output
      json=FILE) and writes the report of the whole, in any format.

      Exit status: 0 the work is done; 1 with --fail-on, when there are findings at or
      above it, or edits that --check would make; 2 something could not be done.
      """
    case .headers:
      """
      Works out what each version of Swift calls the classes, methods, constants ... of
      Objective-C headers, and prints a table for molt migrate --renames FILE. Save it
      in .molt/renames and every migration of the project uses it:

        molt headers App/Legacy/*.h > .molt/renames/legacy.yml
        molt migrate --from 2 --to 5 App

      It reads headers with libclang: on Debian and Ubuntu, install libclang-dev.
      Headers that include what is not there are read as far as they go.

      Exit status: 0 done; 1 with --diff, when names differ; 2 something could not be
      done.
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
