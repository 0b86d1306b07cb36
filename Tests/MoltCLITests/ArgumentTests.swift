import Testing

@testable import MoltCLI

@Suite struct ArgumentTests {
  private func message(_ words: String...) -> String? {
    do {
      let arguments = try Arguments(words)
      if arguments.command == .migrate { _ = try MigrateSettings(arguments) }
      return nil
    } catch {
      return error.message
    }
  }

  @Test func valuesStandBesideOrBehindTheirOption() throws {
    let one = try Arguments(["migrate", "--from", "2", "-j", "3", "a.swift"])
    let two = try Arguments(["migrate", "--from=2", "-j3", "a.swift"])
    #expect(one == two)
    #expect(one.value(of: .from) == "2")
    #expect(one.operands == ["a.swift"])
  }

  @Test func listsAreSplitAndJoined() throws {
    let arguments = try Arguments(["migrate", "--only", "a,b", "--only=c", "x"])
    #expect(arguments.list(of: .only) == ["a", "b", "c"])
  }

  @Test func afterTwoDashesAllAreOperands() throws {
    #expect(try Arguments(["migrate", "--", "--from", "-"]).operands == ["--from", "-"])
  }

  @Test(
    arguments: [
      (["migrat", "x"], "unknown command 'migrat'; did you mean migrate?"),
      (["migrate", "--chekc", "x"], "unknown option --chekc; did you mean --check?"),
      (["migrate", "--zzzzzz", "x"], "unknown option --zzzzzz"),
      (["migrate", "-x", "x"], "unknown option -x"),
      (["migrate", "x", "--from"], "--from needs a value: --from VERSION"),
      (["migrate", "--diff=yes", "x"], "--diff takes no value"),
      (
        ["migrate", "--format", "xml", "x"],
        "--format cannot be 'xml'; it is one of human, json, jsonl, sarif, github, gitlab, junit, checkstyle, xcode, markdown, html"
      ),
      (
        ["migrate", "--output", "report", "x"],
        "--output: the name 'report' does not say the format; write --output FORMAT=report"
      ),
      (
        ["migrate", "--output", "sarf=report", "x"],
        "--output: 'sarf' is no format; known are human, json, jsonl, sarif, github, gitlab, junit, checkstyle, xcode, "
          + "markdown, html; did you mean sarif?"
      ),
      (["migrate", "--output", "json=a", "--output", "sarif=a", "x"], "--output: two reports cannot both go to a"),
      (
        ["migrate", "--output", "json=A.swift", "x"],
        "--output would overwrite A.swift, a Swift file; choose another name"
      ),
      (["migrate", "--output", "json=", "x"], "--output json= needs the name of a file"),
      (
        ["migrate", "--format", "github", "--output", "json=-", "x"],
        "two reports cannot both go to standard output"
      ),

      (["migrate", "--from", "2", "--from", "3", "x"], "--from is given twice: 2 and 3"),
      (["migrate", "--check", "--diff", "x"], "--check and --diff are two ways not to write; use one of them"),
      (["migrate", "-", "x"], "standard input (-) cannot be migrated together with files"),
      (["migrate", "--jobs", "0", "x"], "--jobs: '0' is not a number of threads; 1 or more"),
      (["migrate", "--from", "5", "--to", "4.2", "x"], "--from 5 is later than --to 4.2; Molt goes forwards only"),
      (["explain", "--diff", "x"], "--diff means nothing to molt explain"),
    ] as [([String], String)])
  func mistakesAreNamed(words: [String], expected: String) {
    do {
      let arguments = try Arguments(words)
      _ = try MigrateSettings(arguments)
      Issue.record("no mistake found")
    } catch {
      #expect(error.message == expected)
    }
  }

  @Test(arguments: ["1.0", "1.1", "1.2", "2", "2.0", "2.2", "2.3", "3", "3.0.2", "4", "4.1", "4.2", "5"])
  func versionsThatExistAreTaken(version: String) {
    #expect(message("migrate", "--from", version, "x") == nil)
  }

  @Test(arguments: ["0", "7", "10", "two", "2.", "", "v2", "2.3.4.5", "-1"])
  func versionsThatDoNotExistAreRefused(version: String) {
    #expect(message("migrate", "--from", version, "x")?.contains("unknown Swift version") == true)
  }

  @Test func everyOptionIsInTheHelp() {
    for command in CommandName.allCases {
      let page = Help.page(for: command)
      for flag in Flag.allCases where flag.commands.contains(command) && flag != .version {
        #expect(page.contains(flag.name))
      }
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test func noTwoOptionsShareAName() {
    let names = Flag.allCases.flatMap(\.spellings)
    #expect(Set(names).count == names.count)
  }
}
