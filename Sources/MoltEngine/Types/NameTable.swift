/// An identifier, interned in one worker's `NameTable`; equal names have equal numbers.
struct Name: Hashable, Sendable {
  let index: Int32
  /// The absent name; its text is empty.
  static let none = Name(index: 0)
}

/// Interns identifiers straight from source bytes, so that a name is looked up once a file and compared as a number.
///
/// A class with raw memory for what each look-up reads: it is asked at every name of every file.
final class NameTable {
  private var texts: [String] = [""]
  /// The bytes of all names, one after the other.
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity = 1 << 16
  /// By name.
  private var entries: UnsafeMutablePointer<Entry>
  private var entryCount = 1
  /// Names by their hash; 0 where there is none. There are half as many entries at most.
  private var slots: UnsafeMutablePointer<Int32>
  private var slotCount = 4096

  private struct Entry {
    var hash: UInt32
    var count: Int32
    var start: Int
  }

  init() {
    bytes = .allocate(capacity: byteCapacity)
    entries = .allocate(capacity: slotCount / 2)
    entries.initialize(to: Entry(hash: 0, count: 0, start: 0))
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
  }

  deinit {
    bytes.deallocate()
    entries.deallocate()
    slots.deallocate()
  }

  /// The number of names so far; indices are below it.
  var count: Int { entryCount }

  func text(_ name: Name) -> String { texts[Int(name.index)] }

  /// The number of `text`, new or known.
  func intern(_ text: String) -> Name {
    var copy = text
    return copy.withUTF8 { intern($0) }
  }

  /// The number of the identifier whose bytes these are, new or known.
  func intern(_ name: UnsafeBufferPointer<UInt8>) -> Name {
    guard let start = UnsafeRawPointer(name.baseAddress), name.count > 0 else { return .none }
    let hash = NameHash.hash(name)
    let mask = slotCount &- 1
    var slot = Int(hash) & mask
    while slots[slot] > 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, Int(entry.count) == name.count,
        NameHash.isEqual(UnsafeRawPointer(bytes + entry.start), start, count: name.count)
      {
        return Name(index: slots[slot])
      }
      slot = (slot &+ 1) & mask
    }
    return add(name, hash: hash, slot: slot)
  }

  @inline(never)
  private func add(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32, slot: Int) -> Name {
    let index = Int32(entryCount)
    slots[slot] = index
    texts.append(String(decoding: name, as: UTF8.self))
    if byteCount + name.count > byteCapacity {
      byteCapacity = max(byteCapacity * 2, byteCount + name.count)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
      larger.initialize(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = larger
    }
    for (offset, byte) in name.enumerated() { bytes[byteCount + offset] = byte }
    entries[entryCount] = Entry(hash: hash, count: Int32(name.count), start: byteCount)
    entryCount += 1
    byteCount += name.count
    if entryCount * 2 >= slotCount { grow() }
    return Name(index: index)
  }

  private func grow() {
    slotCount *= 2
    slots.deallocate()
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: slotCount / 2)
    larger.initialize(from: entries, count: entryCount)
    entries.deallocate()
    entries = larger
    let mask = slotCount - 1
    for index in 1..<entryCount {
      var slot = Int(entries[index].hash) & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }
}

/// Hashes and compares names eight bytes at a time: most are too short for anything cleverer to pay.
enum NameHash {
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    return hash(start, count: bytes.count)
  }

  @inline(__always)
  static func hash(_ start: UnsafeRawPointer, count: Int) -> UInt32 {
    var state = UInt64(truncatingIfNeeded: count) &* 0x9e37_79b9_7f4a_7c15
    var offset = 0
    while offset &+ 8 <= count {
      state = mix(state ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    if offset < count { state = mix(state ^ tail(start + offset, count &- offset)) }
    return UInt32(truncatingIfNeeded: state ^ (state >> 29))
  }

  @inline(__always)
  static func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return offset == count || tail(left + offset, count &- offset) == tail(right + offset, count &- offset)
  }

  /// One to seven bytes as a number.
  @inline(__always)
  private static func tail(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let low = UInt64(start.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      return low | UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) << 32
    }
    let first = UInt64(start.load(fromByteOffset: 0, as: UInt8.self))
    let middle = UInt64(start.load(fromByteOffset: count >> 1, as: UInt8.self))
    return first | middle << 8 | UInt64(start.load(fromByteOffset: count &- 1, as: UInt8.self)) << 16
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xff51_afd7_ed55_8ccd
    return product ^ (product >> 32)
  }
}
