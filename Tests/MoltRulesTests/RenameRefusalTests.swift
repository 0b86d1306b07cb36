import MoltNames
import MoltRules
import MoltTables
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Rename files with mistakes and, beside each, the text that people see: `Renames/<name>.yml` and `.txt`. A file without
/// mistakes has no text.
@Suite struct RenameRefusalTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Renames")

  static let cases: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
  }()

  static func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func table(_ name: String) throws -> RenameTable {
    let text = try #require(read(name + ".yml"))
    return RenameTable(files: [(name + ".yml", Array(text.utf8))])
  }

  @Test func foldersAreRead() { #expect(Self.cases.count >= 10) }

  @Test(arguments: cases) func tellsEveryMistakeAtOnce(_ name: String) throws {
    let told = try Self.table(name).mistakes.map(\.rendered).joined()
    #expect(told == Self.read(name + ".txt") ?? "")
  }

  @Test func aDisagreementBetweenTwoFilesNamesBoth() throws {
    let one = Array("module: A\napis:\n  - {owner: Cart, 2: total, 3: sum}\n".utf8)
    let two = Array("module: B\napis:\n  - {owner: Cart, 2: total, 3: amount}\n".utf8)
    let mistakes = RenameTable(files: [("one.yml", one), ("two.yml", two)]).mistakes
    #expect(mistakes.map(\.file) == ["two.yml"])
    #expect(mistakes.first?.message == "'total' becomes 'amount' here and 'sum' at one.yml:3")
  }

  @Test func aRowThatOnlyTellsTypesIsNoMistake() {
    let text = "module: A\napis:\n  - {owner: Cart, 2: total, declaration: \"var total: Int { get }\"}\n"
    #expect(RenameTable(files: [("a.yml", Array(text.utf8))]).mistakes.isEmpty)
  }

  @Test func aTypeMayHaveASuperclassAndProtocolsOfTheSDK() throws {
    let text = "module: A\ntypes:\n  - {kind: class, 2: Gauge, superclass: UIView, protocols: [UITableViewDelegate]}\n"
    let renames = APIHistory.embedded.renames(files: [("a.yml", Array(text.utf8))])
    let type = try #require(APIHistory.embedded.overlaying(renames)?.type(named: "Gauge"))
    #expect(type.superclass?.name == "UIView")
    #expect(type.protocols.map(\.name) == ["UITableViewDelegate"])
  }

  @Test func deepNestingIsRefusedNotCrashed() {
    let deep = Array((String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)).utf8)
    #expect(RenameTable(files: [("deep.yml", deep)]).mistakes.count == 1)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(!RenameTable(files: [("x.yml", [0xff, 0xfe, 0x00, 0x41, 0x80])]).mistakes.isEmpty)
  }

  @Test func windowsLineEndsAreRead() {
    let text = "module: Shop\r\napis:\r\n  - {owner: Cart, 2: total, 3: sum}\r\n"
    let table = RenameTable(files: [("x.yml", Array(text.utf8))])
    #expect(table.mistakes.isEmpty)
    #expect(table.table.rows.count == 1)
  }

  @Test func anEmptyFileHoldsNothing() {
    let table = RenameTable(files: [("x.yml", [])])
    #expect(table.mistakes.isEmpty)
    #expect(table.table == APITable())
  }

  @Test func aSoundFileBecomesRows() throws {
    let rows = try Self.table("sound").table.rows
    #expect(rows.map(\.owner) == ["Cart", "Cart", "UIView", "Formatter", "Cart"])
    #expect(rows[2].template == "$0.shop.top")
    #expect(rows[3].names[1...2] == ["=ShopFormat(_:)", "string(self:)"])
    #expect(rows[3].kind == .function)
    #expect(rows[4].kind == .constant && rows[4].flags.contains(.isStatic))
  }
}
