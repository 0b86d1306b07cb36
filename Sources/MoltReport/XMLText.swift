/// Text in XML documents.
enum XMLText {
  /// `text` as it may stand in an attribute or an element. XML has no way to write most control characters: they are
  /// written as people would read them, `\u{1B}`.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t": result += "&#9;"
      case "\n": result += keepsLines ? "\n" : "&#10;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar.value & 0xFFFE == 0xFFFE:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
