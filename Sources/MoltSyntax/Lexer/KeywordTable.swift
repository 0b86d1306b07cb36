/// Reserved words, found by their length and first eight bytes without building a string.
struct KeywordTable {
  private struct Slot {
    var word: StaticString
    /// The first eight bytes, little end first, zeros after the word's end.
    var head: UInt64
    var length: Int
    var kind: TokenKind
  }

  private static let slotCount = 256
  private let slots: UnsafePointer<Slot>
  /// For each first byte, the lengths that some word has, one bit a length.
  private let lengths: UnsafePointer<UInt16>

  /// Allocated once and never freed; only read after that.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.slotCount)
    slots.initialize(
      repeating: Slot(word: "", head: 0, length: 0, kind: .identifier), count: Self.slotCount)
    let lengths = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    lengths.initialize(repeating: 0, count: 256)
    for (word, kind) in Self.words {
      let length = word.utf8CodeUnitCount
      var head: UInt64 = 0
      for index in 0..<min(length, 8) { head |= UInt64(word.utf8Start[index]) << UInt64(8 * index) }
      var slot = Self.slot(head, length)
      while slots[slot].length != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(word: word, head: head, length: length, kind: kind)
      lengths[Int(word.utf8Start[0])] |= 1 << UInt16(length)
    }
    self.slots = UnsafePointer(slots)
    self.lengths = UnsafePointer(lengths)
  }

  private static func slot(_ head: UInt64, _ length: Int) -> Int {
    Int(truncatingIfNeeded: ((head ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// The kind of the name of `length` bytes at `start`: `identifier` unless it is reserved.
  ///
  /// - Parameter room: the number of bytes that may be read from `start` on.
  @inline(__always)
  func kind(_ start: UnsafePointer<UInt8>, length: Int, room: Int) -> TokenKind {
    guard length < 16, lengths[Int(start[0])] & (1 << UInt16(truncatingIfNeeded: length)) != 0 else {
      return .identifier
    }
    return find(start, length: length, room: room)
  }

  private func find(_ start: UnsafePointer<UInt8>, length: Int, room: Int) -> TokenKind {
    var head: UInt64 = 0
    if room >= 8 {
      head = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
      if length < 8 { head &= (1 << UInt64(8 * length)) - 1 }
    } else {
      for index in 0..<length { head |= UInt64(start[index]) << UInt64(8 * index) }
    }
    var slot = Self.slot(head, length)
    while slots[slot].length != 0 {
      if slots[slot].head == head, slots[slot].length == length {
        var index = 8
        while index < length, slots[slot].word.utf8Start[index] == start[index] { index += 1 }
        return index >= length ? slots[slot].kind : .identifier
      }
      slot = (slot + 1) % Self.slotCount
    }
    return .identifier
  }

  private static let words: [(StaticString, TokenKind)] = [
    ("associatedtype", .kwAssociatedtype), ("class", .kwClass), ("deinit", .kwDeinit), ("enum", .kwEnum),
    ("extension", .kwExtension), ("fileprivate", .kwFileprivate), ("func", .kwFunc), ("import", .kwImport),
    ("init", .kwInit), ("inout", .kwInout), ("internal", .kwInternal), ("let", .kwLet),
    ("operator", .kwOperator), ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate),
    ("protocol", .kwProtocol), ("public", .kwPublic), ("rethrows", .kwRethrows), ("static", .kwStatic),
    ("struct", .kwStruct), ("subscript", .kwSubscript), ("typealias", .kwTypealias), ("var", .kwVar),
    ("break", .kwBreak), ("case", .kwCase), ("catch", .kwCatch), ("continue", .kwContinue),
    ("default", .kwDefault), ("defer", .kwDefer), ("do", .kwDo), ("else", .kwElse),
    ("fallthrough", .kwFallthrough), ("for", .kwFor), ("guard", .kwGuard), ("if", .kwIf), ("in", .kwIn),
    ("repeat", .kwRepeat), ("return", .kwReturn), ("switch", .kwSwitch), ("throw", .kwThrow),
    ("where", .kwWhere), ("while", .kwWhile), ("Any", .kwAny), ("as", .kwAs), ("await", .kwAwait),
    ("false", .kwFalse), ("is", .kwIs), ("nil", .kwNil), ("self", .kwSelf), ("Self", .kwSelfType),
    ("super", .kwSuper), ("throws", .kwThrows), ("true", .kwTrue), ("try", .kwTry),
  ]
}
