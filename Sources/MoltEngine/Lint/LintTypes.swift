import MoltSyntax

/// What rules ask of the types of a project: by last name, so that an extension anywhere counts.
public struct LintTypes: Sendable {
  /// A method as a selector or a protocol sees it.
  struct Method: Hashable, Sendable {
    var base: String
    /// As Swift 3 and later read them: `_` only where it is written.
    var labels: [String]
  }

  /// Superclasses and protocols of types and extensions, as written.
  private(set) var inherited: [String: Set<String>] = [:]
  /// Names of types that the project declares, not only extends.
  private(set) var declared: Set<String> = []
  /// Names of protocols that the project declares.
  private(set) var protocols: Set<String> = []
  private(set) var methods: [String: Set<Method>] = [:]
  private(set) var properties: [String: Set<String>] = [:]
  /// What the project's own protocols ask for.
  private(set) var requirements: Set<Method> = []
  private(set) var aliases: [String: String] = [:]
  /// Names that `@objc(name)` gives.
  private(set) var objectiveCNames: Set<String> = []
  /// Names of classes marked `@objcMembers`.
  private(set) var exposedTypes: Set<String> = []

  init() {}

  /// - Parameter headers: the declarations that others have read of the file.
  init(_ tokens: TokenBuffer, headers: DeclarationHeaders? = nil) {
    var reader = OutlineReader(tokens: tokens, headers: headers)
    reader.read()
    for declared in reader.declarations { add(declared) }
    for index in 0..<tokens.count where tokens.kind(index) == .atSign {
      if tokens.matches(index + 1, "objcMembers"), let name = Self.className(after: index + 2, tokens) {
        exposedTypes.insert(name)
      }
      guard tokens.matches(index + 1, "objc"), let arguments = Attribute(at: index, in: tokens)?.arguments,
        !arguments.isEmpty
      else { continue }
      objectiveCNames.insert(tokens.text(in: tokens.range(of: arguments)))
    }
  }

  private mutating func add(_ declared: Declared) {
    let owner = Self.last(declared.owner)
    switch declared.kind {
    case .classType, .structType, .enumType, .protocolType, .extension:
      inherited[Self.last(declared.name), default: []].formUnion(declared.inherited)
      if declared.kind == .protocolType { protocols.insert(Self.last(declared.name)) }
      if declared.kind != .extension { self.declared.insert(Self.last(declared.name)) }
    case .function:
      let method = Method(base: declared.name, labels: declared.labels)
      if declared.isRequirement { requirements.insert(method) }
      methods[owner, default: []].insert(method)
    case .variable: properties[owner, default: []].insert(declared.name)
    case .typealias: aliases[declared.name] = declared.type
    default: break
    }
  }

  mutating func formUnion(_ other: LintTypes) {
    inherited.merge(other.inherited) { $0.union($1) }
    declared.formUnion(other.declared)
    protocols.formUnion(other.protocols)
    methods.merge(other.methods) { $0.union($1) }
    properties.merge(other.properties) { $0.union($1) }
    requirements.formUnion(other.requirements)
    aliases.merge(other.aliases) { first, _ in first }
    objectiveCNames.formUnion(other.objectiveCNames)
    exposedTypes.formUnion(other.exposedTypes)
  }

  /// The name of the class whose other attributes and modifiers begin at a token.
  private static func className(after index: Int, _ tokens: TokenBuffer) -> String? {
    let keyword = (index..<min(index + 12, tokens.count)).first { tokens.kind($0) == .kwClass }
    return keyword.flatMap { tokens.kind($0 + 1) == .identifier ? tokens.name($0 + 1) : nil }
  }

  /// The last part of a dotted name, without generic arguments.
  static func last(_ name: String) -> String {
    let text = name.utf8
    let end = text.firstIndex(of: UInt8(ascii: "<")) ?? text.endIndex
    let dot = text[..<end].lastIndex(of: UInt8(ascii: "."))
    if dot == nil, end == text.endIndex { return name }
    return String(name[(dot.map(text.index(after:)) ?? text.startIndex)..<end])
  }
}
