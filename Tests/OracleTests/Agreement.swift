import MoltSyntax

/// How far the lexer agrees with the toolchain's parser over some files.
struct Agreement {
  var tokens = 0
  var agreed = 0
  /// The accepted differences by reason, with their number.
  var accepted: [String: Int] = [:]
  /// The first places of unexplained differences.
  var examples: [String] = []

  var share: Double { tokens == 0 ? 1 : Double(agreed) / Double(tokens) }
  var unexplained = 0

  /// Compares one file.
  mutating func add(_ bytes: [UInt8], name: String) {
    // The parser repairs invalid UTF-8 and so counts other offsets.
    guard let source = String(validating: bytes, as: UTF8.self) else { return }
    // Where the text of a string starts and ends follows from the quotes and interpolations around it; the parser
    // counts the indentation of multi-line strings as trivia.
    let theirs = oracleTokens(source).filter { $0.kind != .segment }
    let ours = moltTokens(Lexer.lex(bytes)).filter { $0.kind != .segment }
    var index = 0
    for (position, token) in theirs.enumerated() {
      tokens += 1
      let reached = position > 0 ? theirs[position - 1].end : 0
      while index < ours.count, ours[index].end <= token.start {
        // A token of ours where the parser sees none.
        if ours[index].start >= reached { differ(nil, ours[index], name, bytes) }
        index += 1
      }
      guard index < ours.count else {
        differ(token, nil, name, bytes)
        continue
      }
      let own = ours[index]
      if own == token {
        agreed += 1
      } else if let reason = acceptedReason(own, token, bytes) {
        accepted[reason, default: 0] += 1
      } else {
        differ(token, own, name, bytes)
      }
    }
  }

  private mutating func differ(_ token: OracleToken?, _ own: OracleToken?, _ name: String, _ bytes: [UInt8]) {
    unexplained += 1
    guard examples.count < 20 else { return }
    let line = bytes[..<(token ?? own ?? OracleToken(start: 0, end: 0, kind: .other)).start].count { $0 == 10 } + 1
    func describe(_ token: OracleToken?) -> String {
      guard let token else { return "none" }
      let text = String(decoding: bytes[token.start..<min(token.end, token.start + 60)], as: UTF8.self)
      return "\(token.kind) \(text.debugDescription)"
    }
    examples.append("\(name):\(line): \(describe(token)), ours \(describe(own))")
  }

  /// Why a difference is right, or nil where it is not known to be.
  private func acceptedReason(_ own: OracleToken, _ token: OracleToken, _ bytes: [UInt8]) -> String? {
    let operators: Set<OracleToken.Class> = [.prefix, .postfix, .infix, .angle, .punctuation]
    let same = own.start == token.start && own.end == token.end
    if same, operators.contains(own.kind), token.kind == .angle {
      return "the parser turns < and > into angle brackets where it reads a type; a lexer cannot know"
    }
    if same, operators.contains(own.kind), operators.contains(token.kind) || token.kind == .word {
      return "the parser gives an operator another side than its blanks do, where only that side makes sense"
    }
    if bytes[own.start] == UInt8(ascii: ">") || bytes[own.start] == UInt8(ascii: "<"), own.start <= token.start,
      own.end >= token.end
    {
      return "the parser splits >> and the like where generic arguments end; here the shapes do"
    }
    if own.kind == .number, own.start <= token.start, own.end >= token.end {
      return "the parser splits the 11.0 of a version into two numbers"
    }
    return nil
  }
}
