extension CallTemplate {
  /// How much of an array a C function took that was told a number of elements.
  public enum ElementSpan: Sendable {
    /// Every element
    case all
    /// `nil` or nothing, with a count of 0
    case none
    /// It depends on what the two hold
    case unknown
  }

  /// Compares an array with the count that was passed with it, both as source text: `xs` and `xs.count`, `[a, b]` and `2`.
  public static func span(of array: String, count: String) -> ElementSpan {
    let number = bareCount(count)
    if array == "nil" || array == "[]" { return number == "0" ? .none : .unknown }
    if number == array + ".count" { return .all }
    guard let written = Int(number), let held = elementCount(ofLiteral: array) else { return .unknown }
    return written == held ? .all : .unknown
  }

  /// Without a conversion between kinds of integers.
  private static func bareCount(_ text: String) -> String {
    for conversion in ["Int(", "UInt(", "size_t("] where text.hasPrefix(conversion) && text.hasSuffix(")") {
      let inside = text.dropFirst(conversion.utf8.count).dropLast()
      if !inside.contains("(") { return String(inside) }
    }
    return text
  }

  /// The number of elements of an array literal; nil for anything else, and where a string or a comment hides the commas.
  private static func elementCount(ofLiteral text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "["), !bytes.contains(UInt8(ascii: "\"")) else { return nil }
    if text.contains("//") || text.contains("/*") { return nil }
    var depth = 0
    var count = 1
    var isInElement = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        // `[a][0]`, `[a].map { … }` are more than a literal.
        if depth == 0, index != bytes.count - 1 { return nil }
      case UInt8(ascii: ",") where depth == 1:
        if isInElement { count += 1 }
        isInElement = false
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      // A dictionary is no array.
      case UInt8(ascii: ":") where depth == 1: return nil
      default: break
      }
      if index > 0, index < bytes.count - 1 { isInElement = true }
    }
    if !isInElement { count -= 1 }
    return depth == 0 ? count : nil
  }
}
