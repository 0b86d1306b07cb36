import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `renamed="x"` in an attribute became `renamed: "x"`.
struct AttributeEquals: Rewriter {
  let id = "attribute-arguments"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("available")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign, tokens.kind(index + 1) == .leftParen, let close = tokens.partner(index + 1)
    else { return }
    for equal in index + 2..<close where tokens.kind(equal) == .equal || tokens.isOperator(equal, "=") {
      let gap = ByteRange(tokens.end(equal - 1), tokens.end(equal))
      let after = tokens[equal].flags.contains(.spaceAfter) ? ":" : ": "
      report(
        finding(
          "An attribute's argument follows a colon", at: tokens.range(equal), .safe,
          edits: [Edit(gap, after, affinity: .previous)], evidence: ["'=' stands in the arguments of '@available'"]))
    }
  }
}

/// Attributes that only changed their name.
struct AttributeRenames: Rewriter {
  let id: String
  let since: SwiftVersion
  let anchors: [RewriterAnchor]
  private let names: [String: String]

  private init(_ id: String, since: SwiftVersion, _ names: [String: String]) {
    self.id = id
    self.since = since
    self.names = names
    anchors = names.keys.sorted().map { .name($0) }
  }

  static let availability = AttributeRenames("availability-attribute", since: SwiftVersion(2), ["availability": "available"])
  static let inlinable = AttributeRenames(
    "inlinable", since: SwiftVersion(4, 2),
    [
      "_inlineable": "inlinable", "_versioned": "usableFromInline",
    ])
  static let archiverName = AttributeRenames(
    "keyed-archiver-class-name", since: SwiftVersion(4), ["NSKeyedArchiverClassName": "objc"])
  static let main = AttributeRenames(
    "application-main", since: SwiftVersion(5, 3), ["UIApplicationMain": "main", "NSApplicationMain": "main"])

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let old = file.tokens.text(index)
    guard file.tokens.kind(index - 1) == .atSign, let new = names[old] else { return }
    report(
      finding(
        "'@\(old)' is spelled '@\(new)'", at: file.tokens.range(of: index - 1..<index + 1), .safe,
        edits: [Edit(file.tokens.range(index), new)], evidence: ["the attribute was renamed"]))
  }
}
