/// Text from files and file names, made fit for a terminal.
public enum PlainText {
  /// The text with control characters written as escapes, so that a file name or a source line cannot steer the
  /// terminal or break a line of the report.
  public static func escaped(_ text: String, keepsTabs: Bool = false) -> String {
    // Most text is plain ASCII: a look at its bytes is enough.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 && !(keepsTabs && byte == 9) || byte >= 0x7F { return false }
      return true
    }
    if isPlain == true { return text }
    guard text.unicodeScalars.contains(where: { isControl($0) && !(keepsTabs && $0 == "\t") }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += keepsTabs ? "\t" : "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where isControl(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// C0, C1 and the characters that turn the direction of text around.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number of terminal cells that `text` takes, as terminals commonly count.
  static func width(_ text: String) -> Int {
    // Of plain ASCII every byte is a cell.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x300...0x36F, 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
