import MoltImporterNames
import Testing

/// What becomes of properties, constants, enumerations and functions.
@Suite struct ValueNameTests {
  @Test(arguments: [
    ("-MYCart items | NSArray<MYItem>", "items", "items"),
    ("-MYCart empty isEmpty | BOOL", "empty", "isEmpty"),
    ("-MYCart URL | NSURL *", "URL", "url"),
    ("-MYCart HTMLText | NSString *", "HTMLText", "htmlText"),
    ("-MYCart enabled | MYSwitch", "enabled", "enabled"),
    // The type's words at the end, where the property is of its own class.
    ("+UIColor redColor | UIColor *", "redColor", "red"),
    ("+UIColor redColor | NSString *", "redColor", "redColor"),
  ]) func properties(_ declaration: String, _ swift2: String, _ swift3: String) {
    let names = HeaderNames([Sample.property(declaration)])
    #expect(names.name(of: 0, in: .swift2)?.member == swift2)
    #expect(names.name(of: 0, in: .swift3)?.member == swift3)
  }

  /// An enumeration, its constants, and what they are called in Swift 2 and since Swift 3.
  @Test(arguments: [
    ("MYDirection", ["MYDirectionUp", "MYDirectionDown"], ["Up", "Down"], ["up", "down"]),
    ("MYDirection", ["MYDirectionUp"], ["Up"], ["up"]),
    ("MYKind", ["MYKindURL", "MYKindHTTPProxy"], ["URL", "HTTPProxy"], ["URL", "httpProxy"]),
    ("MYStyle", ["kMYStylePlain", "kMYStyleBold"], ["Plain", "Bold"], ["plain", "bold"]),
    ("MYEdges", ["MYEdgeTop", "MYEdgeLeft"], ["Top", "Left"], ["top", "left"]),
    ("MYCategories", ["MYCategoryBooks", "MYCategoryToys"], ["Books", "Toys"], ["books", "toys"]),
    // A digit cannot start a name: the word before it stays.
    ("MYVersion", ["MYVersion1", "MYVersion2"], ["Version1", "Version2"], ["version1", "version2"]),
    ("MYQuality", ["MYQuality_Low", "MYQuality_High"], ["Low", "High"], ["low", "high"]),
    // Constants that have nothing of the enumeration's name.
    ("MYQuality", ["Cheap", "Dear"], ["Cheap", "Dear"], ["Cheap", "Dear"]),
  ]) func enumerations(_ name: String, _ constants: [String], _ swift2: [String], _ swift3: [String]) {
    var declaration = HeaderDeclaration(kind: .enum, module: "Sample", name: name)
    declaration.enumKind = .cases
    let cases = constants.map { HeaderDeclaration(kind: .enumCase, module: "Sample", name: $0, owner: name) }
    let names = HeaderNames([declaration] + cases)
    #expect(cases.indices.map { names.name(of: $0 + 1, in: .swift2)?.path } == swift2.map { "\(name).\($0)" })
    #expect(cases.indices.map { names.name(of: $0 + 1, in: .swift3)?.path } == swift3.map { "\(name).\($0)" })
  }

  @Test func constantsOfAPlainEnumerationAreGlobals() {
    var declaration = HeaderDeclaration(kind: .enum, module: "Sample", name: "MYFlag")
    declaration.enumKind = .plain
    let constant = HeaderDeclaration(kind: .enumCase, module: "Sample", name: "MYFlagOn", owner: "MYFlag")
    #expect(HeaderNames([declaration, constant]).name(of: 1, in: .swift3)?.path == "MYFlagOn")
  }

  @Test func codesOfAnErrorBelongToIt() {
    var declaration = HeaderDeclaration(kind: .enum, module: "Sample", name: "MYErrorCode")
    declaration.enumKind = .errors
    let constants = ["MYErrorOffline", "MYErrorDenied"].map {
      HeaderDeclaration(kind: .enumCase, module: "Sample", name: $0, owner: "MYErrorCode")
    }
    let names = HeaderNames([declaration] + constants)
    #expect(names.name(of: 0, in: .swift2)?.path == "MYErrorCode")
    #expect(names.name(of: 0, in: .swift3)?.path == "MYError.Code")
    #expect(names.name(of: 1, in: .swift2)?.path == "MYErrorCode.Offline")
    #expect(names.name(of: 1, in: .swift3)?.path == "MYError.Code.offline")
  }

  static func constant(_ name: String, type: String, typedef: String? = nil) -> HeaderDeclaration {
    var constant = HeaderDeclaration(kind: .constant, module: "Sample", name: name)
    constant.result = Sample.type(type)
    constant.typedefName = typedef
    return constant
  }

