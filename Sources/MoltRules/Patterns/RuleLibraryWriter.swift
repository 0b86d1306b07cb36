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
      var record = RecordWriter()
      rule.write(to: &record)
      var anchors: [String] = []
      for pattern in rule.patterns {
        let anchor = "\(pattern.anchorKind.rawValue):" + String(decoding: pattern.anchor, as: UTF8.self)
        if !anchors.contains(anchor) { anchors.append(anchor) }
      }
      let fields = [
        file.path, rule.id, rule.category, anchors.joined(separator: " "), rule.isStrict ? "1" : "0",
        "\(record.bytes.count)", "\(file.bytes.count)",
      ]
      contents += Array((fields.joined(separator: "\t") + "\n").utf8)
      blob += record.bytes + file.bytes
    }
    return (contents + [UInt8(ascii: "\n")] + blob, [])
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
