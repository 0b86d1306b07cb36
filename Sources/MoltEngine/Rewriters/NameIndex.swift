import MoltSyntax
import MoltText

/// The places of every name in a file: identifiers by their text, found without walking the file again.
struct NameIndex: Sendable {
  /// Where each bucket begins in `places`; one more than there are buckets.
  private var starts: [Int32]
  /// Token indices, bucket after bucket, ascending in each.
  private var places: [Int32]
  private let mask: UInt32

  /// Two passes over the tokens: one counts, one files.
  init(_ tokens: TokenBuffer) {
    var size = 16
    while size < tokens.count { size *= 2 }
    mask = UInt32(size - 1)
    starts = Array(repeating: 0, count: size + 1)
    var hashes = [UInt32](repeating: 0, count: tokens.count)
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      hashes[index] = Self.hash(index, in: tokens) & mask
      starts[Int(hashes[index]) + 1] += 1
    }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    places = Array(repeating: 0, count: Int(starts[size]))
    var next = starts
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      let bucket = Int(hashes[index])
      places[Int(next[bucket])] = Int32(index)
      next[bucket] += 1
    }
  }

  private static func hash(_ index: Int, in tokens: TokenBuffer) -> UInt32 {
    let range = tokens.nameRange(index)
    return tokens.bytes.withUnsafeBytes {
      $0.baseAddress.map { NameHash.hash($0 + range.lower, count: range.count) } ?? 0
    }
  }

  private static func hash(_ name: String) -> UInt32 {
    var copy = name
    return copy.withUTF8 { NameHash.hash($0) }
  }

  /// All tokens that are the same name as the one at `index`, in the order of the file.
  func sameNames(as index: Int, in tokens: TokenBuffer) -> some Sequence<Int> {
    bucket(Self.hash(index, in: tokens)).lazy.map(Int.init).filter { tokens.sameName($0, index) }
  }

  /// Those of them whose tokens lie in `indices`.
  func sameNames(as index: Int, within indices: Range<Int>, in tokens: TokenBuffer) -> some Sequence<Int> {
    let all = bucket(Self.hash(index, in: tokens))
    var (low, high) = (all.startIndex, all.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if Int(all[middle]) < indices.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].lazy.map(Int.init).prefix { $0 < indices.upperBound }
      .filter { tokens.sameName($0, index) }
  }

  private func bucket(_ hash: UInt32) -> ArraySlice<Int32> {
    let bucket = Int(hash & mask)
    return places[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }
  /// All tokens that are this name.
  func places(of name: String, in tokens: TokenBuffer) -> some Sequence<Int> {
    bucket(Self.hash(name)).lazy.map(Int.init).filter { tokens.nameBytes($0).elementsEqual(name.utf8) }
  }
}

extension TokenBuffer {
  /// The bytes of a name without its backticks.
  func nameBytes(_ index: Int) -> ArraySlice<UInt8> {
    let range = nameRange(index)
    return bytes[range.lower..<range.upper]
  }

  /// Where a name stands, its backticks left out.
  func nameRange(_ index: Int) -> ByteRange {
    let range = self.range(index)
    guard self[index].flags.contains(.backticked), range.count >= 2 else { return range }
    return ByteRange(range.lower + 1, range.upper - 1)
  }
}
