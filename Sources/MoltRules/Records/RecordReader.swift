/// Reads what a `RecordWriter` wrote. What is not there reads as 0 or as nothing, and `isBroken` tells so.
struct RecordReader {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence
  private(set) var isBroken = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  mutating func number() -> Int { digits(before: UInt8(ascii: " ")) }

  mutating func flag() -> Bool { number() != 0 }

  mutating func bytes() -> [UInt8] { Array(text()) }

  mutating func string() -> String { String(decoding: text(), as: UTF8.self) }

  mutating func optionalString() -> String? { flag() ? string() : nil }

  mutating func items<Item>(_ item: (inout RecordReader) -> Item) -> [Item] {
    // No item is shorter than a byte.
    let count = number()
    guard count <= rest.count else {
      isBroken = true
      return []
    }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count where !isBroken { items.append(item(&self)) }
    return items
  }

  private mutating func text() -> UnsafeBufferPointer<UInt8>.SubSequence {
    let count = digits(before: UInt8(ascii: ":"))
    guard count >= 0, count <= rest.count else {
      isBroken = true
      return rest.prefix(0)
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func digits(before end: UInt8) -> Int {
    var number = 0
    var isNegative = false
    while let byte = rest.popFirst() {
      switch byte {
      case end: return isNegative ? -number : number
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where number < 1 << 40:
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      default:
        isBroken = true
        return 0
      }
    }
    isBroken = true
    return 0
  }
}
