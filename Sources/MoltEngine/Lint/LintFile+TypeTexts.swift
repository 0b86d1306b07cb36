import MoltNames

/// Types compared by their texts: what a header says against what the SDK says.
extension LintFile {
  enum TypeFit {
    case same
    /// What Swift 2 had in its place: a reference type for a value type.
    case older
    /// It inherits from what is asked for.
    case narrower
    /// Another type altogether.
    case different
    /// One of them cannot be told.
    case unknown
  }

  func fit(_ written: String, _ wanted: String) -> TypeFit {
    if written == wanted || LintTypes.last(written) == wanted { return .same }
    if written.isEmpty || wanted.isEmpty { return .different }
    // What the tables of macOS say where the SDK says `Selector`.
    if wanted == "OpaquePointer" { return written == "Selector" ? .same : .unknown }
    if wanted == "Any" { return written == "AnyObject" ? .older : .unknown }
    if wanted.hasPrefix("["), written.hasPrefix("[") { return written.contains("AnyObject") ? .older : .unknown }
    guard Self.isName(written), Self.isName(wanted) else { return .unknown }
    if written.contains(".") || wanted.contains("."), LintTypes.last(written) == LintTypes.last(wanted) { return .same }
    if Self.plain.contains(written), Self.plain.contains(wanted) { return .different }
    if let alias = projectTypes.alias(written) { return alias == written ? .unknown : fit(alias, wanted) }
    guard let target = sdk.history.type(named: wanted), target.kind != .typealias else { return .unknown }
    if !projectTypes.isDeclared(LintTypes.last(written)) {
      let found = sdk.history.types(named: written)
      guard let type = found.first else { return .unknown }
      if found.contains(where: { $0.id == target.id || $0.valueType?.id == target.id }) {
        // A mere new name is no other type; a value type is.
        return target.referenceType == nil ? .same : .older
      }
      if wanted == "Error", written == "NSError" || written == "ErrorType" { return .older }
      if type.kind == .typealias || Self.numbers.contains(written), Self.numbers.contains(wanted) { return .unknown }
      if type.kind == .typealias { return .unknown }
      if ancestry(of: wanted).sdk.contains(type.id) { return .unknown }
    }
    let ancestry = ancestry(of: LintTypes.last(written))
    if ancestry.sdk.contains(target.id) { return .narrower }
    return ancestry.isForeign ? .unknown : .different
  }

  /// Types that are nobody's alias for each other.
  private static let plain: Set<String> = ["Int", "CGFloat", "Bool", "String"]
  /// Types that are each other's aliases on some machines.
  private static let numbers: Set<String> = ["Int", "NSInteger", "UInt", "NSUInteger", "Double", "TimeInterval"]

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
        || ($0 | 32 >= UInt8(ascii: "a") && $0 | 32 <= UInt8(ascii: "z"))
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
    }
  }
}
