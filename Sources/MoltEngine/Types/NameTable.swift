/// An identifier, interned in one worker's `NameTable`; equal names have equal numbers.
struct Name: Hashable, Sendable {
  let index: Int32
  /// The absent name; its text is empty.
  static let none = Name(index: 0)
}

/// Interns identifiers straight from source bytes, so that a name is looked up once a file and compared as a number.
struct NameTable {
  private var texts: [String] = [""]
  /// The bytes of all names, one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int32] = [0]
  private var hashes: [UInt32] = [0]
  private var slots: [Int32]

  init() {
    slots = [Int32](repeating: -1, count: 4096)
  }

  /// The number of names so far; indices are below it.
  var count: Int { texts.count }

  func text(_ name: Name) -> String { texts[Int(name.index)] }

  /// The number of `text`, new or known.
  mutating func intern(_ text: String) -> Name {
    var copy = text
    return copy.withUTF8 { intern($0) }
  }

  /// The number of the identifier whose bytes these are, new or known.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    if bytes.isEmpty { return .none }
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, isEqual(index, bytes) { return Name(index: Int32(index)) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(texts.count)
    texts.append(String(decoding: bytes, as: UTF8.self))
    self.bytes.append(contentsOf: bytes)
    ends.append(Int32(self.bytes.count))
    hashes.append(hash)
    if texts.count * 2 > slots.count { grow() }
    return Name(index: Int32(texts.count - 1))
  }

  private func isEqual(_ index: Int, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(ends[index - 1])
    guard Int(ends[index]) - start == other.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<other.count where bytes[start + offset] != other[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for index in 1..<texts.count {
      var slot = Int(hashes[index]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }
}
