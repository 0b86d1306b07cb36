import Foundation
import MoltReport
import Testing

@Suite struct JSONFormatTests {
  private func document(_ mode: RunReport.Mode) throws -> [String: Any] {
    let text = SampleReport.render(JSONFormat(run: SampleReport.run(mode)), SampleReport.make(mode))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theDocumentSaysWhatWasFound() throws {
    let document = try document(.write)
    #expect(document["formatVersion"] as? Int == 1)
    #expect(document["molt"] as? String == "1.2.3")
    let files = try #require(document["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["A.swift", "B\u{1B}[31m.swift"])
    #expect(files[1]["failure"] as? String == "the brackets differ")
    let findings = try #require(files[0]["findings"] as? [[String: Any]])
    #expect(findings.map { $0["applicability"] as? String } == ["safe", "likely", "manual"])
    let start = try #require(findings[1]["start"] as? [String: Int])
    #expect(start == ["line": 3, "column": 12, "utf16Column": 13])
    let edits = try #require(findings[1]["edits"] as? [[String: Any]])
    #expect(edits[0]["newText"] as? String == "x: ")
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["leftForPerson"] as? Int == 1)
  }

  @Test func aPatchIsThereWhenAskedFor() throws {
    let files = try #require(try document(.diff)["files"] as? [[String: Any]])
    #expect((files[0]["diff"] as? String)?.contains("+view.isHidden = true") == true)
    #expect(try #require(try document(.check)["files"] as? [[String: Any]])[0]["diff"] == nil)
  }
}
