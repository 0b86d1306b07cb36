/// The name of a declaration in the compiler's own notation: `tableView(_:cellForRowAt:)`,
/// `CGRect.init(x:y:width:height:)`, `getter:CGRect.width(self:)`, `UIView.ContentMode.scaleToFill`,
/// `CGContext.move(self:to:)`.
public struct APIName: Hashable, Sendable {
  /// What a name stands for besides the declaration itself.
  public enum Accessor: UInt8, Sendable { case none, getter, setter }

  /// The dotted path before the last component; nil for a global.
  public var owner: String?
  /// The last component: `tableView`, `init`, `scaleToFill`, `subscript`, an operator.
  public var base: String
  /// The argument labels without `self`, `_` where there is none; nil when the name takes no arguments at all.
  public var labels: [String]?
  /// Which argument of the older function is the receiver now (`self:`), counted from 0.
  public var selfIndex: Int?
  public var accessor: Accessor

  public init(
    owner: String? = nil, base: String, labels: [String]? = nil, selfIndex: Int? = nil, accessor: Accessor = .none
  ) {
    self.owner = owner
    self.base = base
    self.labels = labels
    self.selfIndex = selfIndex
    self.accessor = accessor
  }

  public var isGetter: Bool { accessor == .getter }
  public var isSetter: Bool { accessor == .setter }
  public var isInit: Bool { base == "init" }
  public var isSubscript: Bool { base == "subscript" }

  /// Reads a name; nil when the brackets or the labels make no sense, or a part is empty.
  public init?(_ text: String) {
    var rest = text[...]
    accessor = .none
    if rest.utf8.starts(with: "getter:".utf8) {
      accessor = .getter
      rest = rest.dropFirst(7)
    } else if rest.utf8.starts(with: "setter:".utf8) {
      accessor = .setter
      rest = rest.dropFirst(7)
    }
    var path = rest
    labels = nil
    selfIndex = nil
    if rest.utf8.last == UInt8(ascii: ")") {
      guard let open = rest.utf8.lastIndex(of: UInt8(ascii: "(")) else { return nil }
      path = rest[..<open]
      let inside = rest[rest.utf8.index(after: open)...].dropLast()
      var found: [String] = []
      if !inside.isEmpty {
        guard inside.utf8.last == UInt8(ascii: ":") else { return nil }
        // By bytes: characters cost many times as much, and a label holds no colon.
        let parts = inside.utf8.dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        for (index, bytes) in parts.enumerated() {
          let label = Substring(bytes)
          if label == "self", selfIndex == nil {
            selfIndex = index
          } else {
            found.append(label.isEmpty ? "_" : String(label))
          }
        }
      }
      labels = found
    } else if rest.utf8.contains(UInt8(ascii: "(")), !APIName.isOperator(rest) {
      return nil
    }
    guard let dot = APIName.lastDot(in: path) else {
      guard !path.isEmpty else { return nil }
      owner = nil
      base = String(path)
      return
    }
    owner = String(path[..<dot])
    base = String(path[path.utf8.index(after: dot)...])
    if base.isEmpty || path.utf8.first == UInt8(ascii: ".") { return nil }
  }

  /// The dot that ends the owner. A dot inside an operator (`..<`) ends nothing.
  private static func lastDot(in path: Substring) -> Substring.Index? {
    guard !isOperator(path), let last = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    guard isOperator(path[path.utf8.index(after: last)...]) else { return last }
    // `Range...`: the owner ends at the first dot that an operator character follows.
    var index = path.utf8.startIndex
    while index < path.utf8.endIndex {
      let next = path.utf8.index(after: index)
      if path.utf8[index] == UInt8(ascii: "."), next < path.utf8.endIndex, isOperator(path[next...]) { return index }
      index = next
    }
    return nil
  }

  private static func isOperator(_ text: Substring) -> Bool {
    guard let first = text.utf8.first else { return false }
    // A single dot in front of a word starts no operator.
    if first == UInt8(ascii: "."), text.utf8.dropFirst().first != UInt8(ascii: ".") { return false }
    return "+-*/=<>!&|^~%?.".utf8.contains(first)
  }
}

extension APIName: CustomStringConvertible {
  public var description: String {
    var text = ""
    switch accessor {
    case .none: break
    case .getter: text = "getter:"
    case .setter: text = "setter:"
    }
    if let owner { text += owner + "." }
    return text + member
  }

  /// The name without its owner and accessor: `move(self:to:)`.
  public var member: String {
    guard var all = labels else { return base }
    if let selfIndex { all.insert("self", at: min(selfIndex, all.count)) }
    return base + "(" + all.map { $0 + ":" }.joined() + ")"
  }
}
