import MoltNames
import Testing

@testable import molt_tables

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The importer over a handful of facts, `Facts/`, of each kind one.
@Suite struct ImporterTests {
  static let facts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Facts").path

  private func imported() throws -> Importer {
    var importer = try Importer(facts: Self.facts)
    importer.run()
    return importer
  }

  private func row(_ spelling: String) throws -> APITable.RowRecord {
    try #require(try imported().rows.first { $0.spelling(in: .swift2) == spelling && !$0.flags.contains(.isMirror) })
  }

  private func type(_ name: String) throws -> APITable.TypeRecord {
    try #require(try imported().book.types.first { $0.name == name })
  }

  @Test func twoRunsAgree() throws {
    let (one, two) = (try imported(), try imported())
    #expect(one.rows == two.rows && one.book.types == two.book.types && one.decisions == two.decisions)
  }

  @Test func aMethodKeepsItsOwnerOut() throws {
    let title = try row("setTitle(_:forState:)")
    #expect(title.owner == "UIButton" && title.names == ["", "setTitle(_:forState:)", "setTitle(_:for:)", "", "", ""])
    #expect(title.declaration == "func setTitle(_ title: String?, for state: UIControl.State)")
    #expect(title.declaration4 == "func setTitle(_ title: String?, for state: UIControlState)")
    #expect(title.oldTypes == "(String?, UIControlState) -> Void")
  }

  @Test func aFunctionLearnsItsReceiver() throws {
    #expect(try row("=CGRectInset(_:_:_:)").names[2] == "insetBy(self:dx:dy:)")
    #expect(try row("=CGRectGetWidth(_:)").names[2] == "getter:width(self:)")
    #expect(try row("=CGRectMake(_:_:_:_:)").names[2] == "init(x:y:width:height:)")
    #expect(try row("=CGContextAddArc(_:_:_:_:_:_:_:)").names[2] == "-")
  }

  @Test func aTypeHasANamePerColumn() throws {
    #expect(try type("UIControl.State").names == ["", "UIControlState", "", "", "UIControl.State", ""])
    #expect(try type("UIControl.State").kind == .optionSet && type("UIControl.State").rawType == "UInt")
    #expect(try type("UIButton").superclass == "UIControl")
  }

  @Test func aConstantMovesThroughTheVersions() throws {
    #expect(try row("=NSFontAttributeName").names == ["", "=NSFontAttributeName", "", "font", "", ""])
    let keyboard = try row("=UIKeyboardWillShowNotification")
    #expect(keyboard.owner == "UIResponder")
    #expect(
      keyboard.names[2] == "=NSNotification.Name.UIKeyboardWillShow"
        && keyboard.names[4] == "keyboardWillShowNotification")
    let mirror = try #require(try imported().rows.first { $0.flags.contains(.isMirror) })
    #expect(mirror.owner == "NSNotification.Name" && mirror.names[2] == "UIKeyboardWillShow")
    #expect(mirror.names[4] == "=UIResponder.keyboardWillShowNotification")
  }

  @Test func aValueTypeTakesWhatItHas() throws {
    let rows = try imported().rows.filter { $0.owner == "URL" }
    func member(_ old: String) throws -> APITable.RowRecord { try #require(rows.first { $0.names[1] == old }) }
    #expect(try member("URLByAppendingPathComponent(_:)").names[2] == "appendingPathComponent(_:)")
    #expect(try member("URLByDeletingLastPathComponent").names[2] == "deletingLastPathComponent()")
    let missing = try member("getResourceValue(_:forKey:)")
    #expect(missing.names[2] == "-" && missing.template == "($0 as NSURL).getResourceValue($1, forKey: $2)")
    #expect(rows.contains { $0.names[1].isEmpty && $0.names[2] == "path" })
    #expect(try type("URL").names[1...2] == ["NSURL", "URL"] && type("NSURL").valueType == "URL")
  }

  @Test func aClassMethodThatBecameAPropertyIsOneRow() throws {
    #expect(
      try imported().rows.filter { $0.owner == "UIColor" }.map(\.names) == [["", "clearColor()", "clear", "", "", ""]])
  }

  @Test func theZeroOfAnOptionSetIsTheEmptySet() throws {
    let none = try #require(try imported().rows.first { $0.names[1] == "None" })
    #expect(none.owner == "UIControl.State" && none.names[2] == "-" && none.template == "[]")
  }

  @Test func aGlobalThatNeverChangedIsLeftOut() throws {
    #expect(try !imported().rows.contains { $0.module == "Accelerate" })
  }
}
