import Testing

@testable import MoltCLI

@Suite struct ReportSettingsTests {
  @Test(arguments: [
    ([], ["human"]),
    (["--format", "sarif"], ["sarif"]),
    (["--output", "sarif=a.sarif"], ["human", "sarif=a.sarif"]),
    (["--output", "a.sarif"], ["human", "sarif=a.sarif"]),
    (["--output", "a.sarif.json"], ["human", "sarif=a.sarif.json"]),
    (["--output", "./a=b.json"], ["human", "json=./a=b.json"]),
    (["--format", "github", "--output", "sarif=a", "--output", "junit=b"], ["github", "sarif=a", "junit=b"]),
    (["--format", "gitlab", "--output", "a.json"], ["human", "gitlab=a.json"]),
    (["--format", "gitlab", "--output", "a.json", "--output", "b.json"], ["human", "gitlab=a.json", "json=b.json"]),
    (["--format", "github", "--output", "a.jsonl"], ["github", "jsonl=a.jsonl"]),
    (["--format", "junit", "--output", "a.xml"], ["human", "junit=a.xml"]),
    (["--output", "jsonl=-"], ["jsonl"]),
  ])
  func reportsGoWhereTheyAreAsked(words: [String], expected: [String]) throws {
    let settings = try ReportSettings(Arguments(["lint"] + words))
    #expect(settings.targets.map { $0.format.rawValue + ($0.file.map { "=" + $0 } ?? "") } == expected)
  }
}
