import MoltNames
import MoltTables
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Well-known names, version by version, kept as tables in `Facts`: `=` repeats the column before, `-` means none.
struct KnownFact: Sendable, CustomTestStringConvertible {
  var from: APIColumn
  var name: String
  var expected: [APIColumn: String]
  var testDescription: String { name }

  static func read(_ file: String) -> [KnownFact] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Facts/\(file)")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      var expected: [APIColumn: String] = [:]
      var held = ""
      for (column, cell) in zip([APIColumn.swift3, .swift4, .swift4_2, .swift5], cells.dropFirst(2)) {
        if cell != "=" { held = cell }
        expected[column] = held
      }
      return KnownFact(from: SwiftVersion(cells[0])?.column ?? .swift2, name: cells[1], expected: expected)
    }
  }
}

@Suite struct KnownFactsTests {
  let history = APIHistory.embedded

  @Test func tablesAreThere() {
    #expect(KnownFact.read("members.tsv").count > 80)
    #expect(KnownFact.read("types.tsv").count > 20)
  }

  @Test(arguments: KnownFact.read("members.tsv")) func member(_ fact: KnownFact) throws {
    let asked = try #require(APIName(fact.name))
    var rows = history.rows(named: asked.base).filter { $0.name(in: fact.from)?.description == fact.name }
    if let owner = asked.owner {
      // The way the engine goes: from the type to its own members.
      rows = history.types(named: owner, in: fact.from).flatMap { type in
        history.members(of: type, named: asked.base).filter { $0.name(in: fact.from)?.description == fact.name }
      }
    }
    #expect(!rows.isEmpty, "no row")
    let row = try #require(rows.first)
    for (column, expected) in fact.expected {
      #expect(row.name(in: column)?.description ?? "-" == expected, "in Swift \(column.versionText)")
    }
  }

  @Test(arguments: KnownFact.read("types.tsv")) func type(_ fact: KnownFact) throws {
    let type = try #require(history.types(named: fact.name, in: fact.from).first)
    for (column, expected) in fact.expected {
      #expect(type.name(in: column) == expected, "in Swift \(column.versionText)")
    }
  }
}
