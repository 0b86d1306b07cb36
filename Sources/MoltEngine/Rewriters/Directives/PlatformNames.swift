import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `os(OSX)` and `@available(OSX 10.10, *)` are spelled with `macOS`.
struct PlatformNames: Rewriter {
  let id = "platform-names"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("OSX"), .name("OSXApplicationExtension")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let open = file.nesting.parent(index), tokens.kind(open) == .leftParen, isPlatformList(open, in: tokens)
    else { return }
    let new = tokens.matches(index, "OSX") ? "macOS" : "macOSApplicationExtension"
    report(
      finding(
        "The platform's name is '\(new)'", at: tokens.range(index), .safe, edits: [Edit(tokens.range(index), new)],
        evidence: ["it stands in a list of platforms"]))
  }

  private func isPlatformList(_ open: Int, in tokens: TokenBuffer) -> Bool {
    if tokens.matches(open - 1, "#available") { return true }
    if tokens.matches(open - 1, "available") || tokens.matches(open - 1, "availability") {
      return tokens.kind(open - 2) == .atSign
    }
    guard tokens.matches(open - 1, "os") else { return false }
    // Only in the line of an `#if`.
    var index = open - 1
    while index >= 0 {
      switch tokens.kind(index) {
      case .poundIf, .poundElseif: return true
      default: if tokens.startsLine(index) { return false }
      }
      index -= 1
    }
    return false
  }
}

/// `(arch(i386) || arch(x86_64)) && os(iOS)` asks for the simulator: `targetEnvironment(simulator)`.
struct SimulatorCondition: Rewriter {
  let id = "simulator-condition"
  let since = SwiftVersion(4, 1)
  let anchors: [RewriterAnchor] = [.kind(.poundIf), .kind(.poundElseif)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    var end = index + 1
    while tokens.kind(end) != .endOfFile, !tokens.startsLine(end) { end += 1 }
    let text = (index + 1..<end).map { tokens.text($0) }.joined()
    let processors = ["(arch(i386)||arch(x86_64))", "(arch(x86_64)||arch(i386))"]
    let platforms = ["os(iOS)", "os(tvOS)", "os(watchOS)", "(os(iOS)||os(watchOS)||os(tvOS))"]
    let isSimulator = processors.contains { processor in
      platforms.contains { text == processor + "&&" + $0 || text == $0 + "&&" + processor }
    }
    guard isSimulator else { return }
    let range = tokens.range(of: index + 1..<end)
    report(
      finding(
        "The simulator is asked for by 'targetEnvironment(simulator)'", at: range, .safe,
        edits: [Edit(range, "targetEnvironment(simulator)")],
        evidence: ["a mobile system on a desktop processor is the simulator"]))
  }
}

/// `#if 1` is `#if true`.
struct NumericConditions: Rewriter {
  let id = "numeric-conditions"
  let since = SwiftVersion(2, 2)
  let anchors: [RewriterAnchor] = [.kind(.poundIf), .kind(.poundElseif)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .integerLiteral, tokens.startsLine(index + 2),
      tokens.matches(index + 1, "0") || tokens.matches(index + 1, "1")
    else { return }
    let new = tokens.matches(index + 1, "1") ? "true" : "false"
    report(
      finding(
        "A condition is '\(new)', not a number", at: tokens.range(index + 1), .safe,
        edits: [Edit(tokens.range(index + 1), new)], evidence: ["the condition is the number alone"]))
  }
}

/// `#line 1 "f"` became `#sourceLocation(file: "f", line: 1)`.
struct LineDirective: Rewriter {
  let id = "line-directive"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("#line")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.startsLine(index), tokens.kind(index + 1) == .integerLiteral, !tokens.startsLine(index + 1),
      tokens.kind(index + 2) == .stringQuote, !tokens.startsLine(index + 2), let close = tokens.partner(index + 2)
    else { return }
    let whole = ByteRange(tokens.start(index), tokens.end(close))
    report(
      finding(
        "The directive for the source's place is '#sourceLocation'", at: whole, .safe,
        edits: [
          Edit(
            whole,
            pieces: [
              .text("#sourceLocation(file: "), .source(tokens.range(of: index + 2..<close + 1)), .text(", line: "),
              .source(tokens.range(index + 1)), .text(")"),
            ])
        ], evidence: ["a number and a file follow at the start of a line"]))
  }
}
