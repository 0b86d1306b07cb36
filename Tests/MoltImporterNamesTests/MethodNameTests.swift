import MoltImporterNames
import Testing

/// What becomes of methods: declared, in Swift 2, since Swift 3.
@Suite struct MethodNameTests {
  struct Case: Sendable, CustomStringConvertible {
    var declaration: String
    var swift2: String
    var swift3: String
    var description: String { declaration }

    init(_ declaration: String, _ swift2: String, _ swift3: String) {
      self.declaration = declaration
      self.swift2 = swift2
      self.swift3 = swift3
    }
  }

  /// Names that no rule may touch.
  static let kept = [
    Case("-MYView layoutRows", "layoutRows()", "layoutRows()"),
    Case("-MYView refresh:", "refresh(_:)", "refresh(_:)"),
    // A noun before the type's words: they say which one it is.
    Case("-MYView frontRow: | MYRow *", "frontRow(_:)", "frontRow(_:)"),
    Case("-MYCart getItems", "getItems()", "getItems()"),
    // Nothing would be left but a word that says nothing.
    Case("-MYCart setItem: | MYItem *", "setItem(_:)", "setItem(_:)"),
    Case("-MYCart usingItem: | MYItem *", "usingItem(_:)", "usingItem(_:)"),
    // What looks like a setter is not split.
    Case("-MYCart setTitle:forState: | NSString *, MYState", "setTitle(_:forState:)", "setTitle(_:for:)"),
    Case("-MYCart setPlacedOnTop: | MYPlace", "setPlacedOnTop(_:)", "setPlacedOnTop(_:)"),
    Case("-MYCart plugInDevice: | MYPlug *", "plugInDevice(_:)", "plugInDevice(_:)"),
    Case("-MYCart failWithError: | MYFailure *", "failWithError(_:)", "failWithError(_:)"),
    // Only the class itself, not a type that ends like it.
    Case("+MYCart cart | -> MYOtherCart *", "cart()", "cart()"),
  ]

  static let changed = [
    Case("-MYCart addItem: | MYItem *", "addItem(_:)", "add(_:)"),
    Case("-MYCart removeItemAtIndex: | NSUInteger", "removeItemAtIndex(_:)", "removeItem(at:)"),
    Case("-MYMap moveToPoint: | CGPoint", "moveToPoint(_:)", "move(to:)"),
    Case("-MYMap moveToX: | CGFloat", "moveToX(_:)", "moveTo(x:)"),
    Case("-MYCart itemWithName: | NSString *", "itemWithName(_:)", "item(withName:)"),
    Case("-MYCart performBlock: | block", "performBlock(_:)", "perform(_:)"),
    Case("-MYCart loadWithHandler: | block?", "loadWithHandler(_:)", "load(handler:)"),
    Case("-MYCart loadItemsUsingBlock: | block", "loadItemsUsingBlock(_:)", "loadItems(_:)"),
    Case("-MYPage closePageAnimated: | BOOL", "closePageAnimated(_:)", "close(animated:)"),
    Case("-MYPage showPage:animated: | MYPage *, BOOL", "showPage(_:animated:)", "show(_:animated:)"),
    Case("-MYCart URLForItem: | MYItem *", "URLForItem(_:)", "url(for:)"),
    Case(
      "-MYCart insertItems:atIndexes: | NSArray<MYItem>, NSIndexSet *", "insertItems(_:atIndexes:)", "insert(_:at:)"),
    Case("-MYCart compatibleWithCart: | MYCart *", "compatibleWithCart(_:)", "compatibleWith(_:)"),
    Case("-MYCart itemsCompatibleWithItem: | MYItem *", "itemsCompatibleWithItem(_:)", "items(compatibleWith:)"),
    Case("-NSString stringByTrimmingText: | NSString * -> NSString *", "stringByTrimmingText(_:)", "trimmingText(_:)"),
    Case(
      "-NSString stringByAppendingString: | NSString * -> NSString *", "stringByAppendingString(_:)", "appending(_:)"),
    Case(
      "-MYCart sendMessage:toUser:options: | NSString *, MYUser *, MYSendOptions[]", "sendMessage(_:toUser:options:)",
      "sendMessage(_:to:options:)"),
    Case("-MYCart loadItemsWithOptions: | MYLoadOptions[]", "loadItemsWithOptions(_:)", "loadItems(options:)"),
    Case("-MYCart loadItemsWithUserInfo: | NSDictionary *?", "loadItemsWithUserInfo(_:)", "loadItems(userInfo:)"),
    // `With` says something where nothing may be left out.
    Case("-MYCart loadItemsWithPlan: | MYLoadingPlan *", "loadItemsWithPlan(_:)", "loadItems(with:)"),
  ]

