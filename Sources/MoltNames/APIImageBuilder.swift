/// Appends numbers and strings in the form that `APIImage` reads.
struct APIImageBuilder {
  private(set) var bytes: [UInt8] = []
  private var places: [String: Int] = [:]

  /// The largest number of four digits, and so the largest image
  static let limit = 1 << 24

  init() { bytes.reserveCapacity(1 << 23) }

  mutating func digits(_ value: Int, count: Int = 4) {
    var rest = value
    for _ in 0..<count {
      bytes.append(0x30 + UInt8(rest & 0x3f))
      rest >>= 6
    }
  }

  mutating func patch(_ value: Int, at offset: Int) {
    var rest = value
    for index in 0..<4 {
      bytes[offset + index] = 0x30 + UInt8(rest & 0x3f)
      rest >>= 6
    }
  }

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The offset of a string, written once. What is not printable 7-bit becomes `?`: no name of an SDK needs it.
  mutating func string(_ text: String) -> Int {
    if let place = places[text] { return place }
    let place = bytes.count
    places[text] = place
    digits(text.utf8.count)
    for byte in text.utf8 { bytes.append(byte >= 0x20 && byte < 0x7f ? byte : UInt8(ascii: "?")) }
    return place
  }

  /// A hash index from names to ids. Returns the offset and the number of its buckets.
  mutating func index(_ entries: [String: [Int]]) -> (offset: Int, count: Int) {
    var count = 16
    while count < entries.count { count *= 2 }
    var buckets = [[(name: String, ids: [Int])]](repeating: [], count: count)
    for (name, ids) in entries {
      let hash = withBytes(of: name) { APIImage.hash($0) }
      buckets[Int(hash) & (count - 1)].append((name, ids))
    }
    var written: [(name: Int, postings: Int)] = []
    var starts: [Int] = []
    for bucket in buckets {
      starts.append(written.count)
      for entry in bucket.sorted(by: { $0.name < $1.name }) {
        let name = string(entry.name)
        written.append((name, bytes.count))
        digits(entry.ids.count)
        for id in entry.ids { digits(id) }
      }
    }
    starts.append(written.count)
    let offset = bytes.count
    let entriesAt = offset + 4 * starts.count
    for start in starts { digits(entriesAt + 8 * start) }
    for entry in written {
      digits(entry.name)
      digits(entry.postings)
    }
    return (offset, count)
  }
}
