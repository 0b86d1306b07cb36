import MoltNames
import Testing

@Suite struct ImageTests {
  private func table() -> APITable {
    var view = APITable.TypeRecord(module: "UIKit", kind: .class, names: ["", "View", "", "", "", ""])
    view.protocols = ["Drawing"]
    var button = APITable.TypeRecord(module: "UIKit", kind: .class, names: ["", "Button", "", "", "Kit.Button", ""])
    button.superclass = "View"
    let drawing = APITable.TypeRecord(module: "UIKit", kind: .protocol, names: ["", "Drawing", "", "", "", ""])
    var reference = APITable.TypeRecord(module: "Foundation", kind: .class, names: ["", "NSThing", "", "", "", ""])
    reference.valueType = "Thing"
    var value = APITable.TypeRecord(module: "Foundation", kind: .struct, names: ["", "NSThing", "Thing", "", "", ""])
    value.referenceType = "NSThing"
    value.rawType = "String"
    var hidden = APITable.RowRecord(
      module: "UIKit", kind: .property, owner: "View", names: ["", "hidden", "isHidden", "", "", ""])
    hidden.declaration = "var isHidden: Bool { get set }"
    hidden.declaration4 = "var isHidden: Bool4"
    hidden.declaration3 = "var isHidden: Bool3"
    hidden.oldTypes = "Bool"
    let make = APITable.RowRecord(
      module: "UIKit", kind: .function, owner: "View", names: ["", "=ViewMake(_:)", "init(size:)", "", "", "-"])
    let title = APITable.RowRecord(
      module: "UIKit", kind: .method, owner: "Kit.Button", names: ["", "setTitle(_:)", "", "", "set(title:)", ""])
    return APITable(types: [view, button, drawing, reference, value], rows: [title, hidden, make])
  }

  private func history() throws -> APIHistory {
    try #require(APIHistory(copying: try APIHistoryWriter.image(of: table())))
  }

