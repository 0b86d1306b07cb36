import Foundation
import MoltReport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format writes the hostile report as `Fixtures/reports` says, and stays well-formed. `MOLT_RECORD=1` records.
@Suite struct FormatFixtureTests {
  private static let isRecording = ProcessInfo.processInfo.environment["MOLT_RECORD"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/reports")

  private static func render(_ name: FormatName, _ command: RunDescription.Command, empty: Bool = false) -> String {
    let run = HostileReport.run(command, .check)
    let format = name.format(run) ?? HumanReport(HumanFormat(style: TextStyle(isColoured: false)), run: run)
    return empty ? format.render([], RunTotals()) : format.render(HostileReport.files, HostileReport.totals(run))
  }

  @Test(arguments: FormatName.allCases, [RunDescription.Command.lint, .migrate])
  func theReportIsAsRecorded(name: FormatName, command: RunDescription.Command) throws {
    let file = Self.folder.appendingPathComponent("\(command.rawValue).\(name.rawValue)")
    let text = Self.render(name, command)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test(arguments: [FormatName.json, .sarif, .gitlab], [true, false])
  func documentsAreJSON(name: FormatName, empty: Bool) throws {
    let text = Self.render(name, .lint, empty: empty)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(text.hasSuffix("\n"))
  }

  @Test func everyLineIsJSON() throws {
    for line in Self.render(.jsonl, .migrate).split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["type"] is String)
    }
  }

  /// Names and texts stay text: the only elements are those of the page, and nothing is fetched.
  @Test(arguments: [RunDescription.Command.lint, .migrate]) func thePageHoldsItsOwnElementsOnly(
    command: RunDescription.Command
  ) {
    let page = Self.render(.html, command)
    let body = page.components(separatedBy: "<body>")[1].components(separatedBy: "<script>")[0]
    let names = Set(body.components(separatedBy: "<").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } })
    let known: Set<Substring> = [
      "", "header", "div", "h1", "input", "main", "p", "b", "span", "section", "h2", "small", "table", "thead", "tbody",
      "tr", "th", "td", "i", "details", "summary", "code", "ul", "li", "figure", "figcaption", "pre", "del", "ins",
      "footer",
    ]
    #expect(names.isSubset(of: known), "\(names.subtracting(known))")
    #expect(!page.contains("src=") && !page.contains("href=") && !page.contains("url("))
    for name in ["div", "section", "details", "table", "figure", "pre", "ul", "code"] {
      let opened = body.components(separatedBy: "<\(name)").count
      #expect(opened == body.components(separatedBy: "</\(name)>").count, "\(name)")
    }
  }

  @Test(arguments: [
    ("Sources/Birds/Deep/A.swift", "Sources/Birds"), ("Sources/Nests/B.swift", "Sources/Nests"),
    ("Sources/C.swift", "Sources"), ("App/D.swift", "App"), ("E.swift", "."),
  ])
  func filesBelongToModules(path: String, module: String) {
    var totals = RunTotals(overviewOf: HostileReport.run(.migrate, .check))
    for other in ["Sources/Birds/Deep/A.swift", "Sources/Nests/B.swift", "Sources/C.swift", "App/D.swift", "E.swift"] {
      totals.add(FileReport(path: other, bytes: [], findings: [], newBytes: nil, failure: other == path ? "x" : nil))
    }
    #expect(totals.overview?.modules.filter { $0.doneCount == 0 }.map(\.name) == [module])
  }

  @Test(arguments: [FormatName.junit, .checkstyle], [true, false])
  func documentsAreXML(name: FormatName, empty: Bool) {
    let parser = XMLParser(data: Data(Self.render(name, .lint, empty: empty).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  /// One line a finding or problem, whatever the names hold.
  @Test(arguments: [FormatName.github, .xcode]) func lineFormatsKeepTheirLines(name: FormatName) {
    let lines = Self.render(name, .lint).split(separator: "\n", omittingEmptySubsequences: false)
    let count = HostileReport.files.reduce(0) { $0 + $1.findings.count + ($1.failure == nil ? 0 : 1) } + 2
    #expect(lines.count == count + 1)
    #expect(lines.last == "")
    if name == .github { #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::") }) }
  }

  @Test func columnsAfterEmojiCountUTF16() throws {
    let text = Self.render(.sarif, .lint)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    func region(_ index: Int) throws -> [String: Int] {
      let location = try #require((results[index]["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      return try #require(physical["region"] as? [String: Int])
    }
    #expect(try region(0) == ["startLine": 1, "startColumn": 14, "endLine": 1, "endColumn": 41])
    // "/* 👩‍👩‍👧 é */ ": the family is eight units, one character.
    #expect(try region(4) == ["startLine": 1, "startColumn": 31, "endLine": 1, "endColumn": 58])
  }

  @Test func fingerprintsAreUniqueAndOutliveEditsAbove() throws {
    func fingerprints(_ prefix: String) -> [String] {
      var files = HostileReport.files
      for index in files.indices where !files[index].findings.isEmpty {
        files[index].bytes.insert(contentsOf: Array(prefix.utf8), at: 3)
        for place in files[index].findings.indices {
          files[index].findings[place].finding.range.lower += prefix.utf8.count
          files[index].findings[place].finding.range.upper += prefix.utf8.count
        }
      }
      return files.flatMap { FileIssues($0, HostileReport.run(.lint, .check)).issues.map(\.fingerprint) }
    }
    let before = fingerprints("")
    #expect(Set(before).count == before.count)
    #expect(before.allSatisfy { $0.utf8.count == 32 })
    #expect(fingerprints("// a line\nlet other = 1\n") == before)
  }
}
