import MoltRules
import MoltSyntax
import MoltText

/// Comments of Molt's own, a line each, over places that are left for a person: `// MOLT: what is old: why it was left`.
///
/// They are written anew in every run that is asked for them: those of an earlier run go, so that what was mended meanwhile
/// loses its comment and what is as it was keeps it.
struct Markers {
  /// How each of the comments begins.
  static let start = "// MOLT: "

  private let tokens: TokenBuffer
  private let comments: [ByteRange]
  /// For each token in a string the token that opens the outermost string around it.
  private let strings: [Int: Int]

  init(_ tokens: TokenBuffer) {
    self.tokens = tokens
    comments = CommentKeeper(tokens).entries.map(\.range)
    var strings: [Int: Int] = [:]
    var index = 0
    while index < tokens.count {
      if tokens.kind(index) == .stringQuote, let end = tokens.partner(index), end > index {
        for inner in index + 1...end { strings[inner] = index }
        index = end
      }
      index += 1
    }
    self.strings = strings
  }

  /// The text that a finding leaves in the code.
  static func text(of finding: Finding) -> String {
    let reason = finding.evidence.first.map { ": " + $0 } ?? ""
    let text = start + finding.message + reason
    return String(decoding: text.utf8.map { $0 < 32 ? 32 : $0 }, as: UTF8.self)
  }

  /// The bytes with these markers and without those of earlier runs; nil where nothing changes, or where a comment would
  /// change how the code is read.
  ///
  /// - Parameter marks: offsets of what the markers are about.
  func written(_ marks: [(offset: Int, text: String)], newline: String) -> [UInt8]? {
    if tokens.tokens.contains(where: { $0.flags.contains(.unterminated) }) { return nil }
    var splices: [(range: ByteRange, text: String)] = []
    for comment in comments where isMarker(comment) { splices.append((wholeLine(comment), "")) }
    if marks.isEmpty, splices.isEmpty { return nil }
    var seen: Set<String> = []
    for mark in marks {
      let place = self.place(for: mark.offset)
      guard seen.insert("\(place) \(mark.text)").inserted else { continue }
      splices.append((ByteRange(place, place), indentation(at: place) + mark.text + newline))
    }
    let bytes = apply(splices)
    if bytes == tokens.bytes { return nil }
    return isSameCode(Lexer.lex(bytes)) ? bytes : nil
  }

  private func apply(_ splices: [(range: ByteRange, text: String)]) -> [UInt8] {
    let sorted = splices.enumerated().sorted { one, two in
      (one.element.range.lower, one.element.range.upper, one.offset)
        < (two.element.range.lower, two.element.range.upper, two.offset)
    }
    var output: [UInt8] = []
    var offset = 0
    for (_, splice) in sorted {
      output += tokens.bytes[offset..<max(offset, splice.range.lower)]
      output += splice.text.utf8
      offset = max(offset, splice.range.upper)
    }
    return output + tokens.bytes[offset...]
  }

  private func isSameCode(_ other: TokenBuffer) -> Bool {
    guard other.count == tokens.count else { return false }
    return (0..<tokens.count).allSatisfy { index in
      let (one, two) = (tokens.range(index), other.range(index))
      return tokens.kind(index) == other.kind(index)
        && tokens.bytes[one.lower..<one.upper].elementsEqual(other.bytes[two.lower..<two.upper])
    }
  }

  // MARK: Lines

  private func isMarker(_ comment: ByteRange) -> Bool {
    tokens.bytes[comment.lower..<comment.upper].starts(with: Self.start.utf8)
      && isBlank(lineStart(comment.lower)..<comment.lower)
  }

  private func wholeLine(_ comment: ByteRange) -> ByteRange {
    let bytes = tokens.bytes
    var end = tokens.lineEnd(after: comment.lower)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return ByteRange(lineStart(comment.lower), end)
  }

  /// Where the line begins that a marker goes before: the one of the code, unless that lies in a string or a comment.
  private func place(for offset: Int) -> Int {
    var token = self.token(at: offset)
    while true {
      if let quote = strings[token] {
        token = quote
        continue
      }
      if token > 0, !tokens[token].flags.contains(.startsLine) {
        token -= 1
        continue
      }
      var start = lineStart(tokens.range(token).lower)
      if let comment = comments.first(where: { $0.lower < start && start < $0.upper }) {
        start = lineStart(comment.lower)
        if token > 0, start < tokens.range(token - 1).upper {
          token -= 1
          continue
        }
      }
      return aboveDirectives(start)
    }
  }

  /// A comment that speaks to Molt about the next line stays next to it.
  private func aboveDirectives(_ start: Int) -> Int {
    var start = start
    while start > 0 {
      let above = lineStart(start - 1)
      let line = tokens.bytes[above..<start].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard line.starts(with: "// molt:".utf8) || line.starts(with: "//molt:".utf8) else { break }
      start = above
    }
    return start
  }

  private func token(at offset: Int) -> Int {
    var (low, high) = (0, max(0, tokens.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if tokens.range(middle).upper <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The start of the line; after the byte order mark of a file's first line.
  private func lineStart(_ offset: Int) -> Int {
    let bytes = tokens.bytes
    var start = min(offset, bytes.count)
    if start > 0, start < bytes.count, bytes[start] == UInt8(ascii: "\n"), bytes[start - 1] == UInt8(ascii: "\r") {
      start -= 1
    }
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.lowerBound <= range.upperBound
      && tokens.bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private func indentation(at start: Int) -> String {
    var end = start
    while end < tokens.bytes.count, tokens.bytes[end] == UInt8(ascii: " ") || tokens.bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    return String(decoding: tokens.bytes[start..<end], as: UTF8.self)
  }
}

extension FileResult {
  /// The result with markers at what is left for a person.
  ///
  /// - Parameters:
  ///   - old: the file as it was.
  ///   - copies: which bytes of it went where.
  func marked(_ old: [UInt8], copies: [CopiedRange]) -> FileResult {
    guard failure == nil else { return self }
    let new = newBytes ?? old
    let marks = findings.filter { !$0.applied && $0.finding.applicability == .manual }.map { item in
      (
        offset: Self.offset(item.finding.range.lower, in: copies, end: new.count),
        text: Markers.text(of: item.finding)
      )
    }
    let crlf = new.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && new[$0 - 1] == UInt8(ascii: "\r") } ?? false
    var result = self
    if let bytes = Markers(Lexer.lex(new)).written(marks, newline: crlf ? "\r\n" : "\n") {
      result.newBytes = bytes == old ? nil : bytes
    }
    return result
  }

  /// Where the byte at `offset` went; what was replaced is where the next bytes that were kept are.
  private static func offset(_ offset: Int, in copies: [CopiedRange], end: Int) -> Int {
    var best: (distance: Int, target: Int)?
    for copy in copies {
      if copy.source.lower <= offset, offset < copy.source.upper { return copy.target + offset - copy.source.lower }
      let distance = copy.source.lower - offset
      if distance >= 0, distance < best?.distance ?? Int.max { best = (distance, copy.target) }
    }
    return copies.isEmpty ? offset : best?.target ?? end
  }
}
