/// A map from numbers that Molt hands out itself: row ids, interned names, tokens.
///
/// Nobody outside chooses these keys, so a multiplication is hash enough; the standard dictionary's keyed hash costs more
/// than all the rest of a look-up here. A class, because its owners are: looking something up copies nothing. Its room is
/// raw memory: an array in a class is retained and checked for overlapping accesses at each look.
final class NumberMap<Value> {
  private var keys: UnsafeMutablePointer<Int>?
  /// Initialised where there is a key.
  private var values: UnsafeMutablePointer<Value?>?
  private var capacity = 0
  private var count = 0

  init() {}

  deinit {
    if let keys, let values {
      for position in 0..<capacity where keys[position] != Self.vacant { (values + position).deinitialize(count: 1) }
    }
    keys?.deallocate()
    values?.deallocate()
  }

  /// Whether nothing was ever put in.
  var isEmpty: Bool { count == 0 }

  /// The value at `key`; setting nil is not taken back out, it merely reads as nil.
  subscript(key: Int) -> Value? {
    @inline(__always)
    get {
      guard let keys, let values else { return nil }
      let place = Self.place(of: key, in: keys, capacity)
      return keys[place] == key ? values[place] : nil
    }
    set {
      if count * 2 >= capacity { grow() }
      guard let keys, let values else { return }
      let place = Self.place(of: key, in: keys, capacity)
      if keys[place] == key {
        values[place] = newValue
      } else {
        keys[place] = key
        (values + place).initialize(to: newValue)
        count += 1
      }
    }
  }

  /// No key is this number.
  private static var vacant: Int { Int.min }

  /// Where `key` is or would be put.
  @inline(__always)
  private static func place(of key: Int, in keys: UnsafeMutablePointer<Int>, _ capacity: Int) -> Int {
    let mask = capacity &- 1
    let mixed = UInt(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    var place = Int(truncatingIfNeeded: mixed >> 32) & mask
    while keys[place] != key, keys[place] != vacant { place = (place &+ 1) & mask }
    return place
  }

  private func grow() {
    let size = max(16, capacity * 2)
    let newKeys = UnsafeMutablePointer<Int>.allocate(capacity: size)
    newKeys.initialize(repeating: Self.vacant, count: size)
    let newValues = UnsafeMutablePointer<Value?>.allocate(capacity: size)
    if let keys, let values {
      for position in 0..<capacity where keys[position] != Self.vacant {
        let place = Self.place(of: keys[position], in: newKeys, size)
        newKeys[place] = keys[position]
        (newValues + place).moveInitialize(from: values + position, count: 1)
      }
    }
    keys?.deallocate()
    values?.deallocate()
    (keys, values, capacity) = (newKeys, newValues, size)
  }
}
