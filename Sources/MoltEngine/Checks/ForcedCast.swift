import MoltRules
import MoltSyntax

/// A cast that ends the program where it fails, and can fail. Looks at the holes `VALUE` and `TYPE`.
struct ForcedCast: Check {
  let name = "forced-cast"

  /// Calls whose results other rules look at, or whose type the caller has chosen.
  private static let known = [
    "dequeue", "instantiate", "loadNib", "copy", "mutableCopy", "fetch", "executeFetchRequest", "sharedApplication",
    "makeView", "insertNewObject", "archivedData", "appearance", "infoDictionary", "forInfoDictionaryKey",
    "UIKeyboard", "keyboardFrame", "keyboardAnimation",
  ]
  private static let numbers: Set<String> = ["Int", "Double", "Float", "Bool", "CGFloat", "UInt"]
  /// Types that what they are bridged from always has.
  private static let bridged: Set<String> = [
    "NSString", "NSArray", "NSDictionary", "NSNumber", "AnyObject", "Any", "Self",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard let value = candidate.capture("VALUE"), let type = candidate.capture("TYPE") else { return nil }
    let name = tokens.name(type.lowerBound)
    if Self.bridged.contains(name) || type.count == 1 && isCoreFoundation(name) { return nil }
    for index in value where tokens.kind(index) == .identifier {
      let word = tokens.name(index)
      if Self.known.contains(where: { word.hasPrefix($0) }) { return nil }
      // The app's own delegate, and a view's layer where the view says which class it is of.
      if word == "delegate", name.hasSuffix("Delegate") { return nil }
      if word == "layer", !file.places(of: "layerClass").isEmpty { return nil }
    }
    // A number of Foundation's becomes any of Swift's.
    if Self.numbers.contains(name), file.isType(endingAt: value.upperBound - 1, oneOf: ["NSNumber"]) == true {
      return nil
    }
    if isDecoding(candidate.match.anchor, file) { return nil }
    if isTested(value, type, before: candidate.match.range.lowerBound, file) { return nil }
    return CheckVerdict()
  }

  /// Whether a token stands in `init(coder:)`, where an archive's own classes come back.
  private func isDecoding(_ index: Int, _ file: LintFile) -> Bool {
    let keyword = file.functionBody(around: index).lowerBound - 1
    guard keyword >= 0, case .function(let start) = file.context.owner(of: keyword),
      file.tokens.kind(start) == .kwInit, let header = DeclarationHeader(at: start, in: file.tokens),
      let label = header.parameterClauses.first?.parameters.first?.first
    else { return false }
    return file.tokens.matches(label, "coder")
  }

  /// `CFString`, `CGColor`, `SecKey`: the compiler asks for `as!`, and no such cast fails.
  private func isCoreFoundation(_ name: String) -> Bool {
    ["CF", "CG", "CT", "CV", "CM", "Sec", "AX", "AB"].contains { name.hasPrefix($0) }
  }

  /// `if value is T`, `case is T`
  private func isTested(_ value: Range<Int>, _ type: Range<Int>, before place: Int, _ file: LintFile) -> Bool {
    let text = file.text(type)
    if file.conditions(before: place).contains(where: {
      file.mentions($0, ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"]) && file.mentions($0, [text])
    }) {
      return true
    }
    return file.conditions(before: place).contains { condition in
      condition.contains { index in
        file.tokens.kind(index) == .kwIs
          && file.text(index + 1..<min(index + 1 + type.count, condition.upperBound)) == text
      }
    }
  }
}
