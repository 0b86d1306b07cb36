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
    var copy = text
    guard let name = copy.withUTF8({ APIName(utf8: $0) }) else { return nil }
    self = name
  }

  /// Reads a name from its bytes.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    accessor = .none
    if APIName.starts(rest, "getter:") {
      accessor = .getter
      rest = rest.dropFirst(7)
    } else if APIName.starts(rest, "setter:") {
      accessor = .setter
      rest = rest.dropFirst(7)
    }
    var path = rest
    labels = nil
    selfIndex = nil
    if rest.last == UInt8(ascii: ")") {
      guard let open = rest.lastIndex(of: UInt8(ascii: "(")) else { return nil }
      path = rest[..<open]
      guard let (found, receiver) = APIName.labels(rest[(open + 1)...].dropLast()) else { return nil }
      labels = found
      selfIndex = receiver
    } else if !APIName.isOperator(rest), rest.contains(UInt8(ascii: "(")) {
      return nil
    }
    guard let dot = APIName.lastDot(in: path) else {
      guard !path.isEmpty else { return nil }
      owner = nil
      base = String(decoding: path, as: UTF8.self)
      return
    }
    owner = String(decoding: path[..<dot], as: UTF8.self)
    base = String(decoding: path[(dot + 1)...], as: UTF8.self)
    if base.isEmpty || path.first == UInt8(ascii: ".") { return nil }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func starts(_ bytes: Bytes, _ word: StaticString) -> Bool {
    guard bytes.count >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[bytes.startIndex + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The labels of `x:y:`, and which of them is the receiver; nil when they do not end in a colon.
  private static func labels(_ inside: Bytes) -> (labels: [String], selfIndex: Int?)? {
    var found: [String] = []
    if inside.isEmpty { return (found, nil) }
    guard inside.last == UInt8(ascii: ":") else { return nil }
    var receiver: Int?
    var start = inside.startIndex
    var position = 0
    for index in inside.indices where inside[index] == UInt8(ascii: ":") {
      let label = inside[start..<index]
      if receiver == nil, label.count == 4, starts(label, "self") {
        receiver = position
      } else {
        found.append(label.isEmpty ? "_" : String(decoding: label, as: UTF8.self))
      }
      start = index + 1
      position += 1
    }
    return (found, receiver)
  }

  /// The dot that ends the owner. A dot inside an operator (`..<`) ends nothing.
  private static func lastDot(in path: Bytes) -> Int? {
    guard !isOperator(path), let last = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    guard isOperator(path[(last + 1)...]) else { return last }
    // `Range...`: the owner ends at the first dot that an operator character follows.
    return path.indices.first { index in
      path[index] == UInt8(ascii: ".") && index + 1 < path.endIndex && isOperator(path[(index + 1)...])
    }
  }

  private static func isOperator(_ text: Bytes) -> Bool {
    guard let first = text.first else { return false }
    switch first {
    // A single dot in front of a word starts no operator.
    case UInt8(ascii: "."): return text.count > 1 && text[text.startIndex + 1] == UInt8(ascii: ".")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "?"):
      return true
    default: return false
    }
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
