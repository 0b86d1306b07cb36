import MoltSyntax

/// Enum cases of the project that begin with a capital: where they are declared, how they are used, and which of them can be
/// renamed with all their uses.
struct OwnCases: Sendable {
  /// One enum, with what its extensions add.
  struct Enum: Sendable {
    /// Every case and member.
    var members: Set<String> = []
    var cases: Set<String> = []
    /// Why its cases keep their names; nil when they need not.
    var reason: String?

    mutating func merge(_ other: Enum) {
      members.formUnion(other.members)
      cases.formUnion(other.cases)
      reason = reason ?? other.reason
    }
  }

  /// How a name is used in the project.
  struct Uses: Sendable {
    /// What stands before the dot, where that is one name: `E` of `E.Foo`.
    var qualifiers: Set<String> = []
    /// What the files import in which it stands after a dot with nothing before it, or with a path before it.
    var imports: Set<String> = []
    var isImplicit = false
    /// It stands without a dot, or after something that is no name.
    var isOther = false

    mutating func merge(_ other: Uses) {
      qualifiers.formUnion(other.qualifiers)
      imports.formUnion(other.imports)
      isImplicit = isImplicit || other.isImplicit
      isOther = isOther || other.isOther
    }
  }

  private(set) var enums: [String: Enum] = [:]
  private(set) var uses: [String: Uses] = [:]
  private var typeCounts: [String: Int] = [:]
  /// The new names of the cases that are renamed.
  private(set) var renamed: [String: String] = [:]
  /// Why the cases of an enum keep their names.
  private(set) var reasons: [String: String] = [:]

  /// A branch of `#if` that is not at its end.
  private struct Branch {
    /// How many types there were of each name before the `#if`.
    var before: [String: Int]
    /// How many there are after the branch that declares most.
    var most: [String: Int] = [:]
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float",
    "Double", "CGFloat",
  ]
  /// Protocols that know nothing of the names of cases, or only by raw values.
  private static let plainProtocols: Set<String> = [
    "ErrorType", "ErrorProtocol", "Error", "Equatable", "Hashable", "Comparable", "CaseIterable", "Printable",
    "DebugPrintable", "CustomStringConvertible", "CustomDebugStringConvertible", "LocalizedError", "CustomNSError",
    "Codable", "Encodable", "Decodable", "CodingKey", "Sendable",
  ]

  private static func isPlain(_ type: String) -> Bool { rawTypes.contains(type) || plainProtocols.contains(type) }

  init() {}

  mutating func merge(_ other: OwnCases) {
    enums.merge(other.enums) { left, right in
      var both = left
      both.merge(right)
      return both
    }
    uses.merge(other.uses) { left, right in
      var both = left
      both.merge(right)
      return both
    }
    typeCounts.merge(other.typeCounts, uniquingKeysWith: +)
  }

