import MoltText
import Testing

@Suite struct EditSetTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func applied(_ source: String, _ groups: [[Edit]]) -> String {
    let set = Editing()
    for group in groups { #expect(set.insert(group)) }
    return text(set.set.apply(to: Array(source.utf8)))
  }

  @Test func nothingChangesWithoutEdits() {
    #expect(applied("abc", []) == "abc")
  }

  @Test func anEditInsideAMovedRangeIsAppliedWhereItLands() {
    // CGRectGetWidth(a.hidden)
    let outer = Edit(ByteRange(0, 24), pieces: [.source(ByteRange(15, 23)), .text(".width")])
    let inner = Edit(ByteRange(17, 23), "isHidden")
    #expect(applied("CGRectGetWidth(a.hidden)", [[outer], [inner]]) == "a.isHidden.width")
    #expect(applied("CGRectGetWidth(a.hidden)", [[inner], [outer]]) == "a.isHidden.width")
  }

  @Test func insertionsAtBothEdgesOfAMovedRangeTravelWithIt() {
    let outer = Edit(ByteRange(0, 4), pieces: [.source(ByteRange(2, 3)), .text(".f")])
    let open = Edit.insert("[", at: 2, affinity: .next)
    let close = Edit.insert("]", at: 3, affinity: .previous)
    #expect(applied("f(a)", [[outer], [open, close]]) == "[a].f")
    #expect(applied("f(a)", [[open, close], [outer]]) == "[a].f")
  }

  @Test func insertionsThatHangOnReplacedBytesDisagree() {
    let outer = Edit(ByteRange(0, 4), pieces: [.source(ByteRange(2, 3)), .text(".f")])
    for lost in [Edit.insert("[", at: 2, affinity: .previous), .insert("]", at: 3, affinity: .next)] {
      let set = Editing()
      #expect(set.insert([outer]))
      #expect(!set.insert([lost]))
      let other = Editing()
      #expect(other.insert([lost]))
      #expect(!other.insert([outer]))
    }
  }

  @Test func insertionsAtTheEdgeOfAReplacementStayOutside() {
    let edit = Edit(ByteRange(1, 2), "X")
    for affinity in [Edit.Affinity.previous, .next] {
      #expect(applied("abc", [[edit], [.insert("<", at: 1, affinity: affinity)]]) == "a<Xc")
      #expect(applied("abc", [[.insert(">", at: 2, affinity: affinity)], [edit]]) == "aX>c")
    }
  }

