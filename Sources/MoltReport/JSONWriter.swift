/// Writes one JSON document, indented, with its keys in the order given.
struct JSONWriter {
  private(set) var text = ""
  private var depth = 0
  private var needsComma = false

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

  private mutating func group(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    start(key)
    text += open
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma { newLine() }
    text += close
    needsComma = true
  }

  private mutating func start(_ key: String?) {
    if needsComma { text += "," }
    if depth > 0 { newLine() }
    if let key { text += Self.quoted(key) + ": " }
    needsComma = true
  }

  private mutating func newLine() {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private static func quoted(_ value: String) -> String {
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