  /// Notes what one file shows.
  mutating func scan(_ file: RewriterContext) {
    let tokens = file.tokens
    var imports: Set<String> = []
    var declared: Set<Int> = []
    var branches: [Branch] = []
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .poundIf: branches.append(Branch(before: typeCounts))
      case .poundElse, .poundElseif, .poundEndif:
        // Of several branches one is compiled: what two of them declare is one type.
        guard var branch = branches.popLast() else { break }
        branch.most.merge(typeCounts, uniquingKeysWith: max)
        let isEnd = tokens.kind(index) == .poundEndif
        typeCounts = isEnd ? branch.most : branch.before
        if !isEnd { branches.append(branch) }
      case .kwImport:
        if let path = file.headers[index]?.target { imports.insert(tokens.name(path.lowerBound)) }
      case .kwEnum, .kwExtension: noteType(index, in: file, &declared)
      default: break
      }
      switch tokens.kind(index) {
      case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwTypealias, .kwAssociatedtype:
        if tokens.kind(index + 1) == .identifier { typeCounts[tokens.name(index + 1), default: 0] += 1 }
      default: break
      }
    }
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && !declared.contains(index) {
      guard let first = tokens.nameBytes(index).first, (65...90).contains(first) else { continue }
      noteUse(index, in: tokens, imports)
    }
  }

  private mutating func noteType(_ index: Int, in file: RewriterContext, _ declared: inout Set<Int>) {
    let tokens = file.tokens
    guard let header = file.headers[index], let body = header.body,
      let last = header.kind == .extension ? header.target.map({ $0.upperBound - 1 }) : header.name,
      tokens.kind(last) == .identifier
    else { return }
    var result = Enum()
    let inherited = header.inherited.map { tokens.text(in: tokens.range(of: $0)) }
    if (header.start..<header.introducer).contains(where: { tokens.matches($0, "objc") }) {
      result.reason = "Objective-C knows its cases by these names"
    } else if !inherited.contains(where: Self.rawTypes.contains) {
      // What has a raw value is stored as that.
      if inherited.contains("CodingKey") {
        result.reason = "its cases are the keys of stored data"
      } else if inherited.contains(where: { ["Codable", "Encodable", "Decodable"].contains($0) }) {
        result.reason = "stored data may hold the names of its cases"
      }
    }
    if result.reason == nil, header.kind == .enum, let other = inherited.first(where: { !Self.isPlain($0) }) {
      result.reason = "whether '\(other)' makes use of the names of its cases is not known"
    }
    var token = body.open + 1
    while token < body.close {
      let start = token
      switch tokens.kind(token) {
      case .kwCase:
        if header.kind == .enum, let line = file.headers[token] {
          for item in line.cases {
            result.cases.insert(tokens.name(item.name))
            result.members.insert(tokens.name(item.name))
            declared.insert(item.name)
          }
          token = max(line.end, token + 1)
          continue
        }
      case .kwVar, .kwLet, .kwFunc:
        if tokens.kind(token + 1) == .identifier { result.members.insert(tokens.name(token + 1)) }
      default: break
      }
      token = max(tokens.partner(token) ?? token, start) + 1
    }
    enums[tokens.name(last), default: Enum()].merge(result)
  }

  private mutating func noteUse(_ index: Int, in tokens: TokenBuffer, _ imports: Set<String>) {
    var use = Uses()
    let before = index - 2
    if tokens.kind(index - 1) != .period {
      use.isOther = true
    } else if tokens.startsLine(index - 1) || tokens[index].flags.contains(.backticked) {
      use.isOther = true
    } else if tokens[index - 1].flags.contains(.spaceBefore) || Self.opens(tokens.kind(before)) {
      switch tokens.kind(before) {
      case .identifier, .rightParen, .rightBracket, .rightBrace, .stringQuote, .postfixQuestion, .postfixExclamation:
        use.isOther = true
      default: (use.isImplicit, use.imports) = (true, imports)
      }
    } else if tokens.kind(before) == .identifier {
      use.qualifiers.insert(tokens.name(before))
      // `Outer.E.Foo`: only the last name of the path is compared.
      if tokens.kind(before - 1) == .period { (use.isImplicit, use.imports) = (true, imports) }
    } else {
      use.isOther = true
    }
    uses[tokens.name(index), default: Uses()].merge(use)
  }

  private static func opens(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .infixOperator, .equal: return true
    default: return false
    }
  }

  /// Decides, once all files are known: an enum's cases are renamed together, or none of them.
  mutating func resolve(_ sdk: SDKCaseNames) {
    var owners: [String: [String]] = [:]
    for (name, type) in enums {
      for one in type.cases where Self.isCapital(one) { owners[one, default: []].append(name) }
    }
    for (name, types) in owners {
      let new = Self.lowerCamel(name)
      if let reason = reason(name, new, Set(types), sdk) {
        for type in types { reasons[type] = min(reasons[type] ?? reason, reason) }
      } else {
        renamed[name] = new
      }
    }
    // A name that two enums share keeps both where it keeps one.
    var open = Array(reasons.keys)
    while let type = open.popLast() {
      for name in enums[type]?.cases ?? [] where renamed.removeValue(forKey: name) != nil {
        for other in owners[name] ?? [] where reasons[other] == nil {
          reasons[other] = "'\(type)' has a case of the same name, '\(name)', and keeps it"
          open.append(other)
        }
      }
    }
  }

  static func isCapital(_ name: String) -> Bool { name.utf8.first.map { (65...90).contains($0) } == true }

  private func reason(_ name: String, _ new: String, _ types: Set<String>, _ sdk: SDKCaseNames) -> String? {
    for type in types.sorted() {
      guard let found = enums[type] else { continue }
      if let reason = found.reason { return reason }
      if typeCounts[type] != 1 { return "the project has several types named '\(type)'" }
      if found.members.contains(new) { return "'\(type)' has a '\(new)' already" }
      if found.cases.contains(where: { $0 != name && Self.lowerCamel($0) == new }) {
        return "another case of '\(type)' would become '\(new)' as well"
      }
    }
    if ["init", "self", "none", "some"].contains(new) { return "'.\(new)' means something else" }
    guard let use = uses[name] else { return nil }
    if use.isOther { return "the project uses '\(name)' for something else too, or without a dot" }
    if let other = use.qualifiers.subtracting(types).min() {
      return "'\(other).\(name)' may be the same case or another"
    }
    if use.isImplicit {
      if sdk.contains(name) { return "an API of the SDK has the same name, and '.\(name)' may mean either" }
      if let module = use.imports.filter({ !sdk.knows(module: $0) }).min() {
        return "'.\(name)' stands in a file that imports '\(module)', which may have one of its own"
      }
    }
    return nil
  }

  /// `Foo` → `foo`, `URL` → `url`, `HTTPError` → `httpError`, `FOO_BAR` → `fooBar`.
  static func lowerCamel(_ name: String) -> String {
    if name.utf8.contains(UInt8(ascii: "_")) {
      let isConstant = !name.utf8.contains { (97...122).contains($0) }
      let words = name.split(separator: "_")
      guard isConstant, words.count > 1, !name.hasPrefix("_"), !name.hasSuffix("_") else { return lowerFirst(name) }
      return words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1) + $1.dropFirst().lowercased() }.joined()
    }
    return lowerFirst(name)
  }

  private static func lowerFirst(_ name: String) -> String {
    var bytes = Array(name.utf8)
    let isUpper = { (byte: UInt8) in (65...90).contains(byte) }
    let isLower = { (byte: UInt8) in (97...122).contains(byte) }
    var end = 0
    while end < bytes.count, isUpper(bytes[end]) { end += 1 }
    // The last capital of several starts the next word.
    if end > 1, end < bytes.count, isLower(bytes[end]) { end -= 1 }
    for place in 0..<end { bytes[place] += 32 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
