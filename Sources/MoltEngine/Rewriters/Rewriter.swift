import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// One change of the language. Stateless: one value serves all files and threads.
public protocol Rewriter: Sendable {
  /// Its name in reports, and the name of its description in `Rules/syntax/<id>.yml`.
  var id: String { get }
  /// The first version that has the new form: it runs when code older than this becomes code at least this new.
  var since: SwiftVersion { get }
  /// Whether it runs only when it is asked for by name.
  var isOptIn: Bool { get }
  /// The tokens at which it wants to be asked.
  var anchors: [RewriterAnchor] { get }
  /// Whether it has anything to do between two versions.
  func applies(from: SwiftVersion, to: SwiftVersion) -> Bool
  /// Looks at the token at `index`, which is one of its anchors, and reports what it finds there.
  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void)
}

/// A token that wakes a rewriter.
public enum RewriterAnchor: Sendable, Hashable {
  /// Every token of a kind.
  case kind(TokenKind)
  /// Every identifier, operator or `#` word with exactly this text.
  case name(String)
}

extension Rewriter {
  public var isOptIn: Bool { false }

  /// Whether it has anything to do between two versions.
  public func applies(from: SwiftVersion, to: SwiftVersion) -> Bool { from < since && to >= since }

  /// A finding of this rewriter.
  func finding(
    _ message: String, at range: ByteRange, _ applicability: Applicability, edits: [Edit], evidence: [String] = []
  ) -> Finding {
    Finding(
      rule: id, message: message, range: range, applicability: applicability, edits: edits, evidence: evidence)
  }

  /// A finding that leaves the code to a person, with the reason why.
  func manual(_ message: String, at range: ByteRange, because reason: String) -> Finding {
    Finding(rule: id, message: message, range: range, applicability: .manual, evidence: [reason])
  }
}
