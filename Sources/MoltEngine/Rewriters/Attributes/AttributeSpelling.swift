import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `renamed="x"` in an attribute became `renamed: "x"`.
struct AttributeEquals: Rewriter {
  let id = "attribute-arguments"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("available"), .name("availability")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign, tokens.kind(index + 1) == .leftParen, let close = tokens.partner(index + 1)
    else { return }
    for equal in index + 2..<close where tokens.kind(equal) == .equal || tokens.isOperator(equal, "=") {
      if isText(equal, in: tokens), explain(equal, in: index + 2..<close, tokens, report: report) { continue }
      let gap = ByteRange(tokens.end(equal - 1), tokens.end(equal))
      let after = tokens[equal].flags.contains(.spaceAfter) ? ":" : ": "
      report(
        finding(
          "An attribute's argument follows a colon", at: tokens.range(equal), .safe,
          edits: [Edit(gap, after, affinity: .previous)], evidence: ["'=' stands in the arguments of '@available'"]))
    }
  }

  /// Whether `renamed` is given something else than a name, which Swift 2 took as it was.
  private func isText(_ equal: Int, in tokens: TokenBuffer) -> Bool {
    guard tokens.matches(equal - 1, "renamed"), tokens.kind(equal + 1) == .stringQuote,
      tokens.kind(equal + 2) == .stringSegment, tokens.partner(equal + 1) == equal + 3
    else { return false }
    let name = Lexer.lex(Array(tokens.text(equal + 2).utf8))
    var index = 0
    while name.isLabel(index), name.kind(index + 1) == .period { index += 2 }
    guard name.isLabel(index) || name.isOperator(index) else { return true }
    index += 1
    if name.kind(index) == .leftParen {
      index += 1
      while name.isLabel(index), name.kind(index + 1) == .colon { index += 2 }
      guard name.kind(index) == .rightParen else { return true }
      index += 1
    }
    return name.kind(index) != .endOfFile
  }

  /// `renamed="use f(a) instead"`: a message, unless there is one already.
  ///
  /// - Returns: whether the argument was rewritten.
  private func explain(
    _ equal: Int, in arguments: Range<Int>, _ tokens: TokenBuffer, report: (Finding) -> Void
  ) -> Bool {
    let message = "'renamed' takes a name and nothing else"
    let range = tokens.range(of: equal - 1..<equal + 4)
    if arguments.contains(where: { tokens.matches($0, "message") && tokens.kind($0 + 1) != .comma }) {
      report(manual(message, at: range, because: "what it is given is no name, and there is a message already"))
      return false
    }
    let after = tokens[equal].flags.contains(.spaceAfter) ? "message:" : "message: "
    report(
      finding(
        message, at: range, .safe,
        edits: [Edit(ByteRange(tokens.start(equal - 1), tokens.end(equal)), after, affinity: .previous)],
        evidence: ["what it is given is no name"]))
    return true
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

  static let availability = AttributeRenames(
    "availability-attribute", since: SwiftVersion(2), ["availability": "available"])
  static let blocks = AttributeRenames(
    "convention-attribute", since: SwiftVersion(2), ["objc_block": "convention(block)"])
  static let inlinable = AttributeRenames(
    "inlinable", since: SwiftVersion(4, 2),
    [
      "_inlineable": "inlinable", "_versioned": "usableFromInline",
    ])
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

/// `@NSKeyedArchiverClassName("Old")` became `@objc(Old)`.
struct ArchiverName: Rewriter {
  let id = "keyed-archiver-class-name"
  let since = SwiftVersion(4)
  let anchors: [RewriterAnchor] = [.name("NSKeyedArchiverClassName")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign, tokens.kind(index + 1) == .leftParen,
      tokens.kind(index + 2) == .stringQuote, tokens.kind(index + 3) == .stringSegment,
      tokens.partner(index + 2) == index + 4, tokens.partner(index + 1) == index + 5
    else { return }
    let message = "The name of an archived class is its Objective-C name"
    let whole = tokens.range(of: index..<index + 6)
    let name = tokens.text(index + 3)
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || $0 > 127 || isLetterOrDigit($0) }) else {
      report(manual(message, at: whole, because: "the name is not an identifier"))
      return
    }
    report(
      finding(
        message, at: whole, .safe, edits: [Edit(whole, "objc(" + name + ")")],
        evidence: ["the attribute exists no longer"]
      ))
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }
}
