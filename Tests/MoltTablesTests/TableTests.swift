import MoltNames
import MoltRules
import MoltTables
import Testing

@testable import molt_tables

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TableTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The generated tables are as the importer wrote them.
  @Test func nobodyEditedAGeneratedTable() throws {
    let folder = Self.root.appendingPathComponent("Rules/api").path
    let written = try Files.read(folder + "/" + Checksums.fileName)
    #expect(try Checksums.text(of: folder) == written, "edit Rules/renames, or import the tables anew")
  }

  /// What is embedded is what `Rules/` says.
  @Test func theEmbeddedHistoryIsThatOfTheTables() throws {
    let table = try CompileCommand.table(rules: Self.root.appendingPathComponent("Rules").path)
    #expect(table.rows.count == APIHistory.embedded.rowCount && table.types.count == APIHistory.embedded.typeCount)
    let image = try APIHistoryWriter.image(of: table)
    #expect(image.count < 10_000_000, "the budget of the image")
    let compiled = try #require(APIHistory(copying: image))
    for id in stride(from: 0, to: compiled.rowCount, by: 97) {
      for column in APIColumn.allCases {
        #expect(compiled.row(id).name(in: column) == APIHistory.embedded.row(id).name(in: column))
      }
    }
  }

  @Test func everyTemplateIsSound() throws {
    for row in try CompileCommand.table(rules: Self.root.appendingPathComponent("Rules").path).rows
    where !row.template.isEmpty {
      #expect(CallTemplate.problem(in: row.template) == nil, "\(row.owner) \(row.names)")
    }
  }

  /// The examples of the manual are tables without a mistake.
  @Test func theManualsExamplesAreSound() throws {
    let bytes = try Files.read(Self.root.appendingPathComponent("Documentation/renames.md").path)
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "```yaml\n").dropFirst()
    let blocks = parts.compactMap { $0.split(separator: "```", maxSplits: 1).first.map(String.init) }
    #expect(blocks.count == 3)
    for (index, block) in blocks.enumerated() {
      let renames = APIHistory.embedded.renames(files: [("block\(index + 1).yml", Array(block.utf8))])
      #expect(renames.mistakes.map(\.rendered).joined() == "")
      #expect(APIHistory.embedded.overlaying(renames) != nil)
    }
  }

  @Test func aHandKeptRowTakesThePlaceOfAGeneratedOne() throws {
    let history = APIHistory.embedded
    let calendar = try #require(history.type(named: "Calendar"))
    let rows = history.members(of: calendar, named: "components").filter {
      $0.name(in: .swift2)?.description == "NSCalendar.components(_:fromDate:)"
    }
    #expect(rows.map { $0.name(in: .swift5)?.description } == ["Calendar.dateComponents(_:from:)", nil, nil])
    #expect(rows.map(\.condition) == ["list-1", "implicit-1", "explicit-1"])
    #expect(rows.allSatisfy { $0.isHandKept && !$0.declaration.isEmpty })
  }
}
