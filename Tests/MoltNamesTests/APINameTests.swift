import MoltNames
import Testing

@Suite struct APINameTests {
  @Test(arguments: [
    "tableView(_:cellForRowAt:)", "CGRect.init(x:y:width:height:)", "getter:CGRect.width(self:)",
    "UIView.ContentMode.scaleToFill", "CGContext.move(self:to:)", "numberOfSections()", "UIView.subscript(_:)",
    "setter:CGContext.interpolationQuality(self:_:)", "DispatchQueue.asyncAfter(deadline:self:execute:)", "==(_:_:)",
    "..<(_:_:)", "Int.+(_:_:)", "Range.~=(_:_:)", "isHidden",
  ])
  func readsAndWritesTheSameText(_ text: String) throws {
    #expect(try #require(APIName(text)).description == text)
  }

  @Test func takesANameApart() throws {
    let name = try #require(APIName("getter:CGRect.width(self:)"))
    #expect(name.owner == "CGRect" && name.base == "width" && name.labels == [] && name.selfIndex == 0 && name.isGetter)
    let move = try #require(APIName("CGContext.move(self:to:)"))
    #expect(move.labels == ["to"] && move.selfIndex == 0 && !move.isGetter)
    let after = try #require(APIName("DispatchQueue.asyncAfter(deadline:self:execute:)"))
    #expect(after.labels == ["deadline", "execute"] && after.selfIndex == 1)
    let mode = try #require(APIName("UIView.ContentMode.scaleToFill"))
    #expect(mode.owner == "UIView.ContentMode" && mode.labels == nil)
    #expect(try #require(APIName("CGRect.init(x:)")).isInit)
    #expect(try #require(APIName("Range...<(_:_:)")).owner == "Range")
  }

  @Test func anUnnamedLabelMayBeLeftOut() throws {
    #expect(try #require(APIName("f(:b:)")).labels == ["_", "b"])
  }

  @Test(arguments: ["", "f(", "f)", "f(a)", ".f", "A.", "f(a:b)"]) func refusesWhatIsNoName(_ text: String) {
    #expect(APIName(text) == nil)
  }
}

@Suite struct SwiftVersionTests {
  @Test(arguments: [
    ("1", APIColumn.swift1), ("1.2", .swift1), ("2", .swift2), ("2.3", .swift2), ("3.0.2", .swift3), ("3.1", .swift3),
    ("4", .swift4), ("4.0.3", .swift4), ("4.1", .swift4), ("4.2", .swift4_2), ("4.3", .swift4_2), ("5", .swift5),
    ("5.9", .swift5), ("6", .swift5), ("6.3.1", .swift5),
  ])
  func hasAColumn(_ text: String, _ column: APIColumn) throws {
    #expect(try #require(SwiftVersion(text)).column == column)
  }

  @Test(arguments: ["", "x", "5.", ".5", "5..1", "1.2.3.4", "-5", "5.x", "0", "99999999999999999999"])
  func refusesWhatIsNoVersion(_ text: String) { #expect(SwiftVersion(text) == nil) }

  @Test func ordersByNumberNotByText() throws {
    #expect(try #require(SwiftVersion("5.10")) > #require(SwiftVersion("5.9")))
    #expect(SwiftVersion(4, 2).description == "4.2" && SwiftVersion(5).description == "5")
  }
}
