import Foundation
import MoltImporterNames
import Testing

@testable import MoltHeaders

@Suite struct RenameRowTests {
  private static func row(_ objcName: String, old: [String], new: [String], declaration: String) -> HeaderRow {
    func name(_ labels: [String]) -> ImportedName { ImportedName(context: "TWNest", base: "init", labels: labels) }
    return HeaderRow(
      module: "Twins", kind: .method, owner: "TWNest", objcName: objcName, isStatic: false, isRequirement: false,
      isOptional: false, file: "", line: 0, superclass: "", protocols: [], typeKind: nil, declaration: declaration,
      names: [.swift2: name(old), .swift3: name(new), .swift4: name(new), .swift4_2: name(new), .swift5: name(new)])
  }

  @Test func rowsThatSayTheSameAreWrittenOnce() throws {
    let table = try #require(
      RowFormat.renames([
        Self.row("initWithTwig:", old: ["withTwig"], new: ["twig"], declaration: "init(twig: String!)"),
        Self.row("nestWithTwig:", old: ["withTwig"], new: ["twig"], declaration: "init(twig first: String?)"),
      ]).first)
    #expect(table.text.components(separatedBy: "withTwig").count == 2)
    #expect(table.ambiguous == [])
  }

  @Test func namesThatBecameTwoThingsAreLeftOut() throws {
    let table = try #require(
      RowFormat.renames([
        Self.row("initWithTwig:", old: ["withTwig"], new: ["twig"], declaration: "init(twig: String!)"),
        Self.row("initWithEgg:", old: ["withEgg"], new: ["egg"], declaration: "init(egg: String!)"),
        Self.row("nestWithTwig:", old: ["withTwig"], new: ["branch"], declaration: "init(branch: String!)"),
      ]).first)
    #expect(!table.text.contains("withTwig"))
    #expect(table.text.contains("withEgg"))
    #expect(table.ambiguous == ["2: TWNest.\"init(withTwig:)\""])
  }
}
