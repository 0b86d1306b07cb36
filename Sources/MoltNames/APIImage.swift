/// The bytes of an API history: one compiled image, read in place.
///
/// Every byte is 7-bit and printable, so that the image can be a `StaticString` literal. A number is written as
/// digits of 6 bits, least significant first, each `0x30 + digit`: four of them hold 24 bits. All offsets count from
/// the start of the image.
struct APIImage: @unchecked Sendable {
  /// Never written to, and alive until the process ends.
  let base: UnsafeRawPointer

  static let magic: StaticString = "MOLTAPI4"

  /// Words of the header, each of four digits, after the eight bytes of the magic.
  enum Field: Int, CaseIterable {
    case size, firstType, typeCount, typeTable, firstRow, rowCount, rowTable
    case rowBuckets, rowBucketCount, typeBuckets, typeBucketCount, modules, moduleCount
  }

  static let headerSize = 8 + 4 * Field.allCases.count

  @inline(__always)
  func number(at offset: Int) -> Int {
    let raw = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    let digits = (raw &- 0x3030_3030) & 0x3f3f_3f3f
    return Int(
      (digits & 0x3f) | ((digits >> 2) & 0xfc0) | ((digits >> 4) & 0x3f000) | ((digits >> 6) & 0xfc_0000))
  }

  /// A number of two digits.
  @inline(__always)
  func short(at offset: Int) -> Int {
    let low = Int(base.load(fromByteOffset: offset, as: UInt8.self)) &- 0x30
    let high = Int(base.load(fromByteOffset: offset + 1, as: UInt8.self)) &- 0x30
    return low & 0x3f | (high & 0x3f) << 6
  }

  @inline(__always)
  func digit(at offset: Int) -> Int { (Int(base.load(fromByteOffset: offset, as: UInt8.self)) &- 0x30) & 0x3f }

  @inline(__always)
  subscript(field: Field) -> Int { number(at: 8 + 4 * field.rawValue) }

  /// The bytes of a string: its length, then itself.
  @inline(__always)
  func bytes(at offset: Int) -> UnsafeBufferPointer<UInt8> {
    let count = number(at: offset)
    return UnsafeBufferPointer(
      start: (base + (offset + 4)).assumingMemoryBound(to: UInt8.self), count: count)
  }

  func string(at offset: Int) -> String { String(decoding: bytes(at: offset), as: UTF8.self) }

  /// The offset of the posting list (count, then ids) of a name in a hash index, or nil.
  @inline(__always)
  func postings(of name: UnsafeBufferPointer<UInt8>, buckets: Int, count: Int) -> Int? {
    let bucket = Int(truncatingIfNeeded: APIImage.hash(name)) & (count &- 1)
    var entry = number(at: buckets &+ 4 &* bucket)
    let end = number(at: buckets &+ 4 &* bucket &+ 4)
    while entry < end {
      let candidate = bytes(at: number(at: entry))
      if candidate.count == name.count, APIImage.isEqual(candidate, name) { return number(at: entry &+ 4) }
      entry &+= 8
    }
    return nil
  }

  /// Compares two runs of bytes of one length, eight at a time: the names are too short for a call to pay.
  @inline(__always)
  private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let left = UnsafeRawPointer(left.baseAddress), let start = UnsafeRawPointer(right.baseAddress) else {
      return true
    }
    var offset = 0
    while offset &+ 8 <= right.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < right.count {
      if left.load(fromByteOffset: offset, as: UInt8.self) != start.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset &+= 1
    }
    return true
  }

  /// A hash that depends on the bytes only, so that the compiler of the tables and their reader agree on any machine.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(truncatingIfNeeded: bytes.count)
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return fold(state) }
    var offset = 0
    while offset &+ 8 <= bytes.count {
      state = mix(state ^ UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail << 8 | UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
      offset &+= 1
    }
    return fold(mix(state ^ tail))
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xff51_afd7_ed55_8ccd
    return product ^ (product >> 32)
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 29)) }
}