  static let notificationName: HeaderDeclaration = {
    var typedef = HeaderDeclaration(kind: .typedef, module: "Foundation", name: "NSNotificationName")
    typedef.isNewtype = true
    typedef.swiftName = "NSNotification.Name"
    return typedef
  }()

  @Test func notificationsAreMembersSinceSwift3() {
    let names = HeaderNames([
      Self.notificationName, Self.constant("MYCartDidChangeNotification", type: "NSString *"),
      Self.constant("kMYCartWillCloseNotification", type: "NSString *"), Self.constant("MYCartKey", type: "NSString *"),
      Self.constant("MYCountNotification", type: "NSInteger"),
    ])
    #expect(names.name(of: 1, in: .swift2)?.path == "MYCartDidChangeNotification")
    #expect(names.name(of: 1, in: .swift3)?.path == "NSNotification.Name.MYCartDidChange")
    #expect(names.name(of: 2, in: .swift3)?.path == "NSNotification.Name.myCartWillClose")
    #expect(names.name(of: 3, in: .swift3)?.path == "MYCartKey")
    #expect(names.name(of: 4, in: .swift3)?.path == "MYCountNotification")
  }

  @Test func stringsOfATypedEnumerationLoseItsWords() {
    var typedef = HeaderDeclaration(kind: .typedef, module: "Sample", name: "MYCartState")
    typedef.isNewtype = true
    let names = HeaderNames([
      typedef, Self.constant("MYCartStateOpen", type: "NSString *", typedef: "MYCartState"),
      Self.constant("MYClosedState", type: "NSString *", typedef: "MYCartState"),
    ])
    #expect(names.name(of: 1, in: .swift2)?.path == "MYCartStateOpen")
    #expect(names.name(of: 1, in: .swift3)?.path == "MYCartState.open")
    #expect(names.name(of: 2, in: .swift3)?.path == "MYCartState.closedState")
  }

  @Test(arguments: [
    ("CGCart.move(self:to:)", "CGCart.move(to:)", "CGCart.move(self:to:)"),
    ("getter:CGCart.width(self:)", "CGCart.width", "getter:CGCart.width(self:)"),
    ("setter:CGCart.width(self:newValue:)", "CGCart.width", "setter:CGCart.width(self:newValue:)"),
    ("CGCart.init(width:height:)", "CGCart.init(width:height:)", "CGCart.init(width:height:)"),
    ("draw(_:in:)", "draw(_:in:)", "draw(_:in:)"),
  ]) func functionsMayBecomeMembers(_ attribute: String, _ path: String, _ notation: String) throws {
    var function = HeaderDeclaration(kind: .function, module: "Sample", name: "CGCartDo")
    function.parameters = ["CGCart", "CGFloat"].map { HeaderParameter(name: "x", type: Sample.type($0)) }
    function.swiftName = attribute
    let names = HeaderNames([function])
    #expect(names.name(of: 0, in: .swift2)?.path == "CGCartDo(_:_:)")
    let name = try #require(names.name(of: 0, in: .swift3))
    #expect(name.path == path)
    #expect(name.notation == notation)
  }

  @Test(arguments: ["", "1st", "f(a)", "f(a:", "f(a b:)", ".f()", "a..b"]) func whatIsNoNameIsRefused(_ text: String) {
    #expect(ImportedName(attribute: text) == nil)
  }

  @Test func notesOfAnOlderVersionSpeakForItAndThoseBefore() {
    var declaration = HeaderDeclaration(kind: .class, module: "Sample", name: "MYCart")
    var old = APINote(version: .swift4)
    old.swiftName = "MYCart"
    var current = APINote()
    current.swiftName = "Cart"
    declaration.notes = [old, current]
    let names = HeaderNames([declaration])
    #expect(
      ImporterVersion.allCases.map { names.name(of: 0, in: $0)?.path } == [
        "MYCart", "MYCart", "MYCart", "Cart", "Cart",
      ])
  }

  @Test func aProtocolThatIsCalledLikeAClassGetsAnEnding() {
    let names = HeaderNames([
      HeaderDeclaration(kind: .class, module: "Sample", name: "MYCart"),
      HeaderDeclaration(kind: .protocol, module: "Sample", name: "MYCart"),
    ])
    #expect(names.name(of: 0, in: .swift3)?.path == "MYCart")
    #expect(names.name(of: 1, in: .swift3)?.path == "MYCartProtocol")
  }
}
