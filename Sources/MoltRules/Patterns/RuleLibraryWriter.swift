/// Writes what `RuleLibrary` reads.
public enum RuleLibraryWriter {
  /// The text to embed; throws what is wrong with the files, all of it.
  ///
  /// - Parameter files: paths as `category/name.yml`.
  public static func text(of files: [(path: String, bytes: [UInt8])]) -> (text: [UInt8], mistakes: [FileMistake]) {
    let set = RuleSet(files: files)
    guard set.mistakes.isEmpty else { return ([], set.mistakes) }
    var contents: [UInt8] = []
    var blob: [UInt8] = []
    for (file, rule) in zip(files, set.rules) {
      let short = shortened(file.bytes)
      var anchors: [[UInt8]] = []
      for pattern in rule.patterns where !anchors.contains(pattern.anchor) { anchors.append(pattern.anchor) }
      let words = anchors.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      let line =
        "\(file.path)\t\(rule.id)\t\(rule.category)\t\(rule.isStrict ? 1 : 0)\t\(words)\t\(short.count)\t\(file.bytes.count)\n"
      contents += Array(line.utf8)
      blob += short + file.bytes
    }
    return (contents + [UInt8(ascii: "\n")] + blob, [])
  }

  /// The file without its examples, its rationale and comments: what is needed to look for the rule's code.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isDropped = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "-"), first != UInt8(ascii: "\r") {
        isDropped =
          first == UInt8(ascii: "#") || line.starts(with: "examples:".utf8) || line.starts(with: "rationale:".utf8)
      }
      if !isDropped { result += line + [UInt8(ascii: "\n")] }
    }
    return result
  }

  /// The text as a Swift string literal, quotes included.
  public static func literal(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): result += Array("\\n".utf8)
      case UInt8(ascii: "\r"): result += Array("\\r".utf8)
      case UInt8(ascii: "\t"): result += Array("\\t".utf8)
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\"")]
  }
}
