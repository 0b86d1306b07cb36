/// A map from numbers that Molt hands out itself: row ids, interned names, tokens.
///
/// Nobody outside chooses these keys, so a multiplication is hash enough; the standard dictionary's keyed hash costs more
/// than all the rest of a look-up here. A class, because its owners are: looking something up copies nothing. Its room is
/// raw memory: an array in a class is retained and checked for overlapping accesses at each look.
final class NumberMap<Value> {
  /// Open addressing; at most half of the slots are taken.
  private var slots: UnsafeMutablePointer<Slot>?
  private var slotCount = 0
  /// The values in the order in which they came; one after the other, so that they are destroyed all at once.
  private var values: UnsafeMutablePointer<Value>?
  private var count = 0
  private var capacity = 0

  private struct Slot {
    var key: Int
    /// The place of the value; -1 where it was set to nil.
    var place: Int
  }

  init() {}

  deinit {
    values?.deinitialize(count: count)
    values?.deallocate()
    slots?.deallocate()
  }

  /// Whether nothing was ever put in.
  var isEmpty: Bool { count == 0 }

  /// The value at `key`; setting nil is not taken back out, it merely reads as nil.
  subscript(key: Int) -> Value? {
    @inline(__always)
    get {
      guard let slots, let values else { return nil }
      let slot = slots[Self.slot(of: key, in: slots, slotCount)]
      return slot.key == key && slot.place >= 0 ? values[slot.place] : nil
    }
    set {
      guard let newValue else {
        forget(key)
        return
      }
      if count * 2 >= slotCount { growSlots() }
      guard let slots else { return }
      let slot = Self.slot(of: key, in: slots, slotCount)
      if slots[slot].key == key, slots[slot].place >= 0 {
        values?[slots[slot].place] = newValue
      } else {
        slots[slot] = Slot(key: key, place: append(newValue))
      }
    }
  }

  /// No key is this number.
  private static var vacant: Int { Int.min }

  /// Where `key` is or would be put.
  @inline(__always)
  private static func slot(of key: Int, in slots: UnsafeMutablePointer<Slot>, _ count: Int) -> Int {
    let mask = count &- 1
    let mixed = UInt(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while slots[slot].key != key, slots[slot].key != vacant { slot = (slot &+ 1) & mask }
    return slot
  }

  private func forget(_ key: Int) {
    guard let slots else { return }
    let slot = Self.slot(of: key, in: slots, slotCount)
    if slots[slot].key == key { slots[slot].place = -1 }
  }

  private func append(_ value: Value) -> Int {
    if count == capacity {
      capacity = max(8, capacity * 2)
      let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
      if let values { larger.moveInitialize(from: values, count: count) }
      values?.deallocate()
      values = larger
    }
    if let values { (values + count).initialize(to: value) }
    count += 1
    return count - 1
  }

  private func growSlots() {
    let size = max(16, slotCount * 2)
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    larger.initialize(repeating: Slot(key: Self.vacant, place: -1), count: size)
    if let slots {
      for position in 0..<slotCount where slots[position].key != Self.vacant {
        larger[Self.slot(of: slots[position].key, in: larger, size)] = slots[position]
      }
    }
    slots?.deallocate()
    (slots, slotCount) = (larger, size)
  }
}
