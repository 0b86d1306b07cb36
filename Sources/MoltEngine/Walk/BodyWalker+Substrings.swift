import MoltRules
import MoltSyntax
import MoltText

/// A part of a string is a `Substring` since Swift 4. The walk goes on taking it for a String, which has all its members, and
/// remembers what it is for the places that want a String.
extension BodyWalker {
  /// Notes that a subscript with a range gives a part of a string.
  func noteSubstring(_ value: inout Value, of whole: TypeID, index: TypeID) {
    guard catalog.crosses(.swift4), catalog.arena.bare(whole) == catalog.string,
      catalog.nominal(index) == catalog.rangeNominal, catalog.rangeNominal != nil,
      catalog.index.extensions["String"]?["subscript"] == nil
    else { return }
    value.type = catalog.string
    value.isSubstring = true
  }

  /// `s[i..<j]` where a String is expected: `String(s[i..<j])`.
  func copySubstring(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, value.isSubstring, end > value.start, catalog.arena.bare(expected) == catalog.string,
      isPostfix(value.start..<end)
    else { return }
    let range = tokens.range(of: value.start..<end)
    sink.report(
      Finding(
        rule: "substring-value", message: "a part of a String is a Substring since Swift 4", range: range,
        applicability: .safe,
        edits: Edit.around(range, "String(", ")"), evidence: ["a String is expected here"]))
  }
}