  @Test func aMovedPieceAtTheEditsOwnEdgeTakesInsertionsAlong() {
    let swap = Edit(ByteRange(0, 3), pieces: [.source(ByteRange(2, 3)), .text("+"), .source(ByteRange(0, 1))])
    #expect(applied("a+b", [[swap], [.insert("-", at: 0, affinity: .next)]]) == "b+-a")
    #expect(applied("a+b", [[.insert("-", at: 0, affinity: .previous)], [swap]]) == "-b+a")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    let edits: [Edit] = [
      .insert("3", at: 1, affinity: .next), .insert("1", at: 1, affinity: .previous),
      .insert("4", at: 1, affinity: .next), .insert("2", at: 1, affinity: .previous),
    ]
    #expect(applied("ab", edits.map { [$0] }) == "a1234b")
  }

  @Test func aWrappingEditGoesAroundAReplacementOfTheSameRange() {
    let wrap = Edit(ByteRange(0, 1), pieces: [.text("("), .source(ByteRange(0, 1)), .text(")")])
    let replace = Edit(ByteRange(0, 1), "b")
    #expect(applied("a", [[wrap], [replace]]) == "(b)")
    #expect(applied("a", [[replace], [wrap]]) == "(b)")
    let set = Editing()
    #expect(set.insert([wrap]))
    #expect(!set.insert([wrap]))
  }

  @Test func whatIsWrittenTwiceTakesNoEdits() {
    let double = Edit(
      ByteRange(0, 3), pieces: [.source(ByteRange(0, 1)), .text("="), .source(ByteRange(0, 1)), .text("+1")])
    let set = Editing()
    #expect(set.insert([double]))
    #expect(!set.insert([Edit(ByteRange(0, 1), "b")]))
    #expect(!set.insert([.insert("b", at: 0, affinity: .next)]))
    #expect(set.insert([.insert("b", at: 0, affinity: .previous)]))
    #expect(text(set.set.apply(to: Array("a++".utf8))) == "ba=a+1")
  }

  @Test func aRangeOutsideTheEditsOwnIsRefused() {
    let set = Editing()
    #expect(!set.insert([Edit(ByteRange(0, 1), pieces: [.source(ByteRange(1, 2))])]))
    #expect(set.set.isEmpty)
  }

  @Test func aGroupIsTakenWholeOrNotAtAll() {
    let set = Editing()
    #expect(set.insert([Edit(ByteRange(0, 2), "x")]))
    #expect(!set.insert([Edit(ByteRange(4, 5), "y"), Edit(ByteRange(1, 3), "z")]))
    #expect(!set.insert([Edit(ByteRange(4, 5), "y"), Edit(ByteRange(4, 5), "z")]))
    #expect(set.set.count == 1)
  }

  @Test func aRangeAloneCanBeWritten() {
    let set = Editing()
    #expect(set.insert([Edit(ByteRange(0, 1), "X"), Edit(ByteRange(3, 4), "Y"), Edit(ByteRange(4, 6), "Z")]))
    #expect(text(set.set.apply(to: Array("abcdef".utf8), in: ByteRange(2, 5))) == "cYe")
  }

  @Test func deepNestingNeedsNoStack() {
    let depth = 20_000
    let source = [UInt8](repeating: 0x28, count: depth) + [UInt8](repeating: 0x29, count: depth)
    let set = Editing()
    // Inner edits first: each new one takes the last one in.
    for level in stride(from: depth - 1, through: 0, by: -1) {
      let range = ByteRange(level, 2 * depth - level)
      let inside = ByteRange(level + 1, 2 * depth - level - 1)
      #expect(set.insert([Edit(range, pieces: [.text("["), .source(inside), .text("]")])]))
    }
    let expected = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    #expect(set.set.apply(to: source) == expected)
  }

  @Test(arguments: 0..<40) func randomEditsMatchTheReference(seed: Int) {
    for round in 0..<50 {
      var random = RandomSource(seed: seed * 1000 + round)
      let length = Int.random(in: 1...14, using: &random)
      let source = (0..<length).map { UInt8(0x61 + $0) }
      let set = Editing()
      var reference = ReferenceEdits()
      var tags: [(tag: String, isTaken: Bool)] = []
      for step in 0..<Int.random(in: 1...12, using: &random) {
        let group = (0..<Int.random(in: 1...2, using: &random)).map {
          RandomEdit.make(length: length, tag: "{\(step).\($0)", using: &random)
        }
        let isTaken = set.insert(group)
        let isExpected = reference.insert(group)
        #expect(isTaken == isExpected, "seed \(seed), round \(round): \(group)")
        for edit in group {
          tags += edit.pieces.compactMap { if case .text(let tag) = $0 { (tag, isTaken) } else { nil } }
        }
      }
      let output = set.set.apply(to: source)
      #expect(output == reference.apply(to: source), "seed \(seed), round \(round): \(set.set.edits)")
      let written = text(output)
      for (tag, isTaken) in tags {
        #expect(written.split(separator: tag, omittingEmptySubsequences: false).count == (isTaken ? 2 : 1))
      }
    }
  }
}

/// An edit set that can be changed within an expectation.
private final class Editing {
  var set = EditSet()
  func insert(_ group: [Edit]) -> Bool { set.insert(group) }
}

/// Random edits that nest often enough to be interesting.
private enum RandomEdit {
  static func make(length: Int, tag: String, using random: inout RandomSource) -> Edit {
    let range = range(in: ByteRange(0, length), using: &random)
    let affinity: Edit.Affinity = Bool.random(using: &random) ? .previous : .next
    if range.isEmpty { return Edit(range, tag + "}", affinity: affinity) }
    var pieces: [Edit.Piece] = [.text(tag + "}")]
    for index in 0..<Int.random(in: 0...2, using: &random) {
      if Bool.random(using: &random) { pieces.append(.text(tag + ".\(index)}")) }
      let moved = Int.random(in: 0..<4, using: &random) == 0 ? range : self.range(in: range, using: &random)
      pieces.append(.source(moved))
    }
    return Edit(range, pieces: pieces, affinity: affinity)
  }

  static func range(in whole: ByteRange, using random: inout RandomSource) -> ByteRange {
    let one = Int.random(in: whole.lower...whole.upper, using: &random)
    let two = Int.random(in: whole.lower...whole.upper, using: &random)
    return ByteRange(min(one, two), max(one, two))
  }
}
