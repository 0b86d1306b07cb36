/// How sure Molt is that an edit keeps the program's meaning.
public enum Applicability: UInt8, Sendable, Comparable, CaseIterable {
  /// Reported, never edited: a person has to decide.
  case manual
  /// One reading is left, but it is not proved.
  case likely
  /// The evidence in the code proves it.
  case safe

  public static func < (left: Applicability, right: Applicability) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word used in reports.
  public var name: String {
    switch self {
    case .manual: return "manual"
    case .likely: return "likely"
    case .safe: return "safe"
    }
  }
}

/// One replacement of a byte range.
///
/// The new text is a list of pieces: fresh text, and ranges of the original file that move along. Edits that lie inside
/// a moved range are applied where that range lands, so `CGRectGetWidth(a.hidden)` can become `(a.isHidden).width` from
/// two edits that know nothing of each other.
public struct Edit: Sendable, Hashable {
  public enum Piece: Sendable, Hashable {
    /// New text.
    case text(String)
    /// Bytes of the original file, with the edits inside them applied. They lie inside the edit's own range; no edit
    /// is accepted inside bytes that one edit writes twice.
    case source(ByteRange)
  }

  /// On which neighbour an insertion (an edit of an empty range) hangs: if that neighbour moves, so does the insertion.
  ///
  /// If the neighbour is replaced, an insertion at the outer edge of the replaced range stays there, outside the new text;
  /// one in the middle of it disagrees with the replacement. At one place all insertions that hang on the token before
  /// come first; within an affinity they keep the order in which they were accepted. To put two things around the same
  /// range, use an edit that moves the range: two pairs of insertions would cross.
  public enum Affinity: UInt8, Sendable {
    /// Belongs to the token that ends here.
    case previous
    /// Belongs to the token that starts here.
    case next
  }

  /// The bytes of the original file that are replaced; empty for an insertion.
  public var range: ByteRange
  public var pieces: [Piece]
  public var affinity: Affinity

  public init(_ range: ByteRange, pieces: [Piece], affinity: Affinity = .next) {
    self.range = range
    self.pieces = pieces
    self.affinity = affinity
  }

  public init(_ range: ByteRange, _ text: String, affinity: Affinity = .next) {
    self.init(range, pieces: text.isEmpty ? [] : [.text(text)], affinity: affinity)
  }

  /// An insertion before the byte at `offset`.
  public static func insert(_ text: String, at offset: Int, affinity: Affinity) -> Edit {
    Edit(ByteRange(offset, offset), text, affinity: affinity)
  }

  /// Two insertions that put text around the bytes of a range and move with them.
  public static func around(_ range: ByteRange, _ before: String, _ after: String) -> [Edit] {
    [insert(before, at: range.lower, affinity: .next), insert(after, at: range.upper, affinity: .previous)]
  }

  /// Whether the replacement is fresh text only, with nothing moved.
  public var isPlain: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
