/// The rules that are compiled into the tool: a table of contents, and the files themselves.
///
/// Of a rule that nothing in a file wakes, only its line in the table is read.
public struct RuleLibrary: Sendable {
  /// A rule as far as the table of contents knows it.
  public struct Entry: Sendable {
    /// `category/name.yml`
    public var file: String
    public var id: String
    public var category: String
    public var isStrict: Bool
    /// The texts of the tokens that wake it.
    public var anchors: [[UInt8]]
    /// The shortened and the whole file, as byte ranges of the text.
    var short: Range<Int>
    var whole: Range<Int>
  }

  public let entries: [Entry]
  private let text: StaticString

  /// - Parameter text: what `RuleLibraryWriter` wrote.
  public init(embedded text: StaticString) {
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var entries: [Entry] = []
    var index = 0
    var lengths: [(Int, Int)] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      var end = index
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let fields = bytes[index..<end].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      index = end + 1
      guard fields.count == 7 else { continue }
      func text(_ field: Int) -> String { String(decoding: fields[field], as: UTF8.self) }
      entries.append(
        Entry(
          file: text(0), id: text(1), category: text(2), isStrict: text(3) == "1",
          anchors: fields[4].split(separator: UInt8(ascii: " ")).map { Array($0) }, short: 0..<0, whole: 0..<0))
      lengths.append((Int(text(5)) ?? 0, Int(text(6)) ?? 0))
    }
    index += 1
    for (position, length) in lengths.enumerated() {
      let middle = min(index + length.0, bytes.count)
      let end = min(middle + length.1, bytes.count)
      entries[position].short = index..<middle
      entries[position].whole = middle..<end
      index = end
    }
    self.entries = entries
  }

  /// The rule without its examples and its rationale.
  public func rule(_ entry: Entry) -> LintRule? { RuleSet.embedded(bytes(entry.short), file: entry.file) }

  /// The rule's whole file.
  public func source(of entry: Entry) -> [UInt8] { bytes(entry.whole) }

  /// The rule that is called so.
  public func entry(named id: String) -> Entry? { entries.first { $0.id == id } }

  private func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start + range.lowerBound, count: range.count))
  }
}
