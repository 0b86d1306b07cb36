import MoltNames
import MoltRules
import MoltSyntax
import MoltTables

/// What a lint run is asked to do.
public struct LintOptions: Sendable {
  /// Rules or categories that alone are asked, strict ones too; empty means all that are not strict.
  public var only: [String] = []
  /// Rules or categories that are not asked.
  public var skip: [String] = []
  /// Ask strict rules too.
  public var isStrict = false
  /// Apply the edits that are safe.
  public var fixes = false
  /// Rules and categories that the project turns on or off, in some of its files at least. `only` counts more.
  public var switches: [String: Bool] = [:]
  /// The version of the code, if it is known: rules for other versions are not asked.
  public var version: SwiftVersion?

  public init() {}

  func selects(id: String, category: String, isStrict strictRule: Bool) -> Bool {
    if skip.contains(id) || skip.contains(category) { return false }
    if only.isEmpty { return switches[id] ?? switches[category] ?? (isStrict || !strictRule) }
    return only.contains(id) || only.contains(category) && (isStrict || !strictRule || only.contains(id))
  }

  /// Whether a selected rule is on in a file of which the project says nothing.
  func isOnByDefault(_ rule: LintRule) -> Bool { isStrict || !rule.isStrict || only.contains(rule.id) }
}

/// The rules of one run, filed by the tokens that wake them. Built once, then only read, from any thread.
public struct LintRegistry: Sendable {
  /// The rules that are compiled into the tool.
  public static var builtIn: RuleLibrary { RuleLibrary(embedded: RuleTexts.embedded) }

  enum Source: Sendable {
    case embedded(RuleLibrary.Entry)
    case user(LintRule)
  }

  let options: LintOptions
  let library: RuleLibrary
  let history: APIHistory
  private(set) var sources: [Source] = []
  /// Open addressing over the anchors' hashes; -1 is free.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private(set) var anchors: [(text: [UInt8], rules: [Int])] = []
  /// For each first byte, the lengths that some anchor has, one bit a length.
  var lengths = [UInt64](repeating: 0, count: 256)
  /// For each kind of token, whether an anchor can be one.
  var kinds = [Bool](repeating: false, count: 256)

  /// - Parameter rules: users' rules, asked after the built-in ones.
  public init(
    options: LintOptions, rules: [LintRule] = [], library: RuleLibrary = LintRegistry.builtIn, history: APIHistory
  ) {
    self.options = options
    self.library = library
    self.history = history
    userRules = rules
    for entry in library.entries
    where options.selects(id: entry.id, category: entry.category, isStrict: entry.isStrict) {
      add(.embedded(entry), anchors: entry.anchors)
    }
    for rule in rules where options.selects(id: rule.id, category: rule.category, isStrict: rule.isStrict) {
      add(.user(rule), anchors: rule.patterns.map(\.anchor))
    }
    let hasMark = anchors.contains { $0.text == [UInt8(ascii: "!")] }
    for kind in TokenKind.allCases {
      kinds[Int(kind.rawValue)] =
        kind == .identifier || kind == .poundWord || kind.isKeyword || kind.isOperator
        || kind == .postfixExclamation && hasMark
    }
  }

  private let userRules: [LintRule]

  /// The names of all rules and categories, selected or not, sorted.
  public var knownNames: [String] {
    let own = [Suppressions.unusedRule, Suppressions.invalidRule, Suppressions.category]
    return Set(
      own + library.entries.flatMap { [$0.id, $0.category] } + userRules.flatMap { [$0.id, $0.category] }
    ).sorted()
  }

  /// The category of the rule that is called so.
  func category(of id: String) -> String {
    library.entry(named: id)?.category ?? userRules.first { $0.id == id }?.category ?? Suppressions.category
  }

  /// Whether a rule, or a rule of a category, of that name is asked in files with this policy.
  public func asks(_ name: String, policy: RulePolicy?) -> Bool {
    sources.contains { source in
      let rule: (id: String, category: String, isStrict: Bool)
      switch source {
      case .embedded(let entry): rule = (entry.id, entry.category, entry.isStrict)
      case .user(let own): rule = (own.id, own.category, own.isStrict)
      }
      guard rule.id == name || rule.category == name else { return false }
      let isOn = options.isStrict || !rule.isStrict || options.only.contains(rule.id)
      return policy?.setting(of: rule.id, category: rule.category).isOn ?? isOn
    }
  }

  /// A worker for one thread.
  public func makeLinter() -> Linter { Linter(registry: self) }

  private mutating func add(_ source: Source, anchors: [[UInt8]]) {
    let number = sources.count
    sources.append(source)
    for text in anchors {
      guard let first = text.first else { continue }
      if let known = self.anchors.firstIndex(where: { $0.text == text }) {
        if self.anchors[known].rules.last != number { self.anchors[known].rules.append(number) }
        continue
      }
      self.anchors.append((text, [number]))
      lengths[Int(first)] |= 1 << UInt64(min(text.count, 63))
      if self.anchors.count * 4 > slots.count { rehash(slots.count * 2) } else { file(self.anchors.count - 1) }
    }
  }

  private mutating func rehash(_ size: Int) {
    slots = Array(repeating: -1, count: size)
    for number in anchors.indices { file(number) }
  }

  private mutating func file(_ number: Int) {
    var slot = anchors[number].text.withUnsafeBufferPointer { Self.hash($0.baseAddress, $0.count) } & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  private static func hash(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    guard let bytes else { return 0 }
    var hash: UInt32 = 2_166_136_261
    for offset in 0..<count { hash = (hash ^ UInt32(bytes[offset])) &* 16_777_619 }
    return Int(hash >> 8)
  }

  /// The number in `anchors` of these bytes, or nil.
  func anchor(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    var slot = Self.hash(bytes, count) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if anchors[number].text.count == count,
        anchors[number].text.withUnsafeBufferPointer({ text in
          (0..<count).allSatisfy { text[$0] == bytes[$0] }
        })
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Calls `body` with each token that is an anchor, in order, and the number of the anchor.
  func forEachAnchor(in tokens: TokenBuffer, _ body: (_ token: Int, _ anchor: Int) -> Void) {
    if anchors.isEmpty { return }
    tokens.bytes.withUnsafeBufferPointer { bytes in
      tokens.tokens.withUnsafeBufferPointer { all in
        lengths.withUnsafeBufferPointer { lengths in
          kinds.withUnsafeBufferPointer { kinds in
            guard let base = bytes.baseAddress else { return }
            for index in 0..<all.count {
              let token = all[index]
              guard kinds[Int(token.kind.rawValue)] else { continue }
              var start = Int(token.start)
              var count = Int(token.end) - start
              if token.flags.contains(.backticked) {
                start += 1
                count -= 2
              }
              guard count > 0, lengths[Int(base[start])] & (1 << UInt64(min(count, 63))) != 0,
                let anchor = anchor(base + start, count)
              else { continue }
              body(index, anchor)
            }
          }
        }
      }
    }
  }
}
