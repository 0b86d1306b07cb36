import Testing

@testable import MoltReport

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("{}", JSONValue.object([:])), (" [ ] \n", .array([])), ("-12", .number(-12)), ("1.5e3", .number(1)),
    ("[true,false,null]", .array([.bool(true), .bool(false), .null])),
    (#""a\"\\\/\n\u00e9\ud83d\udc26""#, .string("a\"\\/\né🐦")), (#""\ud83d""#, .string("\u{FFFD}")),
    ("{\"a\": {\"b\": [1, 2]}}", .object(["a": .object(["b": .array([.number(1), .number(2)])])])),
  ])
  func documentsAreRead(text: String, expected: JSONValue) throws {
    #expect(try JSONValue(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("[1,\n2", 2), ("{\"a\" 1}", 1), ("[1]\n\n]", 3), ("\"a", 1), ("\"\\x\"", 1), ("tru", 1),
    ("99999999999999999999", 1), ("{a: 1}", 1), ("-", 1), ("\"\\u12\"", 1), ("[1,]", 1),
  ])
  func mistakesHaveTheirLine(text: String, line: Int) {
    #expect { _ = try JSONValue(Array(text.utf8)) } throws: { ($0 as? JSONValue.Failure)?.line == line }
  }

  @Test func deepGroupsAreRefused() {
    #expect(throws: JSONValue.Failure.self) { try JSONValue([UInt8](repeating: UInt8(ascii: "["), count: 100_000)) }
  }

  @Test func aReportComesBackAsItWas() throws {
    let run = HostileReport.run(.lint, .check)
    let text = JSONFormat(run: run).render(HostileReport.files, HostileReport.totals)
    let merge = try ReportMerge([("a.json", try ReportDocument(Array(text.utf8)))])
    // Merged files are sorted by path.
    let sorted = HostileReport.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var totals = RunTotals()
    for file in sorted { totals.add(file) }
    totals.fileCount = sorted.count
    totals.problems = HostileReport.totals.problems
    totals.generatedFiles = HostileReport.totals.generatedFiles
    #expect(merge.render(JSONFormat(run: run)) == JSONFormat(run: run).render(sorted, totals))
    #expect(merge.render(SARIFFormat(run: run)) == SARIFFormat(run: run).render(sorted, totals))
  }
}
