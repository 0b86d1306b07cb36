#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import MoltSyntax
import MoltText

/// A comment that speaks to Molt: `// molt:disable:next rule, rule -- reason`.
struct Directive {
  enum Scope {
    /// The statement or declaration that starts on the next line of code, to its end.
    case next
    /// The line of the comment.
    case this
    /// The statement that ends on the line of code before.
    case previous
    /// From the comment to the `enable`, or to the end of the file.
    case onwards
    case file
  }

  enum Action {
    case disable(Scope)
    case enable
  }

  struct Name {
    var text: String
    var range: ByteRange
  }

  var action: Action
  var names: [Name]
  /// The whole comment.
  var comment: ByteRange
  /// Whether somebody wrote down why it is there.
  private(set) var hasReason = false
  /// Why it cannot be followed, and what to write instead; nil when it can.
  var mistake: (message: String, range: ByteRange)?

  /// Every directive of a file, in order. Costs one search where there is none.
  static func all(in tokens: TokenBuffer) -> [Directive] {
    guard holdsMark(tokens.bytes) else { return [] }
    var found: [Directive] = []
    for index in 0..<tokens.count where tokens[index].flags.contains(.commentBefore) {
      for comment in tokens.comments(before: index) where comment.kind == .line || comment.kind == .block {
        if let directive = Directive(comment, in: tokens.bytes) { found.append(directive) }
      }
    }
    return found
  }

  private static let mark: StaticString = "molt:"

  /// Whether the mark occurs anywhere. The C library looks for its colon, many bytes at a time.
  private static func holdsMark(_ bytes: [UInt8]) -> Bool {
    let length = mark.utf8CodeUnitCount
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, buffer.count >= length else { return false }
      var offset = length - 1
      while offset < buffer.count, let colon = memchr(base + offset, Int32(UInt8(ascii: ":")), buffer.count - offset) {
        let end = UnsafeRawPointer(colon) - base + 1
        if memcmp(base + (end - length), mark.utf8Start, length) == 0 { return true }
        offset = end
      }
      return false
    }
  }

  /// Nil when the comment does not begin with the mark.
  private init?(_ comment: Comment, in bytes: [UInt8]) {
    var reader = DirectiveReader(
      bytes: bytes, offset: comment.range.lower + 2,
      end: comment.kind == .block ? max(comment.range.lower + 2, comment.range.upper - 2) : comment.range.upper)
    reader.skipBlanks()
    guard reader.take(Self.mark) else { return nil }
    self.comment = comment.range
    action = .enable
    names = []
    let word = reader.word()
    var scope = Scope.onwards
    switch word.text {
    case "enable": break
    case "disable":
      if reader.take(":") {
        let place = reader.word()
        switch place.text {
        case "next": scope = .next
        case "this": scope = .this
        case "previous": scope = .previous
        case "file": scope = .file
        default:
          mistake = (
            "'molt:disable:\(place.text)' is not understood; write molt:disable:next, :this, :previous or :file",
            place.range
          )
        }
      }
      action = .disable(scope)
    default:
      mistake = ("'molt:\(word.text)' is not understood; write molt:disable or molt:enable", word.range)
    }
    if mistake != nil { return }
    readNames(&reader)
  }

  private mutating func readNames(_ reader: inout DirectiveReader) {
    repeat {
      reader.skipBlanks()
      if reader.isAtReason { break }
      let name = reader.ruleName()
      if name.text.isEmpty { break }
      names.append(name)
      reader.skipBlanks()
    } while reader.take(",")
    reader.skipBlanks()
    if names.isEmpty {
      mistake = ("it names no rule; write the rule's name, or all", comment)
    } else if !reader.isAtReason {
      mistake = (
        "what follows '\(names[names.count - 1].text)' is not understood; put commas between rules and -- before a reason",
        ByteRange(reader.offset, reader.end)
      )
    } else {
      hasReason = reader.offset < reader.end
    }
  }
}

/// Reads the text of one comment.
private struct DirectiveReader {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  mutating func skipBlanks() {
    while offset < end, bytes[offset] == 32 || bytes[offset] == 9 || bytes[offset] == 10 || bytes[offset] == 13 {
      offset += 1
    }
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    offset += count
    return true
  }

  /// Small letters.
  mutating func word() -> Directive.Name {
    name { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Letters, digits and what joins them in the names of rules and modules.
  mutating func ruleName() -> Directive.Name {
    let start = offset
    var isAfterHyphen = false
    while offset < end {
      let byte = bytes[offset]
      let isHyphen = byte == UInt8(ascii: "-")
      let isPart =
        isHyphen || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
        || byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 128
      // `--` ends the names even where no blank stands before it.
      if !isPart || isHyphen && isAfterHyphen { break }
      isAfterHyphen = isHyphen
      offset += 1
    }
    if isAfterHyphen, offset < end, bytes[offset] == UInt8(ascii: "-") { offset -= 1 }
    let range = ByteRange(start, offset)
    return Directive.Name(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: range)
  }

  private mutating func name(_ isPart: (UInt8) -> Bool) -> Directive.Name {
    let start = offset
    while offset < end, isPart(bytes[offset]) { offset += 1 }
    return Directive.Name(
      text: String(decoding: bytes[start..<offset], as: UTF8.self), range: ByteRange(start, offset))
  }

  /// Whether the names are over: the end, or the reason.
  var isAtReason: Bool {
    offset >= end
      || offset + 1 < end && bytes[offset] == UInt8(ascii: "-") && bytes[offset + 1] == UInt8(ascii: "-")
  }
}
