import MoltSyntax
import MoltText
import Testing

@testable import MoltEngine

/// What is refused at the last moment, whatever made the edits.
@Suite struct SafetyCheckTests {
  private func failure(_ source: String, _ edits: [Edit]) -> String? {
    let bytes = Array(source.utf8)
    let tokens = Lexer.lex(bytes)
    var set = EditSet()
    guard set.insert(edits) else { return "the edits disagree" }
    let (result, copies) = set.applyRecording(to: bytes)
    return SafetyCheck(
      before: tokens, comments: CommentKeeper(tokens), after: Lexer.lex(result), copies: copies
    ).failure
  }

  @Test func soundEditsPass() {
    #expect(failure("a.b(c) // d\n", [Edit(ByteRange(2, 3), "bb")]) == nil)
    #expect(failure("f(a)\n", [Edit(ByteRange(0, 4), pieces: [.source(ByteRange(2, 3)), .text(".f")])]) == nil)
  }

  @Test func anOpenBracketIsRefused() {
    #expect(failure("f(a)\n", [Edit(ByteRange(3, 4), "")])?.contains("without an end") == true)
    #expect(failure("let a = b\n", [Edit(ByteRange(8, 9), "\"b")])?.contains("without an end") == true)
  }

  @Test func tokensThatGrowTogetherAreRefused() {
    #expect(failure("a b\n", [Edit(ByteRange(1, 2), "")])?.contains("'a'") == true)
    #expect(failure("a + b\n", [Edit(ByteRange(3, 4), "")])?.contains("'+'") == true)
  }

  @Test func aLostCommentIsRefused() {
    #expect(failure("f(a /* b */)\n", [Edit(ByteRange(3, 11), "")])?.contains("comments") == true)
  }

  @Test func codeThatBecomesACommentIsRefused() {
    #expect(failure("a\nb\n", [.insert("// ", at: 2, affinity: .next)]) != nil)
  }

  @Test func anglesMayChangeTheirSide() {
    #expect(failure("let a: A<B >\n", [Edit(ByteRange(10, 11), "")]) == nil)
  }
}
