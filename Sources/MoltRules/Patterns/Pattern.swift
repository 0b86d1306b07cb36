import MoltSyntax
import MoltText

/// Swift code with holes: `UIFont(name: $NAME, size: $SIZE)!`.
///
/// A pattern is a flat list of elements that is laid over a file's tokens, from its anchor in both directions. Comments
/// and layout do not take part. A class: a pattern is tried far more often than it is made, and it holds many arrays.
public final class Pattern: Sendable {
  /// One thing that has to stand in the code, in order.
  enum Element: Sendable, Equatable {
    /// A token with exactly this text.
    case token(TokenKind, [UInt8])
    /// One expression, kept under the number of its name; -1 for `$_`.
    case hole(Int, Extent)
    /// Any run of tokens with balanced brackets.
    case run(Int)
    /// A run and the comma before it, or nothing: the end of `f($X, $...REST)`.
    case commaRun(Int)
    /// A run and the comma after it, or nothing: the start of `f($...REST, last: $X)`.
    case runComma(Int)
    /// `.init` between a type and its arguments, or nothing.
    case optionalInit
    /// Where parentheses around all that was matched so far may close.
    case optionalClose
  }

  /// How far a hole reaches.
  enum Extent: Sendable, Equatable {
    /// A whole expression.
    case expression
    /// An operand of an operator.
    case operand
    /// The part of a member chain before what follows in the pattern.
    case chain
  }

  /// The text as written.
  public let text: String
  /// The names of the holes, without `$` and `...`, in the order of their first use.
  public let holes: [String]
  /// Which of `holes` stand for runs of arguments.
  public let runs: Set<Int>
  /// The text of the token that a file must have for the pattern to be tried.
  public let anchor: [UInt8]
  /// The kind of that token.
  public var anchorKind: TokenKind {
    if anchorPosition < elements.count, case .token(let kind, _) = elements[anchorPosition] { kind } else { .unknown }
  }

  let elements: [Element]
  /// The position of the anchor in `elements`.
  let anchorPosition: Int
  /// For each element the position of its bracket's partner, or -1.
  let partners: [Int]
  /// How often each hole occurs.
  let uses: [Int]

  /// Whether a name is captured once only, so that nothing but its presence is asked.
  public func isUsedOnce(_ hole: Int) -> Bool { uses[hole] == 1 }

  /// What is wrong with a pattern, and where in its text.
  public struct Problem: Error, Sendable, Equatable {
    /// Byte offset in the pattern's text.
    public var offset: Int
    public var message: String
    public var advice: String
  }

  /// Compiles a pattern.
  public init(_ text: String) throws(Problem) {
    var compiler = PatternCompiler(text)
    try compiler.compile()
    self.text = text
    elements = compiler.elements
    holes = compiler.holes
    runs = compiler.runs
    uses = compiler.uses
    partners = compiler.partners
    anchorPosition = compiler.anchorPosition
    anchor = compiler.anchor
  }

  /// A pattern that was compiled when Molt was built.
  init(from reader: inout RecordReader) {
    text = reader.string()
    holes = reader.items { $0.string() }
    runs = Set(reader.items { $0.number() })
    anchor = reader.bytes()
    elements = reader.items { Element(from: &$0) }
    anchorPosition = reader.number()
    partners = reader.items { $0.number() }
    uses = reader.items { $0.number() }
  }
}

/// Where a pattern was found.
public struct PatternMatch: Sendable, Equatable {
  /// The tokens that match, parentheses around them aside.
  public var range: Range<Int>
  /// The index of the pattern's anchor among the tokens.
  public var anchor: Int
  /// What each hole holds, in the order of `Pattern.holes`; empty for a run of nothing.
  public var captures: [Range<Int>]
}
