import MoltSyntax

/// Source code with its tokens, for tables of cases.
struct Snippet {
  let buffer: TokenBuffer

  init(_ source: String) { buffer = Lexer.lex(Array(source.utf8)) }

  /// Index of the first token with this text.
  func index(of text: String, occurrence: Int = 1) -> Int {
    var left = occurrence
    for index in 0..<buffer.count where buffer.text(index) == text {
      left -= 1
      if left == 0 { return index }
    }
    return -1
  }

  /// The source text of a run of tokens, blanks included.
  func text(_ range: Range<Int>?) -> String {
    guard let range else { return "-" }
    return buffer.text(in: buffer.range(of: range))
  }

  func text(_ index: Int?) -> String { index.map { buffer.text($0) } ?? "-" }

  func texts(_ indices: [Int]) -> String { indices.map { buffer.text($0) }.joined(separator: " ") }
}
