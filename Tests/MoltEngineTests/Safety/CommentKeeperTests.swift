import MoltSyntax
import MoltText
import Testing

@testable import MoltEngine

/// Edits that take comments along, or are refused.
@Suite struct CommentKeeperTests {
  /// The text after one edit of the range that `old` spells, or nil where the edit is refused.
  private func result(_ source: String, replacing old: String, by pieces: [Piece]) -> String? {
    let bytes = Array(source.utf8)
    guard let place = Self.offset(of: old, in: bytes) else { return nil }
    let edit = Edit(
      ByteRange(place, place + old.utf8.count),
      pieces: pieces.compactMap { piece in
        switch piece {
        case .new(let text): return .text(text)
        case .old(let text):
          return Self.offset(of: text, in: bytes).map { .source(ByteRange($0, $0 + text.utf8.count)) }
        }
      })
    guard let kept = CommentKeeper(Lexer.lex(bytes)).keeping([edit]) else { return nil }
    var set = EditSet()
    return set.insert(kept) ? String(decoding: set.apply(to: bytes), as: UTF8.self) : nil
  }

  enum Piece { case new(String), old(String) }

  private static func offset(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }

  @Test func anEditWithoutCommentsStays() {
    #expect(result("let a = f(xx) // c\n", replacing: "f(xx)", by: [.old("xx"), .new(".f")]) == "let a = xx.f // c\n")
  }

  @Test func aCommentAfterAnArgumentFollowsIt() {
    let source = "let a = f(xx /* c */)\n"
    #expect(result(source, replacing: "f(xx /* c */)", by: [.old("xx"), .new(".f")]) == "let a = xx /* c */.f\n")
  }

  @Test func aCommentBeforeAnArgumentLeadsIt() {
    let source = "let a = f(/* c */ xx)\n"
    #expect(
      result(source, replacing: "f(/* c */ xx)", by: [.new("("), .old("xx"), .new(")")]) == "let a = (/* c */ xx)\n")
  }

  @Test func lineBreaksAfterCommasStay() {
    let source = "f(xx, // one\n  yy)\n"
    let pieces: [Piece] = [.old("xx"), .new(".g(1, at: "), .old("yy"), .new(")")]
    #expect(result(source, replacing: "f(xx, // one\n  yy)", by: pieces) == "xx.g(1, // one\n  at: yy)\n")
  }

  @Test func aCommentGoesToTheEndOfFreshText() {
    #expect(result("let a = f(/* c */)\n", replacing: "f(/* c */)", by: [.new("g")]) == "let a = g /* c */\n")
    #expect(result("g(a: /* c */ b)\n", replacing: "a: /* c */ ", by: []) == "g(/* c */ b)\n")
  }

  @Test func aLineCommentNeverSwallowsCode() {
    #expect(result("let a = f( // c\n  )(1)\n", replacing: "f( // c\n  )", by: [.new("g")]) == nil)
    #expect(result("return f( // c\n  xx)\n", replacing: "f( // c\n  xx)", by: [.old("xx"), .new(".f")]) == nil)
  }

  @Test func operatorsKeepTheirSides() {
    #expect(result("let a = -f(/* c */ xx)\n", replacing: "f(/* c */ xx)", by: [.old("xx"), .new(".f")]) == nil)
    #expect(result("let a = f(xx /* c */)!\n", replacing: "f(xx /* c */)", by: [.old("xx")]) == nil)
  }

  @Test func aCommentIsNotWrittenTwice() {
    let source = "let a = f(xx /* c */ + 1)\n"
    let moved = Piece.old("xx /* c */ + 1")
    #expect(result(source, replacing: "f(xx /* c */ + 1)", by: [moved, .new(" * "), moved]) == nil)
  }

  @Test func nothingIsInsertedIntoAComment() {
    let bytes = Array("a() /* b */ // c\n".utf8)
    let keeper = CommentKeeper(Lexer.lex(bytes))
    #expect(keeper.keeping([.insert("x", at: 6, affinity: .next)]) == nil)
    #expect(keeper.keeping([.insert("x", at: 16, affinity: .previous)]) == nil)
    #expect(keeper.keeping([.insert("\nx", at: 16, affinity: .previous)]) != nil)
    #expect(keeper.keeping([.insert("x", at: 0, affinity: .next)]) != nil)
  }
}
