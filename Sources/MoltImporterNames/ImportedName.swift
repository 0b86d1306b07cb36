/// A name that Swift's importer gives a declaration.
public struct ImportedName: Sendable, Hashable {
  public enum Accessor: Sendable { case getter, setter }

  /// The type that it is a member of, by that version's name; empty for a global
  public var context: String
  public var base: String
  /// Nil for what is no function; an empty label is `_`
  public var labels: [String]?
  /// Of a function that became a member: the place of the argument that became the receiver, counted from 0
  public var selfIndex: Int?
  /// Of a function that became a property
  public var accessor: Accessor?

  public init(context: String = "", base: String, labels: [String]? = nil) {
    self.context = context
    self.base = base
    self.labels = labels
  }

  /// `move(to:animated:)`, `isHidden`: the name without its owner.
  public var member: String {
    guard let labels, accessor == nil else { return base }
    return "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// `UIView.move(to:animated:)`.
  public var path: String { context.isEmpty ? member : "\(context).\(member)" }

  /// In the notation of `swift_name`, which tells the receiver's place: `getter:CGRect.width(self:)`.
  public var notation: String {
    guard selfIndex != nil || accessor != nil else { return path }
    var pieces = labels.map { $0.map { ($0.isEmpty ? "_" : $0) + ":" } } ?? []
    if let selfIndex { pieces.insert("self:", at: min(selfIndex, pieces.count)) }
    if accessor == .setter, labels?.isEmpty != false { pieces.append("newValue:") }
    let prefix =
      switch accessor {
      case .getter: "getter:"
      case .setter: "setter:"
      case nil: ""
      }
    return "\(prefix)\(context.isEmpty ? "" : context + ".")\(base)(\(pieces.joined()))"
  }

  /// Reads what a `swift_name` attribute says; nil when it is no name.
  public init?(attribute: String) {
    var text = attribute[...]
    accessor = nil
    for (word, kind) in [("getter:", Accessor.getter), ("setter:", .setter)] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
      accessor = kind
    }
    var arguments: [String]?
    if let open = text.firstIndex(of: "(") {
      guard text.last == ")" else { return nil }
      let inside = text[text.index(after: open)...].dropLast()
      guard inside.isEmpty || inside.last == ":" else { return nil }
      arguments = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
      text = text[..<open]
    }
    let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = pieces.last, pieces.allSatisfy(Self.isIdentifier) else { return nil }
    context = pieces.dropLast().joined(separator: ".")
    base = String(last)
    selfIndex = context.isEmpty ? nil : arguments?.firstIndex(of: "self")
    if let selfIndex { arguments?.remove(at: selfIndex) }
    guard arguments?.allSatisfy({ Self.isIdentifier($0[...]) }) ?? true else { return nil }
    labels = accessor == nil ? arguments?.map { $0 == "_" ? "" : $0 } : []
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !CamelCase.isDigit(first) else { return false }
    return text.utf8.allSatisfy { CamelCase.isLetter($0) || CamelCase.isDigit($0) || $0 == 0x5F || $0 >= 0x80 }
  }
}
