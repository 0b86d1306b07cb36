import MoltSyntax
import MoltText

/// The last look before a file is written.
struct SafetyCheck {
  let before: TokenBuffer
  /// The comments of the file as it was.
  let comments: CommentKeeper
  let after: TokenBuffer
  /// The bytes that no edit has touched.
  let copies: [CopiedRange]

  /// Why a result cannot be trusted; nil when it holds together.
  var failure: String? {
    if unterminated(after) > unterminated(before) {
      return "the result would have a bracket or a literal without an end; please report this"
    }
    if let token = firstChangedToken {
      return
        "the result would read '\(before.text(token))' (at byte \(before.start(token))) as something else; please report this"
    }
    if Self.fingerprints(comments) != Self.fingerprints(CommentKeeper(after)) {
      return "the result would not have all of its comments; please report this"
    }
    return nil
  }

  private func unterminated(_ tokens: TokenBuffer) -> Int {
    tokens.tokens.reduce(0) { $0 + ($1.flags.contains(.unterminated) ? 1 : 0) }
  }

  /// The first token outside of all edits that is no longer the same token in the result.
  ///
  /// Where the same bytes are written twice, each copy is looked at.
  private var firstChangedToken: Int? {
    var next = 0
    for copy in copies {
      var token = firstToken(from: copy.source.lower)
      while token < before.count - 1, before.end(token) <= copy.source.upper {
        let start = before.start(token) - copy.source.lower + copy.target
        while next < after.count - 1, after.start(next) < start { next += 1 }
        guard after.start(next) == start, after.range(next).count == before.range(token).count,
          before.kind(token) == after.kind(next) || isUnplaced(token) && after.isOperator(next)
        else { return token }
        token += 1
      }
    }
    return nil
  }

  /// Whether the token is an operator whose position says nothing: angle brackets, which the lexer takes for an operator
  /// of whatever position the blanks around them suggest, and the name in an operator's declaration.
  private func isUnplaced(_ token: Int) -> Bool {
    guard before.isOperator(token) else { return false }
    return before.kind(token - 1) == .kwOperator
      || before.bytes[before.start(token)..<before.end(token)].allSatisfy {
        $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
      }
  }

  private func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, before.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if before.start(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The comments as numbers, in an order that does not depend on where they stand.
  private static func fingerprints(_ comments: CommentKeeper) -> [UInt64] {
    let bytes = comments.tokens.bytes
    return comments.entries.map { entry in
      var hash: UInt64 = 14_695_981_039_346_656_037
      for byte in bytes[entry.range.lower..<entry.range.upper] { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      return hash
    }.sorted()
  }
}
