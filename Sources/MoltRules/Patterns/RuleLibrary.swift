import MoltSyntax

/// The rules that are compiled into the tool: a table of contents, and for each rule a record and its file.
///
/// Of a rule that nothing in a file wakes, only its line in the table is read, and no text of it is copied.
public struct RuleLibrary: Sendable {
  /// A rule as far as the table of contents knows it.
  public struct Entry: Sendable {
    fileprivate let text: StaticString
    fileprivate var fields: (file: Range<Int>, id: Range<Int>, category: Range<Int>, anchors: Range<Int>)
    public fileprivate(set) var isStrict = false
    /// The rule as `LintRule.write(to:)` leaves it, and its whole file, as byte ranges of the text.
    fileprivate var record = 0..<0
    fileprivate var whole = 0..<0

    /// `category/name.yml`
    public var file: String { RuleLibrary.string(text, fields.file) }
    public var id: String { RuleLibrary.string(text, fields.id) }
    public var category: String { RuleLibrary.string(text, fields.category) }

    /// Calls `body` with each token that wakes the rule.
    public func forEachAnchor(_ body: (_ kind: TokenKind, _ text: UnsafeBufferPointer<UInt8>) -> Void) {
      let bytes = RuleLibrary.bytes(text, fields.anchors)
      var index = 0
      while index < bytes.count {
        let kind = RuleLibrary.number(bytes, &index, end: UInt8(ascii: ":"))
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: " ") { index += 1 }
        body(
          TokenKind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .unknown,
          UnsafeBufferPointer(rebasing: bytes[start..<index]))
        index += 1
      }
    }
  }

  public let entries: [Entry]
  private let text: StaticString

  /// - Parameter text: what `RuleLibraryWriter` wrote.
  public init(embedded text: StaticString) {
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var entries: [Entry] = []
    entries.reserveCapacity(128)
    var index = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      func field() -> Range<Int> {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\t") { index += 1 }
        index += 1
        return start..<max(start, index - 1)
      }
      var entry = Entry(text: text, fields: (field(), field(), field(), field()))
      entry.isStrict = Self.number(bytes, &index, end: UInt8(ascii: "\t")) == 1
      entry.record = 0..<Self.number(bytes, &index, end: UInt8(ascii: "\t"))
      entry.whole = 0..<Self.number(bytes, &index, end: UInt8(ascii: "\n"))
      entries.append(entry)
    }
    index += 1
    func place(_ range: Range<Int>) -> Range<Int> {
      let start = min(index, bytes.count)
      index = min(start + range.count, bytes.count)
      return start..<index
    }
    for position in entries.indices {
      entries[position].record = place(entries[position].record)
      entries[position].whole = place(entries[position].whole)
    }
    self.entries = entries
  }

  /// The rule without its examples and its rationale; nil where the text holds none.
  public func rule(_ entry: Entry) -> LintRule? {
    var reader = RecordReader(Self.bytes(text, entry.record))
    let rule = LintRule(from: &reader)
    return reader.isBroken ? nil : rule
  }

  /// The rule's whole file.
  public func source(of entry: Entry) -> [UInt8] { Array(Self.bytes(text, entry.whole)) }

  /// The rule that is called so.
  public func entry(named id: String) -> Entry? { entries.first { $0.id == id } }

  private static func bytes(_ text: StaticString, _ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start + range.lowerBound, count: range.count)
  }

  private static func string(_ text: StaticString, _ range: Range<Int>) -> String {
    String(decoding: bytes(text, range), as: UTF8.self)
  }

  /// The digits from `index` on, and the byte after them that ends them.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, end: UInt8) -> Int {
    var value = 0
    while index < bytes.count, bytes[index] != end {
      value = value &* 10 &+ Int(bytes[index] & 15)
      index += 1
    }
    index += 1
    return value
  }
}
