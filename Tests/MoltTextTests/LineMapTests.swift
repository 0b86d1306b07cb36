import MoltText
import Testing

@Suite struct LineMapTests {
  @Test func everyLineEndCounts() {
    let map = LineMap(Array("a\nb\r\nc\rd".utf8))
    #expect(map.lineCount == 4)
    #expect((1...4).map { map.text(ofLine: $0) } == ["a", "b", "c", "d"])
    #expect(map.range(ofLine: 2, terminated: true) == ByteRange(2, 5))
    #expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map { map.line(at: $0) } == [1, 1, 2, 2, 2, 3, 3, 4, 4])
  }

  @Test func aFinalLineEndStartsAnEmptyLine() {
    let map = LineMap(Array("a\n".utf8))
    #expect(map.lineCount == 2)
    #expect(map.range(ofLine: 2) == ByteRange(2, 2))
    #expect(LineMap([]).position(at: 0) == .init(line: 1, column: 1))
  }

  @Test func columnsCountWhatTheirUnitSays() {
    // Thumbs up with a skin tone: 8 bytes, 4 UTF-16 units, one character; e with a combining accent: 3 bytes, 2 units.
    let map = LineMap(Array("x👍🏽e\u{301}y".utf8))
    let offset = 1 + 8 + 3
    #expect(map.position(at: offset, unit: .utf8).column == 13)
    #expect(map.position(at: offset, unit: .utf16).column == 8)
    #expect(map.position(at: offset, unit: .character).column == 4)
    for unit in LineMap.ColumnUnit.allCases {
      #expect(map.offset(of: map.position(at: offset, unit: unit), unit: unit) == offset)
    }
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let map = LineMap([0xEF, 0xBB, 0xBF] + Array("let".utf8))
    #expect(map.position(at: 3) == .init(line: 1, column: 1))
    #expect(map.text(ofLine: 1) == "let")
  }

  @Test func placesThatDoNotExistHaveNoOffset() {
    let map = LineMap(Array("ab\nc".utf8))
    for unit in LineMap.ColumnUnit.allCases {
      #expect(map.offset(of: .init(line: 1, column: 3), unit: unit) == 2)
      #expect(map.offset(of: .init(line: 1, column: 4), unit: unit) == nil)
      #expect(map.offset(of: .init(line: 3, column: 1), unit: unit) == nil)
      #expect(map.offset(of: .init(line: 0, column: 1), unit: unit) == nil)
    }
  }

  @Test func invalidBytesAreCounted() {
    let map = LineMap([0x61, 0xFF, 0x62])
    #expect(map.position(at: 2).column == 3)
    #expect(map.position(at: 99).column == 4)
  }

  /// Line ends of every kind at every place among eight bytes, which are looked at together.
  @Test(arguments: 0..<24) func lineEndsAreFoundWhereverTheyStand(place: Int) {
    for end in ["\n", "\r", "\r\n", "\n\n", "\r\r", "\n\r", "\u{8A}", "\u{B}"] {
      let text = Array((String(repeating: "x", count: place) + end + String(repeating: "y", count: 19)).utf8)
      var starts = [0]
      for index in text.indices {
        if text[index] == 10 || text[index] == 13 && !(index + 1 < text.count && text[index + 1] == 10) {
          starts.append(index + 1)
        }
      }
      let map = LineMap(text)
      #expect(map.lineCount == starts.count)
      #expect((1...starts.count).map { map.range(ofLine: $0).lower } == starts)
    }
  }
}
