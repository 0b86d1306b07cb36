import MoltNames
import MoltSyntax

/// What the types of a project inherit.
extension LintFile {
  /// Everything that a type inherits from, by name.
  struct Ancestry {
    /// Types of the SDK, by id.
    var sdk: Set<Int> = []
    /// Types of the project, by last name; the type itself among them.
    var own: Set<String> = []
    /// Whether something is neither the project's nor the SDK's, so that not all is known.
    var isForeign = false
  }

  /// What the type whose keyword stands at `keyword` inherits from.
  func ancestry(ofTypeAt keyword: Int) -> Ancestry? {
    guard let header = headers[keyword] else { return nil }
    let last = header.target.map { $0.upperBound - 1 } ?? header.name
    guard let last, tokens.kind(last) == .identifier else { return nil }
    return ancestry(of: tokens.name(last))
  }

  /// Constraints, and protocols of the standard library, none of which asks Objective-C for anything.
  private static let bare: Set<String> = [
    "class", "AnyObject", "Any", "Codable", "Decodable", "Encodable", "CodingKey", "Equatable", "Hashable",
    "Comparable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "ErrorType", "Sendable", "Identifiable",
    "Printable", "DebugPrintable", "RawRepresentable", "CaseIterable", "LocalizedError",
  ]

  func ancestry(of name: String) -> Ancestry {
    if let known = knownAncestries[name] { return known }
    var found = Ancestry()
    var queue = [name]
    var seen: Set<String> = []
    var next = 0
    while next < queue.count, next < 200 {
      let name = queue[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      let own = projectTypes.inherited(name)
      let type = sdk.history.type(named: name)
      if let own {
        found.own.insert(name)
        for text in own { queue += Self.names(in: text) }
      }
      if let type, projectTypes.isExtendedOnly(name) || own == nil {
        addSDK(type, to: &found)
      } else if own == nil {
        if let alias = projectTypes.alias(name) {
          queue += Self.names(in: alias)
        } else if !Self.bare.contains(name) {
          found.isForeign = true
        }
      }
    }
    knownAncestries[name] = found
    return found
  }

  private func addSDK(_ type: APIType, to found: inout Ancestry) {
    var queue = [type]
    while let type = queue.popLast(), found.sdk.count < 200 {
      guard found.sdk.insert(type.id).inserted else { continue }
      if let superclass = type.superclass { queue.append(superclass) }
      queue += type.protocols
      if type.kind == .typealias, let target = type.aliasTarget {
        queue += Self.names(in: target).compactMap { sdk.history.type(named: $0) }
      }
    }
  }

  /// The last names of the types in `A.B<C>`, `A & B`, `protocol<A, B>`.
  static func names(in text: String) -> [String] {
    var text = text[...]
    if text.hasPrefix("protocol<") { text = text.dropFirst(9).dropLast() }
    return text.split { $0 == "&" || $0 == "," }.map { part in
      LintTypes.last(String(part.filter { $0 != " " && $0 != "\n" && $0 != "?" && $0 != "!" }))
    }
  }
}

extension LintFile {
  /// The class, or the extension of one, that a member stands in.
  struct ClassAround {
    var keyword: Int
    var name: String
    var header: DeclarationHeader
  }

  func classAround(_ index: Int) -> ClassAround? {
    guard let brace = context.enclosingBrace(index), case .type(let keyword) = context.owner(of: brace),
      tokens.kind(keyword) == .kwClass || tokens.kind(keyword) == .kwExtension,
      let header = headers[keyword]
    else { return nil }
    let last = header.target.map { $0.upperBound - 1 } ?? header.name
    guard let last, tokens.kind(last) == .identifier else { return nil }
    return ClassAround(keyword: keyword, name: tokens.name(last), header: header)
  }

  /// Whether a type of that name conforms to a protocol of the SDK; nil when that cannot be told.
  func conforms(_ name: String, to type: APIType) -> Bool? {
    let ancestry = ancestry(of: name)
    if ancestry.sdk.contains(type.id) { return true }
    // Another file may say so.
    ask(for: .types)
    return ancestry.isForeign || project == nil ? nil : false
  }
}

extension LintFile {
  /// The last name of the type or extension whose keyword stands at a token.
  func name(ofTypeAt keyword: Int) -> String? {
    guard let header = headers[keyword],
      let last = header.target.map({ $0.upperBound - 1 }) ?? header.name, tokens.kind(last) == .identifier
    else { return nil }
    return tokens.name(last)
  }

  /// The methods that the project gives a type, by itself, by what it inherits, and by extensions of either.
  func methods(of type: String) -> Set<LintTypes.Method> {
    lineage(of: type).reduce(into: []) { $0.formUnion(projectTypes.methods(of: $1)) }
  }

  func properties(of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(projectTypes.properties(of: $1)) }
  }

  private func lineage(of type: String) -> Set<String> {
    let ancestry = ancestry(of: type)
    return ancestry.own.union(ancestry.sdk.map { sdk.history.type($0).name }).union([type])
  }
}
