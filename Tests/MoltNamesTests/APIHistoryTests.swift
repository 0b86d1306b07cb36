import MoltNames
import MoltTables
import Testing

@Suite struct APIHistoryTests {
  let history = APIHistory.embedded

  @Test func findsMembersByAnySpelling() throws {
    let button = try #require(history.type(named: "UIButton"))
    let row = try #require(
      history.members(of: button, named: "setTitle").first { $0.name(in: .swift2)?.labels == ["_", "forState"] })
    #expect(row.name(in: .swift5)?.description == "UIButton.setTitle(_:for:)")
    #expect(button.superclass?.name == "UIControl")
  }

  @Test func namesNestedTypesPerColumn() throws {
    let state = try #require(history.type(named: "UIControlState"))
    #expect(state.name(in: .swift2) == "UIControlState")
    #expect(state.name(in: .swift4) == "UIControlState")
    #expect(state.name(in: .swift4_2) == "UIControl.State")
    #expect(state.name == "UIControl.State")
    let normal = try #require(history.members(of: state, named: "Normal").first { _ in true })
    #expect(normal.name(in: .swift4)?.description == "UIControlState.normal")
    #expect(normal.name(in: .swift4_2)?.description == "UIControl.State.normal")
  }

  @Test func unknownNamesFindNothing() {
    #expect(history.rows(named: "noSuchNameAnywhere").isEmpty)
    #expect(history.type(named: "NoSuchType") == nil)
  }
}
