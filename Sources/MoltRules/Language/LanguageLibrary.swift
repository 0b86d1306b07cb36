/// What is compiled into the tool about changes of the language: the table of all of them, and a file a rewriter.
public struct LanguageLibrary: Sendable {
  /// In the order of the table.
  public let changes: [LanguageChange]
  /// By id.
  public let rules: [SyntaxRule]

  /// - Parameter text: what `text(of:)` made.
  public init(embedded text: StaticString) {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var index = 0
    var lengths: [(name: String, length: Int)] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let fields = String(decoding: bytes[index..<end], as: UTF8.self).split(separator: "\t")
      if fields.count == 2, let length = Int(fields[1]) { lengths.append((String(fields[0]), length)) }
      index = end + 1
    }
    index += 1
    var changes: [LanguageChange] = []
    var rules: [SyntaxRule] = []
    for (name, length) in lengths where index + length <= bytes.count {
      let file = Array(bytes[index..<index + length])
      index += length
      if name.hasSuffix(".yml") {
        if let rule = SyntaxRule(file, file: name) { rules.append(rule) }
      } else {
        changes += (try? LanguageChange.read(file)) ?? []
      }
    }
    self.changes = changes
    self.rules = rules
  }

  /// The text to embed: names and lengths in bytes, an empty line, the files one after another.
  public static func text(of files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    let head = files.map { "\($0.name)\t\($0.bytes.count)\n" }.joined() + "\n"
    return Array(head.utf8) + files.flatMap(\.bytes)
  }
}
