import MoltSyntax
import MoltText

/// A way to write a file differently of which it is known what a migration must make of it.
struct Variation: Sendable {
  /// What must come of the changed file, compared with the original.
  enum Relation: Sendable {
    /// The same edits.
    case same
    /// Some of the same edits, and no others.
    case fewer
    /// No edits.
    case none
  }

  let name: String
  let relation: Relation
  /// How many tokens stand before the original's.
  let tokensBefore: Int
  /// Whether all declarations become those of a function.
  var isLocal = false
  /// Writes the file differently.
  let write: @Sendable (TokenBuffer) -> [UInt8]

  init(
    _ name: String, _ relation: Relation = .same, tokensBefore: Int = 0,
    _ write: @escaping @Sendable (TokenBuffer) -> [UInt8]
  ) {
    self.name = name
    self.relation = relation
    self.tokensBefore = tokensBefore
    self.write = write
  }

  /// A variation that puts the file between two texts.
  static func around(
    _ name: String, _ relation: Relation, isLocal: Bool = false, _ before: String, _ after: String
  ) -> Variation {
    var variation = Variation(name, relation, tokensBefore: Lexer.lex(Array(before.utf8)).count - 1) {
      Array(before.utf8) + $0.bytes + Array(after.utf8)
    }
    variation.isLocal = isLocal
    return variation
  }

  static let all = [
    Variation("byte order mark, no last line end") { tokens in
      var bytes = tokens.bytes
      while bytes.last == 10 { bytes.removeLast() }
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes : [0xEF, 0xBB, 0xBF] + bytes
    },
    Variation("tabs and blanks at line ends") { tokens in
      tokens.changingGaps { gap, _ in
        gap.replacing([32, 32], with: [9]).replacing([10], with: [32, 9, 10])
      }
    },
    Variation("carriage returns") { tokens in tokens.changingGaps { gap, _ in gap.replacing([10], with: [13]) } },
    Variation("characters of several bytes before every line", .fewer) { tokens in
      tokens.changingGaps { gap, index in
        let isFirst = tokens[index].flags.contains(.startsLine) && tokens.kind(index) != .endOfFile
        return isFirst && index > 0 ? gap + Array("/* 👩‍👧 e\u{301} */ ".utf8) : gap
      }
    },
    Variation("a comment in every gap", .fewer) { tokens in
      tokens.changingGaps { gap, index in
        gap.isEmpty || index == 0 ? gap : Array(" /* a */".utf8) + gap + Array("/* b */ ".utf8)
      }
    },
    Variation("comments inside brackets", .fewer) { tokens in
      tokens.changingGaps { gap, index in
        guard index > 0, tokens.kind(index - 1) == .leftParen || tokens.kind(index) == .rightParen else { return gap }
        return gap + Array("/* a */".utf8)
      }
    },
    Variation("line breaks in lists") { tokens in
      tokens.changingGaps { gap, index in
        guard index > 0, [.leftParen, .comma].contains(tokens.kind(index - 1)), tokens.kind(index) != .rightParen,
          !tokens.isOnDirectiveLine(index)
        else { return gap }
        return gap + [10, 32, 32]
      }
    },
    around("other code before and after", .same, "let 👍🏽zzFirst = \"é\"\n", "\nlet zzLast👩‍👧 = 1\n"),
    around("under a condition", .fewer, "#if ZZ_FLAG\n", "\n#endif\n"),
    around("in a closure", .fewer, isLocal: true, "let zzClosure = {\n", "\n}\n"),
    around("in a function", .fewer, isLocal: true, "func zzFunction() {\n", "\n}\n"),
    around("in a string", .none, "let zzString = #####\"\"\"\n", "\n\"\"\"#####\n"),
    Variation("in line comments", .none) { tokens in
      Array("// ".utf8) + tokens.bytes.replacing([10], with: Array("\n// ".utf8)) + [10]
    },
  ]
}

extension TokenBuffer {
  /// The file with the bytes between its tokens written anew.
  fileprivate func changingGaps(_ change: ([UInt8], Int) -> [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for index in 0..<count {
      let gap = trivia(before: index)
      output += change(Array(bytes[gap.lower..<gap.upper]), index)
      output += bytes[range(index).lower..<range(index).upper]
    }
    return output
  }

  /// Whether a `#if` or `#elseif`, which ends with its line, stands before the token in its line.
  fileprivate func isOnDirectiveLine(_ index: Int) -> Bool {
    var position = index
    while position > 0, !self[position].flags.contains(.startsLine) { position -= 1 }
    return kind(position) == .poundIf || kind(position) == .poundElseif
  }

  /// What the tokens say: their texts, without backticks.
  var spelling: [String] { (0..<max(count - 1, 0)).map { name($0) } }
}

extension [UInt8] {
  fileprivate func replacing(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var offset = 0
    while offset < count {
      if self[offset...].starts(with: old) {
        output += new
        offset += old.count
      } else {
        output.append(self[offset])
        offset += 1
      }
    }
    return output
  }
}
