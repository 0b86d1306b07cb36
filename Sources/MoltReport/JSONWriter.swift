/// Writes JSON with its keys in the order given, indented or on one line; a document, or a part of one.
struct JSONWriter {
  private(set) var text = ""
  private var depth: Int
  private var needsComma: Bool
  private let isCompact: Bool

  /// - Parameters:
  ///   - depth: in how many groups that are open already the text will stand.
  ///   - isEmpty: whether nothing stands in the innermost of them yet.
  ///   - isCompact: no line ends and indents.
  init(depth: Int = 0, isEmpty: Bool = true, isCompact: Bool = false) {
    self.depth = depth
    self.isCompact = isCompact
    needsComma = !isEmpty
  }

  /// An object; as a member of another one when it has a key.
  mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { group(key, "{", "}", body) }

  /// An array; as a member of an object when it has a key.
  mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { group(key, "[", "]", body) }

  mutating func value(_ key: String? = nil, _ value: String) {
    start(key)
    text += Self.quoted(value)
  }

  mutating func value(_ key: String? = nil, _ value: Int) {
    start(key)
    text += String(value)
  }

  mutating func value(_ key: String? = nil, _ value: Bool) {
    start(key)
    text += value ? "true" : "false"
  }

  /// A string, or `null`.
  mutating func optional(_ key: String, _ value: String?) {
    start(key)
    text += value.map(Self.quoted) ?? "null"
  }

  /// Opens a group that another writer may close.
  mutating func open(_ sign: String, key: String? = nil) {
    start(key)
    text += sign
    depth += 1
    needsComma = false
  }

  mutating func close(_ sign: String) {
    depth -= 1
    if needsComma { newLine() }
    text += sign
    needsComma = true
  }

  private mutating func group(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    self.open(open, key: key)
    body(&self)
    self.close(close)
  }

  private mutating func start(_ key: String?) {
    if needsComma { text += "," }
    if depth > 0 { newLine() }
    if let key { text += Self.quoted(key) + (isCompact ? ":" : ": ") }
    needsComma = true
  }

  private mutating func newLine() {
    if isCompact { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
