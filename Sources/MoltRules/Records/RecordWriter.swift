/// Writes numbers and texts one after another, so that a `RecordReader` needs no parser to take them up again.
///
/// A number is its decimal digits and a space, a text its length in bytes, a colon and the bytes.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) { bytes += Array("\(number) ".utf8) }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  mutating func write(_ text: [UInt8]) { bytes += Array("\(text.count):".utf8) + text }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Nothing is written as an absent flag, something as a present one and itself.
  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// The number of the items, and each of them.
  mutating func write<Item>(_ items: [Item], _ writeItem: (inout RecordWriter, Item) -> Void) {
    write(items.count)
    for item in items { writeItem(&self, item) }
  }
}
