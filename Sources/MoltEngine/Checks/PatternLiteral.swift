import MoltRules
import MoltSyntax

/// A regular expression that is written out and whose brackets do not match. Looks at the hole `PATTERN`.
struct PatternLiteral: Check {
  let name = "pattern-literal"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let hole = candidate.capture("PATTERN") else { return nil }
    let literal = file.bare(hole)
    guard let text = file.stringValue(literal), let mistake = Self.mistake(in: Self.decoded(text, literal, file)) else {
      return nil
    }
    var verdict = CheckVerdict()
    verdict.evidence = [mistake]
    return verdict
  }

  /// The characters that a literal stands for, as far as brackets go.
  private static func decoded(_ text: String, _ literal: Range<Int>, _ file: LintFile) -> [UInt8] {
    let bytes = Array(text.utf8)
    if file.tokens.text(literal.lowerBound).hasPrefix("#") { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        let next = bytes[index + 1]
        // `\n`, `\u{…}` and the like stand for no bracket.
        result.append(next == UInt8(ascii: "\\") || next == UInt8(ascii: "\"") ? next : UInt8(ascii: "."))
        index += 2
        if next == UInt8(ascii: "u") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
          index += 1
        }
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func mistake(in bytes: [UInt8]) -> String? {
    var depth = 0
    var index = 0
    // Comments in patterns, and what turns them on, are left alone.
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("(?#") || text.contains("(?x") || text.contains("\\Q") { return nil }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return "a ')' closes nothing" }
      case UInt8(ascii: "["):
        guard let close = endOfSet(index, bytes) else { return "a '[' is not closed" }
        index = close
      default: break
      }
      index += 1
    }
    return depth > 0 ? "a '(' is not closed" : nil
  }

  /// The place of the `]` that closes the set at `open`; sets may hold sets.
  private static func endOfSet(_ open: Int, _ bytes: [UInt8]) -> Int? {
    var index = open + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "^") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "]") { index += 1 }
    var depth = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
