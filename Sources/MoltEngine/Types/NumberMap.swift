/// A map from numbers that Molt hands out itself: row ids, interned names, tokens.
///
/// Nobody outside chooses these keys, so a multiplication is hash enough; the standard dictionary's keyed hash costs more
/// than all the rest of a look-up here. A class, because its owners are: looking something up copies nothing.
final class NumberMap<Value> {
  private var keys: [Int] = []
  private var values: [Value?] = []
  private var count = 0

  /// Whether nothing was ever put in.
  var isEmpty: Bool { count == 0 }

  /// The value at `key`; setting nil is not taken back out, it merely reads as nil.
  subscript(key: Int) -> Value? {
    get {
      if keys.isEmpty { return nil }
      return values[place(of: key)]
    }
    set {
      if count * 2 >= keys.count { grow() }
      let place = place(of: key)
      if keys[place] != key {
        keys[place] = key
        count += 1
      }
      values[place] = newValue
    }
  }

  /// No key is this number.
  private static var vacant: Int { Int.min }

  /// Where `key` is or would be put.
  @inline(__always)
  private func place(of key: Int) -> Int {
    let keys = keys
    let mask = keys.count - 1
    let mixed = UInt(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    var place = Int(truncatingIfNeeded: mixed >> 32) & mask
    while keys[place] != key, keys[place] != Self.vacant { place = (place + 1) & mask }
    return place
  }

  private func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let size = max(16, oldKeys.count * 2)
    keys = Array(repeating: Self.vacant, count: size)
    values = Array(repeating: nil, count: size)
    for (position, key) in oldKeys.enumerated() where key != Self.vacant {
      let place = place(of: key)
      keys[place] = key
      values[place] = oldValues[position]
    }
  }
}
