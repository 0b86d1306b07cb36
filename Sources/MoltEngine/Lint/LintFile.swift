import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// One file while rules look at it. What not every file needs is worked out when it is first asked for.
final class LintFile {
  let path: String
  let tokens: TokenBuffer
  let sdk: SDKLookups
  let project: LintProject?
  /// The version of the code, where the project says it.
  let statedVersion: SwiftVersion?
  /// What was asked that only other files can answer, while they were not at hand.
  private(set) var needs: LintNeeds = []

  init(path: String, tokens: TokenBuffer, sdk: SDKLookups, project: LintProject?, version: SwiftVersion? = nil) {
    self.path = path
    self.tokens = tokens
    self.sdk = sdk
    self.project = project
    statedVersion = version
  }

  /// Names of properties that the project adds to `String` and that count characters.
  private(set) lazy var characterCounts: Set<String> = CharacterCounts.declared(in: tokens)

  /// Whether the project adds a property of that name to `String` that counts characters.
  func isCharacterCount(_ name: String) -> Bool {
    if characterCounts.contains(name) { return true }
    ask(for: .strings)
    return project?.characterCounts.contains(name) ?? false
  }

  /// Notes that an answer depends on other files. What is said without them is not the last word.
  func ask(for needs: LintNeeds) {
    if project == nil { self.needs.formUnion(needs) }
  }

  /// What the file declares.
  private(set) lazy var headers = DeclarationHeaders(tokens)

  /// What the types of the project, as far as they are at hand, inherit and declare.
  private(set) lazy var projectTypes = ProjectTypes(
    own: LintTypes(tokens, headers: headers), all: project?.types)

  /// Brackets around tokens, places of names, bounds of statements.
  private(set) lazy var context = RewriterContext(
    tokens: tokens, from: SwiftVersion(1), to: SwiftVersion(6), facts: RewriterFacts(), headers: headers)

