import MoltRules
import MoltSyntax

/// A view that is touched in a block which runs on another thread. Looks at the hole `VIEW`.
struct OffMain: Check {
  let name = "off-main"

  /// Methods whose handlers run on a thread of their own.
  private static let background: Set<String> = [
    "dataTask", "dataTaskWithURL", "dataTaskWithRequest", "downloadTask", "downloadTaskWithURL",
    "downloadTaskWithRequest", "uploadTask", "requestAccess", "requestAccessForMediaType", "requestAuthorization",
    "performChanges", "loadValuesAsynchronously", "global", "dispatch_get_global_queue",
  ]
  private static let main: Set<String> = [
    "main", "mainQueue", "dispatch_get_main_queue", "animate", "animateWithDuration", "MainActor",
    "performOnMainThread",
    "onMain", "mainThread",
  ]
  /// Methods that call their closure before they return.
  private static let atOnce: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "filter", "reduce", "sort", "sorted", "contains", "first", "allSatisfy",
    "enumerateObjects", "autoreleasepool", "performBatchUpdates", "do",
  ]
  private static let views = [
    "label", "view", "button", "field", "indicator", "spinner", "bar", "imageview", "controller",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let view = candidate.capture("VIEW"),
      let last = view.last(where: {
        file.tokens.kind($0) != .postfixQuestion && file.tokens.kind($0) != .postfixExclamation
      })
    else { return nil }
    let name = file.tokens.name(last).lowercased()
    if file.tokens.kind(last) == .kwSelf {
      guard view.count == 1, isView(candidate.match.anchor, file) else { return nil }
    } else if !Self.views.contains(where: { name.hasSuffix($0) }) {
      return nil
    }
    var brace = file.context.enclosingBrace(candidate.match.range.lowerBound)
    var depth = 0
    while let open = brace, depth < 20 {
      depth += 1
      if case .function = file.context.owner(of: open) { return nil }
      if file.context.isClosure(open) {
        // The innermost closure that says where it runs decides.
        let statement = file.context.statement(around: open)
        let call = statement.lowerBound..<max(statement.lowerBound, open)
        if file.mentions(call, Self.main) { return nil }
        if file.mentions(call, Self.background) { return CheckVerdict() }
        // A function that nobody knows may be somebody's own way back to the main thread.
        if !isAtOnce(open, file) { return nil }
      }
      brace = file.context.enclosingBrace(open)
    }
    return nil
  }

  /// What only screens do.
  private static let screenful: Set<String> = [
    "present", "presentViewController", "dismiss", "dismissViewControllerAnimated", "performSegue",
    "performSegueWithIdentifier",
  ]

  /// Whether `self` is a view or a screen: by what it inherits, or, where that cannot be told, by what it is asked to do.
  private func isView(_ member: Int, _ file: LintFile) -> Bool {
    guard let keyword = file.context.enclosingType(member), let type = file.name(ofTypeAt: keyword) else {
      return Self.screenful.contains(file.tokens.name(member))
    }
    let ancestry = file.ancestry(of: type)
    let responders = file.sdk.history.types(named: "UIResponder").map(\.id)
    if !ancestry.sdk.isDisjoint(with: responders) { return true }
    file.ask(for: .types)
    return ancestry.isForeign && Self.screenful.contains(file.tokens.name(member))
  }

  /// Whether a closure runs where the code around it does.
  private func isAtOnce(_ open: Int, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    var callee = open - 1
    if tokens.kind(callee) == .rightParen, let paren = tokens.partner(callee) { callee = paren - 1 }
    if tokens.kind(open - 1) == .leftParen { callee = open - 2 }
    return tokens.kind(callee) == .identifier && Self.atOnce.contains(tokens.name(callee))
  }
}
