import MoltNames
import MoltSyntax

extension LintFile {
  /// Words that Swift 3 does not have.
  private static let modern: Set<String> = [
    "Codable", "Decodable", "Encodable", "CodingKey", "JSONDecoder", "JSONEncoder", "NSAttributedStringKey",
    "compactMap", "swapAt", "PropertyListDecoder", "LaunchOptionsKey",
  ]

  /// Whether the file is certainly Swift 4 or later: the project says so, or the code.
  func readIsSwift4() -> Bool {
    if let version = statedVersion { return version >= SwiftVersion(4) }
    if isBeforeSwift3 { return false }
    return (0..<tokens.count).contains { index in
      switch tokens.kind(index) {
      case .stringQuote: return tokens[index].flags.contains(.multiline)
      case .identifier:
        if tokens.matches(index, "objcMembers") { return tokens.kind(index - 1) == .atSign }
        if tokens.matches(index, "UIControl") || tokens.matches(index, "NSAttributedString") {
          return tokens.kind(index + 1) == .period
            && (tokens.matches(index + 2, "State") || tokens.matches(index + 2, "Event")
              || tokens.matches(index + 2, "Key"))
        }
        return Self.modern.contains(tokens.name(index)) && !projectTypes.isDeclared(tokens.name(index))
      default: return false
      }
    }
  }
}
