import Testing

@testable import molt_tables

@Suite struct ObjectiveCTypeTests {
  @Test(arguments: [
    ("NSString *", "String"), ("NSString * ?", "String?"), ("NSString * !", "String!"), ("id ?", "AnyObject?"),
    ("NSArray<NSString *> *", "[String]"), ("NSArray *", "[AnyObject]"),
    ("NSDictionary<NSString *,id> * ?", "[String : AnyObject]?"),
    ("NSSet *", "Set<NSObject>"), ("UIView *", "UIView"), ("UIView * ?", "UIView?"), ("id<NSCopying>", "NSCopying"),
    ("BOOL", "Bool"), ("NSUInteger", "Int"), ("unsigned long long", "UInt64"), ("CGColorRef ?", "CGColor?"),
    ("SEL", "Selector"),
    ("void (^)(void)", "() -> Void"), ("void (^)(BOOL) ?", "((Bool) -> Void)?"),
    ("void (^)(UIView *, BOOL *)", "(UIView, UnsafeMutablePointer<Bool>) -> Void"),
    ("const CGFloat * ?", "UnsafePointer<CGFloat>"), ("void * !", "UnsafeMutablePointer<Void>"),
    ("instancetype ?", "UIView?"),
    ("NSError * * ?", "AutoreleasingUnsafeMutablePointer<NSError?>"), ("NS_AVAILABLE_IOS(5_0) UIColor * !", "UIColor!"),
    ("void", "Void"),
  ])
  func isSpelledAsSwift2Did(_ type: String, _ expected: String) {
    let classes: Set<String> = ["UIView", "UIColor", "NSError"]
    #expect(ObjectiveCType.swift2(type, owner: "UIView", classes: classes) == expected)
  }

  @Test(arguments: ["", "const uint8_t[4]", "void (^)(", "NSArray<NSString *", "int * * *"]) func isUnknownElsewhere(
    _ type: String
  ) {
    #expect(ObjectiveCType.swift2(type, owner: "", classes: []) == nil)
  }
}

@Suite struct DeclarationTextTests {
  @Test(arguments: [
    ("func f(a: Int = 0, b: [String : Any]? = [:]) -> Int", "func f(a: Int, b: [String : Any]?) -> Int"),
    (
      "func f(options: Options = [.a, .b], handler: (() -> Void)? = nil)",
      "func f(options: Options, handler: (() -> Void)?)"
    ),
    ("func f(x: CGRect = CGRect(x: 0, y: 0), y: Int)", "func f(x: CGRect, y: Int)"),
    (
      "weak var delegate: (any UITableViewDelegate)? { get set }", "weak var delegate: UITableViewDelegate? { get set }"
    ),
    ("func f(_ a: any P, b: (any P & Q)?) -> [any P]", "func f(_ a: P, b: (P & Q)?) -> [P]"),
    ("typealias Company = Int", "typealias Company = Int"),
  ])
  func losesWhatTheImporterAdds(_ text: String, _ expected: String) {
    #expect(DeclarationText.cleaned(text) == expected)
  }

  @Test func keepsDefaultsThatSwiftDeclares() {
    #expect(DeclarationText.withoutAny("func f(a: any P = x)") == "func f(a: P = x)")
  }
}