  @Test func everyPartComesBack() throws {
    let history = try history()
    let view = try #require(history.type(named: "View"))
    let row = try #require(history.members(of: view, named: "isHidden").first { _ in true })
    #expect(row.name(in: .swift1)?.description == "View.hidden")
    #expect(row.name(in: .swift2)?.description == "View.hidden")
    #expect(row.name(in: .swift5)?.description == "View.isHidden")
    #expect(row.module == "UIKit" && row.kind == .property && row.owner == view)
    #expect(row.declaration == "var isHidden: Bool { get set }" && row.oldTypes == "Bool" && row.template == nil)
    #expect(row.declaration(in: .swift5) == row.declaration && row.declaration(in: .swift4_2) == row.declaration)
    #expect(
      row.declaration(in: .swift4) == "var isHidden: Bool4" && row.declaration(in: .swift3) == "var isHidden: Bool3")
    #expect(view.protocols.map(\.name) == ["Drawing"] && view.superclass == nil)
    let button = try #require(history.type(named: "Kit.Button"))
    #expect(button.lineage.map(\.name) == ["Kit.Button", "View"])
    #expect(button.name(in: .swift4) == "Button")
    let title = try #require(history.rows(named: "setTitle").first { _ in true })
    #expect(title.name(in: .swift4)?.description == "Button.setTitle(_:)")
    #expect(title.name(in: .swift4_2)?.description == "Kit.Button.set(title:)")
    #expect(title.changes(from: .swift4, to: .swift4_2) && !title.changes(from: .swift2, to: .swift4))
    let made = try #require(history.rows(named: "ViewMake").first { _ in true })
    #expect(
      made.name(in: .swift2)?.description == "ViewMake(_:)"
        && made.name(in: .swift4_2)?.description == "View.init(size:)")
    #expect(made.name(in: .swift5) == nil)
    #expect(history.initializers(of: view).count == 1)
  }

  @Test func theValueTypeComesFirst() throws {
    let types = try history().types(named: "NSThing", in: .swift2)
    #expect(types.map(\.name) == ["Thing", "NSThing"])
    #expect(types[0].referenceType == types[1] && types[1].valueType == types[0] && types[0].rawType == "String")
  }

  @Test func theSameTableYieldsTheSameBytes() throws {
    #expect(try APIHistoryWriter.image(of: table()) == APIHistoryWriter.image(of: table()))
  }

  @Test func everyByteIsPrintable() throws {
    #expect(try APIHistoryWriter.image(of: table()).allSatisfy { $0 >= 0x20 && $0 < 0x7f })
  }

  @Test func aDamagedImageIsRefused() throws {
    var bytes = try APIHistoryWriter.image(of: table())
    #expect(APIHistory(copying: Array(bytes.dropLast())) == nil)
    bytes[0] ^= 1
    #expect(APIHistory(copying: bytes) == nil)
    #expect(APIHistory(copying: []) == nil)
  }

  @Test func swift2HasATemplateOfItsOwn() throws {
    var row = APITable.RowRecord(
      module: "Swift", kind: .function, names: ["join(_:_:)", "-", "", "", "", ""])
    (row.template, row.template2) = ("$1.joined(separator: $0)", "$1.joinWithSeparator($0)")
    let image = try APIHistoryWriter.image(of: APITable(types: [], rows: [row]))
    let read = try #require(APIHistory(copying: image)?.rows(named: "join").first { _ in true })
    #expect(read.template(in: .swift2) == row.template2 && read.template(in: .swift3) == row.template)
  }

  @Test func tablesAreReadAsTheyWereWritten() throws {
    let table = table()
    var read = APITable()
    for module in ["UIKit", "Foundation"] {
      try read.read(Array(APITable.text(of: table.types.filter { $0.module == module }).utf8), module: module)
      try read.read(Array(APITable.text(of: table.rows.filter { $0.module == module }).utf8), module: module)
    }
    #expect(read == table)
  }

  @Test func aTableWithAMissingCellIsRefused() {
    var table = APITable()
    let text = APITable.rowHeader.joined(separator: "\t") + "\nmethod\tstatic\n"
    #expect(throws: APITable.Malformed.self) { try table.read(Array(text.utf8), module: "UIKit") }
  }

  @Test func anOverlayAddsToTypesOfTheHistory() throws {
    let history = try history()
    let own = APITable(
      types: [.init(module: "Shop", kind: .class, names: ["", "OldCart", "Cart", "", "", ""])],
      rows: [
        .init(module: "Shop", kind: .property, owner: "View", names: ["", "shop_top", "shopTop", "", "", ""]),
        .init(module: "Shop", kind: .method, owner: "Cart", names: ["", "hidden()", "isEmpty()", "", "", ""]),
      ])
    let both = try #require(history.overlaying(try APIHistoryWriter.image(of: own, over: history)))
    let view = try #require(both.type(named: "View"))
    #expect(both.members(of: view, named: "shop_top").count == 1)
    #expect(both.members(of: view, named: "hidden").count == 1)
    #expect(both.members(of: view).count == 3)
    #expect(both.rows(named: "hidden").compactMap(\.owner?.name).sorted() == ["Cart", "View"])
    #expect(both.types(named: "OldCart", in: .swift2).map(\.name) == ["Cart"])
    #expect(both.rowCount == history.rowCount + 2)
    for id in 0..<both.rowCount { #expect(both.row(id).id == id && both.row(id).name(in: .swift2) != nil) }
    #expect(history.rows(named: "shop_top").isEmpty)
  }

  @Test func anOverlayOfAnotherHistoryIsRefused() throws {
    let history = try history()
    #expect(history.overlaying(try APIHistoryWriter.image(of: APITable())) == nil)
  }

  @Test func aSpellingThatIsAnotherApisLaterIsFlagged() throws {
    let table = APITable(
      types: [.init(module: "M", kind: .class, names: ["", "List", "", "", "", ""])],
      rows: [
        .init(module: "M", kind: .method, owner: "List", names: ["", "sort()", "sorted()", "", "", ""]),
        .init(module: "M", kind: .method, owner: "List", names: ["", "sortInPlace()", "sort()", "", "", ""]),
      ])
    let history = try #require(APIHistory(copying: try APIHistoryWriter.image(of: table)))
    let sorted = try #require(history.rows(named: "sorted").first { _ in true })
    #expect(sorted.isAmbiguousSpelling(in: .swift2) && !sorted.isAmbiguousSpelling(in: .swift3))
    let inPlace = try #require(history.rows(named: "sortInPlace").first { _ in true })
    #expect(!inPlace.isAmbiguousSpelling(in: .swift2))
  }
}
