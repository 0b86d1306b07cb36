import Foundation
import MoltRules
import Testing

@testable import MoltHeaders

/// Headers read with libclang. `MOLT_RECORD=1` writes what comes of them; read it before it is committed.
@Suite struct HeaderFixtureTests {
  @Test func fixturesAreThere() { #expect(HeaderFixture.all.count >= 5) }

  @Test(arguments: HeaderFixture.all) func namesAreRight(_ fixture: HeaderFixture) throws {
    let (rows, problems) = try fixture.parse()
    try expect(rows.map(HeaderFixture.line), in: "names.tsv", of: fixture)
    try expect(problems, in: "problems", of: fixture)
  }

  @Test(arguments: HeaderFixture.all) func theTableOfRenamesHasNoMistakes(_ fixture: HeaderFixture) throws {
    for table in RowFormat.renames(try fixture.parse().rows) {
      let read = RenameTable(files: [("\(table.module).yml", Array(table.text.utf8))])
      #expect(read.mistakes.map(\.rendered) == [])
      if fixture.text("renames.yml") != nil { try expect([table.text], in: "renames.yml", of: fixture, ending: "") }
    }
  }

  @Test(arguments: HeaderFixture.all) func everyRowIsOneObject(_ fixture: HeaderFixture) throws {
    for row in try fixture.parse().rows {
      let object = try JSONSerialization.jsonObject(with: Data(RowFormat.json(row).utf8)) as? [String: Any]
      #expect(object?["objcName"] as? String == row.objcName)
      #expect(object?["static"] as? Bool == row.isStatic)
      #expect(object?["swift5"] as? String == row.names[.swift5]?.path)
    }
  }

  private func expect(
    _ lines: [String], in name: String, of fixture: HeaderFixture, ending: String = "\n"
  ) throws {
    let text = lines.map { $0 + ending }.joined()
    if ProcessInfo.processInfo.environment["MOLT_RECORD"] != nil {
      let file = fixture.folder.appendingPathComponent(name)
      if text.isEmpty { try? FileManager.default.removeItem(at: file) } else { try Data(text.utf8).write(to: file) }
    }
    #expect(text == fixture.text(name) ?? "")
  }
}
