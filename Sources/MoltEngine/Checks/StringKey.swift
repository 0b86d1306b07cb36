import MoltRules
import MoltSyntax

/// A key for key-value coding in a string, of an object that has the key as a property. Looks at the hole `OBJECT`.
struct StringKey: Check {
  let name = "string-key"

  /// Types whose keys are names of their own, not of properties.
  private static let keyed = [
    "UserDefaults", "NSUserDefaults", "NSUbiquitousKeyValueStore", "CIFilter", "NSDictionary", "NSMutableDictionary",
    "Dictionary", "CALayer", "CAAnimation", "NSHashTable", "NSMapTable", "UserDefaultsController", "JSValue",
    "SCNMaterial", "SCNGeometry", "SKNode",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let object = candidate.capture("OBJECT"), let last = object.last else { return nil }
    let known = file.isType(endingAt: last, oneOf: Self.keyed)
    if known == true || isNamedSo(object, file) { return nil }
    // Observing makes sense of properties alone; reading a value does of everything that has keys.
    if candidate.match.range.contains(where: { file.tokens.matches($0, "forKeyPath") }),
      file.tokens.matches(candidate.match.anchor, "addObserver")
    {
      return CheckVerdict()
    }
    return known == false || object.count == 1 && file.tokens.kind(last) == .kwSelf ? CheckVerdict() : nil
  }

  /// `defaults`, `UserDefaults(suiteName: x)`, `blurFilter`: names that say what they are where the type cannot be told.
  private func isNamedSo(_ object: Range<Int>, _ file: LintFile) -> Bool {
    object.contains { index in
      guard file.tokens.kind(index) == .identifier else { return false }
      let name = file.tokens.name(index).lowercased()
      return name.hasSuffix("defaults") || name.hasSuffix("filter")
    }
  }
}
