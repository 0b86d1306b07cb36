/// Text in a page.
enum HTMLText {
  /// `text` as it may stand in an element or a quoted attribute; control characters as people would read them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.escaped(text, keepsTabs: true).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A message with what stands between backticks or single quotes shown as code.
  static func message(_ text: String) -> String {
    var result = ""
    var code: String?
    var sign: Unicode.Scalar = "'"
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if let open = code {
        if scalar == sign {
          result += "<code>" + escaped(open) + "</code>"
          code = nil
        } else {
          code = open + String(scalar)
        }
      } else if scalar == "`" || scalar == "'" && (previous == " " || previous == "(" || previous == ",") {
        // An apostrophe within a word opens nothing.
        sign = scalar
        code = ""
      } else {
        result += escaped(String(scalar))
      }
      previous = scalar
    }
    if let code { result += escaped(String(sign) + code) }
    return result
  }
}
