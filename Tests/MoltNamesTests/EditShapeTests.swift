import MoltNames
import MoltTables
import Testing

@Suite struct EditShapeTests {
  @Test(arguments: [
    ("UIView.frame", EditShape.unchanged),
    ("UIView.hidden", .name),
    ("UIViewController.presentViewController(_:animated:completion:)", .name),
    ("UITableView.dequeueReusableCellWithIdentifier(_:)", .nameAndLabels),
    ("CGRectMake(_:_:_:_:)", .toInitializer),
    ("CGRectGetWidth(_:)", .toProperty),
    ("CGRectInset(_:_:_:)", .toMethod),
    ("UIColor.blackColor()", .toProperty),
    ("NSFontAttributeName", .toMember),
    ("dispatch_queue_create(_:_:)", .template),
    ("UIControlState.Normal", .name),
  ])
  func shapeOfAKnownRow(_ text: String, _ expected: EditShape) throws {
    let name = try #require(APIName(text))
    let rows = APIHistory.embedded.rows(named: name.base).filter { !$0.isMirror && $0.name(in: .swift2) == name }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.editShape(to: .swift5) == expected) }
  }

  @Test func anAPISpelledAsBeforeNeedsNoEdit() throws {
    let name = try #require(APIName("UIColor.blackColor()"))
    let rows = APIHistory.embedded.rows(named: name.base).filter { $0.name(in: .swift2) == name }
    for row in rows { #expect(row.editShape(to: .swift2) == .unchanged) }
  }
}
