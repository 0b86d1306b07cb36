import MoltSyntax

/// The texts of tokens that wake rules, and the numbers of the rules.
///
/// Nearly every token of a file is none, so what counts is how fast that is known: a bit for some of the hash's bits says so
/// for most, whatever the number of anchors.
struct AnchorTable: Sendable {
  private struct Anchor: Sendable {
    var kind: TokenKind
    /// The place of the text in `pool`.
    var start: Int32
    var count: Int32
    /// The last of its links.
    var link: Int32
  }

  /// One rule of an anchor, and the link before it; -1 for none.
  private struct Link: Sendable {
    var rule: Int32
    var previous: Int32
  }

  private var anchors: [Anchor] = []
  private var links: [Link] = []
  private var pool: [UInt8] = []
  /// Open addressing over the hashes of the anchors; -1 is free.
  private var slots = [Int32](repeating: -1, count: 1 << Self.firstBits)
  private var bits = Self.firstBits
  /// One bit for each value of the hash's upper bits: whether some anchor has it.
  private var filter = [UInt64](repeating: 0, count: 1 << (Self.filterBits - 6))
  /// For each kind of token, whether an anchor can be one.
  private var kinds = [Bool](repeating: false, count: 256)

  private static let firstBits = 9
  private static let filterBits = 14

  /// The number of different anchors.
  var count: Int { anchors.count }

  /// Adds an anchor without a rule.
  mutating func add(_ kind: TokenKind, _ text: StaticString) {
    add(kind, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), rule: nil)
  }

  /// Files a rule under an anchor. Rules come in the order of their numbers.
  mutating func add(_ kind: TokenKind, _ text: UnsafeBufferPointer<UInt8>, rule: Int?) {
    guard let base = text.baseAddress, !text.isEmpty else { return }
    let hash = Self.hash(base, text.count)
    let known = find(hash, base, text.count)
    let number = known ?? anchors.count
    if known == nil {
      anchors.append(Anchor(kind: kind, start: Int32(pool.count), count: Int32(text.count), link: -1))
      pool += text
      filter[Int(hash >> (64 - Self.filterBits)) >> 6] |= 1 << ((hash >> (64 - Self.filterBits)) & 63)
      if anchors.count * 4 > slots.count { grow() } else { file(number, hash) }
    }
    if kind.isOperator {
      for other in TokenKind.allCases where other.isOperator { kinds[Int(other.rawValue)] = true }
    }
    kinds[Int(kind.rawValue)] = true
    guard let rule else { return }
    let last = anchors[number].link
    if last >= 0, links[Int(last)].rule == Int32(rule) { return }
    anchors[number].link = Int32(links.count)
    links.append(Link(rule: Int32(rule), previous: last))
  }

  /// The rules of an anchor, in the order in which they came.
  func rules(of anchor: Int) -> [Int] {
    var rules: [Int] = []
    var link = anchors[anchor].link
    while link >= 0 {
      rules.append(Int(links[Int(link)].rule))
      link = links[Int(link)].previous
    }
    return rules.reversed()
  }

  /// The text of an anchor.
  func text(of anchor: Int) -> ArraySlice<UInt8> {
    let start = Int(anchors[anchor].start)
    return pool[start..<start + Int(anchors[anchor].count)]
  }

  /// Calls `body` with each token that is an anchor, in order, and the number of the anchor.
  func forEachAnchor(in tokens: TokenBuffer, _ body: (_ token: Int, _ anchor: Int) -> Void) {
    if anchors.isEmpty { return }
    tokens.bytes.withUnsafeBufferPointer { bytes in
      tokens.tokens.withUnsafeBufferPointer { all in
        filter.withUnsafeBufferPointer { filter in
          kinds.withUnsafeBufferPointer { kinds in
            guard let base = bytes.baseAddress else { return }
            for index in 0..<all.count {
              let token = all[index]
              guard kinds[Int(token.kind.rawValue)] else { continue }
              var start = Int(token.start)
              var count = Int(token.end) - start
              if token.flags.contains(.backticked) {
                start += 1
                count -= 2
              }
              guard count > 0 else { continue }
              let hash = Self.hash(base + start, count)
              let bit = hash >> (64 - Self.filterBits)
              guard filter[Int(bit >> 6)] & (1 << (bit & 63)) != 0, let anchor = find(hash, base + start, count) else {
                continue
              }
              body(index, anchor)
            }
          }
        }
      }
    }
  }

  private func find(_ hash: UInt64, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    var slot = Int(truncatingIfNeeded: hash >> 16) & (slots.count - 1)
    while slots[slot] >= 0 {
      let anchor = anchors[Int(slots[slot])]
      if Int(anchor.count) == count, isSame(Int(anchor.start), bytes, count) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for offset in 0..<count where pool[start + offset] != bytes[offset] { return false }
    return true
  }

  private mutating func grow() {
    bits += 1
    slots = Array(repeating: -1, count: 1 << bits)
    pool.withUnsafeBufferPointer { pool in
      guard let base = pool.baseAddress else { return }
      for number in anchors.indices {
        file(number, Self.hash(base + Int(anchors[number].start), Int(anchors[number].count)))
      }
    }
  }

  private mutating func file(_ number: Int, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash >> 16) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  /// A hash of the count and of the first and the last eight bytes; what differs in the middle alone shares a slot.
  @inline(__always)
  private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    var first: UInt64
    var last: UInt64
    if count >= 8 {
      first = raw.loadUnaligned(as: UInt64.self)
      last = (raw + (count - 8)).loadUnaligned(as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(raw.loadUnaligned(as: UInt32.self))
      last = UInt64((raw + (count - 4)).loadUnaligned(as: UInt32.self))
    } else {
      first = UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8
      last = UInt64(bytes[count - 1])
    }
    first ^= UInt64(truncatingIfNeeded: count) << 56
    last = (last << 29) | (last >> 35)
    return (first ^ last) &* 0x9E37_79B9_7F4A_7C15
  }
}
