/// Brings a declaration as the compiler prints it to the form of the tables.
enum DeclarationText {
  /// Without the default values that the importer adds and without `any`; one line.
  static func cleaned(_ text: String) -> String {
    withoutAny(withoutDefaults(Array(text.utf8)))
  }

  /// The same without `any` alone: default values that Swift code declares stay.
  static func withoutAny(_ text: String) -> String { withoutAny(Array(text.utf8)) }

  /// Drops ` = value` inside the parameter list: everything up to the comma or bracket that ends the parameter.
  private static func withoutDefaults(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var depth = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if depth > 0, byte == UInt8(ascii: " "), text[index...].starts(with: " = ".utf8) {
        var inner = 0
        index += 3
        while index < text.count {
          let next = text[index]
          if "([{".utf8.contains(next) { inner += 1 }
          if inner == 0, next == UInt8(ascii: ",") || next == UInt8(ascii: ")") { break }
          if ")]}".utf8.contains(next) { inner -= 1 }
          index += 1
        }
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      result.append(byte)
      index += 1
    }
    return result
  }

  private static func withoutAny(_ text: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let startsWord = index == 0 || !isWord(text[index - 1])
      if startsWord, text[index...].starts(with: "any ".utf8) {
        // `(any P)?` needs its brackets no more, unless what they hold is a composition.
        if result.last == UInt8(ascii: "("), let close = closing(text, from: index), close + 1 < text.count,
          "?!".utf8.contains(text[close + 1]), !text[index..<close].contains(UInt8(ascii: "&"))
        {
          result.removeLast()
          result += withoutAny(Array(text[index + 4..<close])).utf8
          index = close + 1
        } else {
          index += 4
        }
        continue
      }
      result.append(text[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bracket that ends the group `index` is in.
  private static func closing(_ text: [UInt8], from index: Int) -> Int? {
    var depth = 0
    for place in index..<text.count {
      if text[place] == UInt8(ascii: "(") { depth += 1 }
      if text[place] == UInt8(ascii: ")") {
        if depth == 0 { return place }
        depth -= 1
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
