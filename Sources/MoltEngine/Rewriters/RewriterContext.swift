import MoltNames
import MoltSyntax
import MoltText

/// What a rewriter may look at: one file, the versions, and what is known about the project. Handed around more than it is
/// looked at, hence a class.
public final class RewriterContext {
  /// The file's tokens.
  public let tokens: TokenBuffer
  /// The oldest version whose spellings are looked for.
  public let from: SwiftVersion
  /// The version that the result is written for.
  public let to: SwiftVersion
  /// What is known of all files that are migrated together.
  public let facts: RewriterFacts
  /// The innermost open bracket around each token.
  let nesting: Nesting
  /// Where each name stands.
  let names: NameIndex
  /// What the file declares.
  let headers: DeclarationHeaders
  /// Texts of strings that spell a selector, by themselves an argument.
  let selectorStrings: [Int]
  /// The line end that the file uses.
  let newline: String
  /// The file's branches for other versions of Swift.
  private(set) lazy var regions = VersionRegions(tokens)
  /// Whether the file marks a closure parameter `@escaping`: then it was written for Swift 3 or later.
  let marksEscaping: Bool

  /// - Parameters:
  ///   - facts: what is known of the project; without it, only what the file itself shows.
  ///   - headers: the declarations that others have read of the file.
  public init(
    tokens: TokenBuffer, from: SwiftVersion, to: SwiftVersion, facts: RewriterFacts? = nil,
    headers: DeclarationHeaders? = nil
  ) {
    self.tokens = tokens
    self.from = from
    self.to = to
    self.facts = facts ?? .alone(tokens)
    nesting = Nesting(tokens)
    names = NameIndex(tokens)
    self.headers = headers ?? DeclarationHeaders(tokens)
    // Only versions before 4 hide a private member from an extension in its file.
    selectorStrings = (0..<(to < SwiftVersion(4) ? tokens.count : 0)).filter { index in
      tokens.kind(index) == .stringSegment && tokens.selectorBase(at: index) != nil
        && tokens.callee(ofArgumentAt: index - 1) != nil
    }
    newline = Self.firstLineEnd(in: tokens.bytes)
    marksEscaping = (0..<tokens.count).contains {
      tokens.kind($0) == .atSign && tokens.matches($0 + 1, "escaping")
    }
  }

  static func firstLineEnd(in bytes: [UInt8]) -> String {
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { return "\n" }
      if byte == UInt8(ascii: "\r") {
        return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
      }
    }
    return "\n"
  }
}

/// For each token the innermost bracket that is open where it stands, computed in one pass.
struct Nesting: Sendable {
  /// Index of the bracket's token, or -1 at the file's top level. A bracket itself belongs to the one around it.
  private let parents: [Int32]

  init(_ tokens: TokenBuffer) {
    var parents = [Int32](repeating: -1, count: tokens.count)
    var open: [Int32] = []
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart:
        parents[index] = open.last ?? -1
        if tokens.partner(index) != nil { open.append(Int32(index)) }
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
        // Branches of an `#if` may each open a bracket that is closed once: drop what has no end of its own.
        if let partner = tokens.partner(index), let place = open.lastIndex(of: Int32(partner)) {
          open.removeSubrange(place...)
        }
        parents[index] = open.last ?? -1
      default:
        parents[index] = open.last ?? -1
      }
    }
    self.parents = parents
  }

  /// Index of the innermost open bracket around the token at `index`; nil at the top level.
  func parent(_ index: Int) -> Int? {
    guard index >= 0, index < parents.count, parents[index] >= 0 else { return nil }
    return Int(parents[index])
  }
}