  private static let testFrameworks: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "FBSnapshotTestCase", "KIF",
  ]

  /// Whether the file holds unit tests or belongs to them, or to a playground, where a crash is an answer too.
  private(set) lazy var isTest: Bool = {
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    if folders.contains(where: {
      $0.suffix(5).elementsEqual("Tests".utf8) || $0.elementsEqual("Test".utf8) || $0.elementsEqual("tests".utf8)
    }) {
      return true
    }
    return (0..<tokens.count).contains { index in
      guard tokens.kind(index) == .kwImport else { return false }
      return Self.testFrameworks.contains(tokens.name(index + 1)) || tokens.matches(index - 1, "testable")
    }
  }()

  /// Whether the file is certainly not older than Swift 3.
  private(set) lazy var isSwift3 = readIsSwift3()
  /// Whether something says that the file is older than Swift 3.
  private(set) lazy var isBeforeSwift3 = readIsBeforeSwift3()
  private(set) lazy var age = readAge()
  /// Whether the file is certainly not older than Swift 4.
  private(set) lazy var isSwift4 = readIsSwift4()

  // Types

  private lazy var summary = FileSummary(path: path, tokens: tokens, headers: headers, collectsCalls: false)
  private(set) lazy var catalog = Catalog(sdk: sdk, index: ProjectIndex([summary]))
  private lazy var walker: BodyWalker = {
    let walker = BodyWalker(tokens: tokens, catalog: catalog, sink: nil, headers: headers)
    walker.recordsEveryStep = true
    return walker
  }()
  /// What was walked already; types of the tokens in there are known.
  private var walked: [Range<Int>] = []
  /// With so many functions walked one by one, the rest is walked at once: that keeps time linear.
  private static let mostWalks = 8

  /// The type that the walk knows for the expression that ends at a token. Only the function around is walked for it.
  private func walkedType(_ index: Int) -> TypeID? {
    if !walked.contains(where: { $0.contains(index) }) {
      if walked.count < Self.mostWalks, let range = walker.walk(around: index) {
        walked.append(range)
      } else {
        walker.index = 0
        walker.walk()
        walked = [0..<tokens.count]
      }
    }
    return walker.typesByLastToken[index]
  }

  /// The type of the expression whose last token is at `index`; unknown more often than not.
  func type(endingAt index: Int) -> TypeID {
    if tokens.kind(index) == .rightParen, let open = tokens.partner(index), open > 0,
      !tokens.kind(open - 1).endsOperand || tokens.startsLine(open), walkedType(index) == nil
    {
      return type(endingAt: index - 1)
    }
    return walkedType(index) ?? .unknown
  }

  /// Whether the expression's type, optional or not, is one of `names` or inherits from one; nil when it is unknown.
  func isType(endingAt index: Int, oneOf names: [String]) -> Bool? {
    let type = type(endingAt: index)
    if type.isUnknown { return nil }
    guard let nominal = catalog.nominal(type) else { return false }
    if case .external(let name) = nominal { return names.contains(catalog.text(name)) }
    return names.contains { name in
      if let wanted = catalog.nominal(catalog.resolve(dotted: name)), wanted == nominal { return true }
      return catalog.inherits(nominal, from: name)
    }
  }

  // Text

  /// The source of some tokens on one line.
  func text(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    let text = tokens.text(in: tokens.range(of: range))
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.joined(separator: " ")
  }

  /// A string literal's text; nil when it is something else or has interpolations.
  func stringValue(_ range: Range<Int>) -> String? {
    guard tokens.kind(range.lowerBound) == .stringQuote, tokens.partner(range.lowerBound) == range.upperBound - 1 else {
      return nil
    }
    switch range.count {
    case 2: return ""
    case 3 where tokens.kind(range.lowerBound + 1) == .stringSegment: return tokens.text(range.lowerBound + 1)
    default: return nil
    }
  }

  /// The line of a token, counted from 1.
  func line(_ index: Int) -> Int { lines.line(at: tokens.start(index)) }

  private(set) lazy var lines = LineMap(tokens.bytes)

  /// Bindings by the places of their names; `nil` inside for what is none. Filled by `binding(declaredAt:)`.
  var knownBindings: [Int: LocalBinding?] = [:]
  /// By the last name of a type.
  var knownAncestries: [String: Ancestry] = [:]
  private var knownPlaces: [String: [Int]] = [:]
  private var knownDeclarations: [String: [Int]] = [:]

  /// All tokens that are this name, in order.
  func places(of name: String) -> [Int] {
    if let known = knownPlaces[name] { return known }
    let found = Array(context.names.places(of: name, in: tokens))
    knownPlaces[name] = found
    return found
  }

  /// Those of them that stand right after `let` or `var`.
  func declarations(of name: String) -> [Int] {
    if let known = knownDeclarations[name] { return known }
    let found = places(of: name).filter { tokens.kind($0 - 1) == .kwLet || tokens.kind($0 - 1) == .kwVar }
    knownDeclarations[name] = found
    return found
  }

  /// The position in a rising list of the first number that is not below `bound`.
  static func firstPosition(in list: [Int], from bound: Int) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // Small questions

  /// The tokens without parentheses around all of them.
  func bare(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, tokens.kind(range.lowerBound) == .leftParen,
      tokens.partner(range.lowerBound) == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  /// The tokens with all parentheses that hold them and nothing else.
  func withParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.lowerBound > 0, tokens.kind(range.lowerBound - 1) == .leftParen,
      tokens.partner(range.lowerBound - 1) == range.upperBound,
      range.lowerBound < 2 || !tokens.kind(range.lowerBound - 2).endsOperand || tokens.startsLine(range.lowerBound - 1)
    {
      range = range.lowerBound - 1..<range.upperBound + 1
    }
    return range
  }

  /// Whether some token of the range is one of these words.
  func mentions(_ range: Range<Int>, _ words: Set<String>) -> Bool {
    range.contains { tokens.kind($0) == .identifier && words.contains(tokens.name($0)) }
  }

  /// The names in a range that are not members, labels or calls: what it is about.
  func variables(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range where tokens.kind(index) == .identifier {
      if index > range.lowerBound, tokens.kind(index - 1) == .period, tokens.kind(index - 2) != .kwSelf { continue }
      if tokens.kind(index + 1) == .colon || tokens.kind(index + 1) == .leftParen { continue }
      names.insert(tokens.name(index))
    }
    return names
  }
}
