import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A sequence's `Generator` and `generate()` became `Iterator` and `makeIterator()`, where a type declares them.
struct SequenceRequirements: Rewriter {
  let id = "sequence-requirements"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("Generator"), .name("generate")]

  private static let protocols: Set<String> = [
    "SequenceType", "CollectionType", "MutableCollectionType", "RangeReplaceableCollectionType", "Sequence",
    "Collection", "MutableCollection", "RangeReplaceableCollection", "MutableSliceable", "LazySequenceType",
  ]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let isType = tokens.matches(index, "Generator")
    if isType {
      guard !file.facts.types.contains("Generator") || isWitness(index, .kwTypealias, in: file),
        isElement(index, in: tokens) || isWitness(index, .kwTypealias, in: file)
      else { return }
    } else {
      guard tokens.kind(index + 1) == .leftParen, tokens.partner(index + 1) == index + 2,
        isWitness(index, .kwFunc, in: file)
      else { return }
    }
    let new = isType ? "Iterator" : "makeIterator"
    report(
      finding(
        "A sequence's '\(tokens.text(index))' is '\(new)'", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), new)],
        evidence: [isElement(index, in: tokens) ? "its 'Element' is named" : "the type around it is a sequence"]))
  }

  /// `S.Generator.Element`
  private func isElement(_ index: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(index - 1) == .period && tokens.kind(index + 1) == .period && tokens.matches(index + 2, "Element")
  }

  /// Whether the name is declared by a type that is a sequence.
  private func isWitness(_ index: Int, _ introducer: TokenKind, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == introducer, let keyword = file.enclosingType(index),
      let header = file.headers[keyword]
    else { return false }
    return header.inherited.contains { Self.protocols.contains(tokens.name($0.upperBound - 1)) }
  }
}