  static let initializers = [
    Case("-MYCart init | -> instancetype", "init()", "init()"),
    Case("-MYCart initWithURL:count: | NSURL *, NSInteger -> instancetype", "init(URL:count:)", "init(url:count:)"),
    Case("-MYCart initWithItem: | MYItem * -> instancetype", "init(item:)", "init(item:)"),
    Case("-MYCart initForTesting | -> instancetype", "init(forTesting:)", "init(forTesting:)"),
    // A label of that name would be a keyword.
    Case("-MYCart initWithIn: | MYCart * -> instancetype", "init(withIn:)", "init(withIn:)"),
    // No initialiser: the word goes on.
    Case("-MYCart initializeItems", "initializeItems()", "initializeItems()"),
    Case("+MYCart cart | -> instancetype", "init()", "init()"),
    Case("+MYCart cartWithItem: | MYItem * -> instancetype", "init(item:)", "init(item:)"),
    Case("+UIColor colorWithWhite:alpha: | CGFloat, CGFloat -> UIColor *", "init(white:alpha:)", "init(white:alpha:)"),
    Case("+UIColor redColor | -> UIColor *", "redColor()", "red()"),
    Case("+MYCart emptyCart | -> instancetype", "emptyCart()", "empty()"),
  ]

  static let errors = [
    Case("-MYCart saveItem:error: | MYItem *, NSError ** -> BOOL", "saveItem(_:)", "save(_:)"),
    Case("-MYCart saveAndReturnError: | NSError ** -> BOOL", "save()", "save()"),
    Case("-MYCart saveWithError: | NSError ** -> BOOL", "save()", "save()"),
    Case("-MYCart itemsWithError: | NSError ** -> NSArray<MYItem>?", "items()", "items()"),
    Case("-MYCart initWithFile:error: | MYFile *, NSError ** -> instancetype?", "init(file:)", "init(file:)"),
    Case(
      "-MYCart saveItem:error:handler: | MYItem *, NSError **, block? -> BOOL", "saveItem(_:handler:)",
      "save(_:handler:)"),
    // Nothing in the result tells that it failed.
    Case("-MYCart check:error: | MYItem *, NSError ** -> void", "check(_:error:)", "check(_:error:)"),
    Case("-MYCart items:error: | NSInteger, NSError ** -> NSArray<MYItem>", "items(_:error:)", "items(_:error:)"),
  ]

  @Test(arguments: kept + changed + initializers + errors) func names(_ sample: Case) throws {
    let names = HeaderNames([Sample.method(sample.declaration)])
    #expect(names.name(of: 0, in: .swift2)?.member == sample.swift2)
    #expect(names.name(of: 0, in: .swift3)?.member == sample.swift3)
    #expect(names.name(of: 0, in: .swift5)?.member == sample.swift3)
  }

  @Test func aPropertyOfThatNameKeepsTheWord() {
    let plain = HeaderNames([Sample.method("-MYView addConstraint: | MYConstraint *")])
    #expect(plain.name(of: 0, in: .swift3)?.member == "add(_:)")
    let withProperty = HeaderNames([
      Sample.method("-MYView addConstraint: | MYConstraint *"),
      Sample.property("-MYView constraints | NSArray<MYConstraint>"),
    ])
    #expect(withProperty.name(of: 0, in: .swift3)?.member == "addConstraint(_:)")
  }

  @Test func aMethodWithoutItsErrorMayBeThereAlready() {
    let names = HeaderNames([
      Sample.method("-MYCart save:error: | MYItem *, NSError ** -> BOOL"),
      Sample.method("-MYCart save: | MYItem * -> BOOL"),
    ])
    #expect(names.name(of: 0, in: .swift3)?.member == "save(_:error:)")
  }

  @Test func anOverrideIsCalledAsWhatItOverrides() {
    var superclass = HeaderDeclaration(kind: .class, module: "Sample", name: "MYView")
    superclass.superclass = ""
    var subclass = HeaderDeclaration(kind: .class, module: "Sample", name: "MYButton")
    subclass.superclass = "MYView"
    var named = Sample.method("-MYView moveToPoint: | CGPoint")
    named.swiftName = "jump(to:)"
    let names = HeaderNames([superclass, subclass, named, Sample.method("-MYButton moveToPoint: | CGPoint")])
    #expect(names.name(of: 3, in: .swift3)?.path == "MYButton.jump(to:)")
    #expect(names.name(of: 3, in: .swift2)?.path == "MYButton.moveToPoint(_:)")
  }

  @Test func aCollectionHoldsWhatItsDeclarationSays() {
    var array = HeaderDeclaration(kind: .class, module: "Sample", name: "NSArray")
    array.isGeneric = true
    let method = Sample.method("-NSArray arrayByAddingObject: | id -> NSArray<Object>")
    #expect(HeaderNames([array, method]).name(of: 1, in: .swift3)?.member == "adding(_:)")
    // Without types for its elements it holds what its name says, and the result is another type.
    array.isGeneric = false
    #expect(HeaderNames([array, method]).name(of: 1, in: .swift3)?.member == "array(byAdding:)")
  }

  @Test func variadicMethodsAreNotSeen() {
    var method = Sample.method("+MYCart cartWithItems: | MYItem * -> instancetype")
    method.isVariadic = true
    #expect(HeaderNames([method]).name(of: 0, in: .swift3) == nil)
  }

  @Test func refinedMethodsStandBehindUnderscores() {
    var method = Sample.method("-MYCart addItem: | MYItem *")
    method.isSwiftPrivate = true
    #expect(HeaderNames([method]).name(of: 0, in: .swift3)?.member == "__add(_:)")
    var initializer = Sample.method("-MYCart initWithItem: | MYItem * -> instancetype")
    initializer.isSwiftPrivate = true
    #expect(HeaderNames([initializer]).name(of: 0, in: .swift3)?.member == "init(__item:)")
  }
}
