import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Swift 3 imports `id` as `Any`: collections and parameters of `AnyObject`, which Swift 2 filled with strings and numbers
/// by bridging, hold `Any` now.
struct AnyObjectTypes: Rewriter {
  let id = "any-object"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("AnyObject")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .period, !file.facts.types.contains("AnyObject")
    else { return }
    if isElement(index, in: file), !isCast(index, in: file) {
      var edits = [Edit(tokens.range(index), "Any")]
      // The key of what was an NSDictionary.
      if tokens.kind(index - 1) == .colon, tokens.matches(index - 2, "NSObject"), tokens.kind(index - 3) == .leftBracket {
        edits.append(Edit(tokens.range(index - 2), "AnyHashable"))
      }
      report(
        finding(
          "a collection of 'AnyObject' holds values too, so it is one of 'Any'", at: tokens.range(index), .likely,
          edits: edits, evidence: ["nothing is bridged to an object any more unless 'as' says so"]))
    } else if let name = annotated(index, in: file), !isUsedAsObject(name, in: file) {
      report(
        finding(
          "'AnyObject' takes no strings or numbers any more; 'Any' does", at: tokens.range(index), .likely,
          edits: [Edit(tokens.range(index), "Any")], evidence: ["'\(tokens.name(name))' is never used as an object"]))
    } else if tokens.kind(index - 1) == .arrow {
      report(
        finding(
          "what the SDK gave as 'AnyObject' is 'Any' now", at: tokens.range(index), .likely,
          edits: [Edit(tokens.range(index), "Any")], evidence: ["it is the result of a function"]))
    }
  }

  /// The element or value type in `[AnyObject]`, `[K: AnyObject]`, `Array<AnyObject>`, `Dictionary<K, AnyObject>`.
  private func isElement(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let after = tokens.kind(index + 1) == .postfixQuestion || tokens.kind(index + 1) == .postfixExclamation ? index + 2 : index + 1
    if tokens.kind(after) == .rightBracket {
      return tokens.kind(index - 1) == .leftBracket || tokens.kind(index - 1) == .colon
    }
    guard tokens.isOperator(after), tokens.starts(after, with: ">") else { return false }
    if tokens.matches(index - 1, "<") { return tokens.matches(index - 2, "Array") }
    return tokens.kind(index - 1) == .comma && tokens.matches(index - 3, "<") && tokens.matches(index - 4, "Dictionary")
  }

  /// Whether the collection stands after `as`: a value that is cast to objects holds objects.
  private func isCast(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard let open = file.nesting.parent(index), tokens.kind(open) == .leftBracket else { return false }
    var before = open - 1
    if tokens.kind(before) == .postfixQuestion || tokens.kind(before) == .postfixExclamation { before -= 1 }
    return tokens.kind(before) == .kwAs || tokens.kind(before) == .kwIs
  }

  /// The name that the type annotates: a variable's or a parameter's, not a generic parameter's or a protocol's.
  private func annotated(_ index: Int, in file: RewriterContext) -> Int? {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .colon, tokens.kind(index - 2) == .identifier else { return nil }
    let name = index - 2
    switch tokens.kind(name - 1) {
    case .kwVar, .kwLet:
      var token = name - 2
      while token >= 0, tokens.kind(token) == .identifier || tokens.kind(token).isKeyword || tokens.kind(token) == .atSign,
        !tokens[token + 1].flags.contains(.startsLine)
      {
        if tokens.matches(token, "weak") || tokens.matches(token, "unowned") { return nil }
        token -= 1
      }
      return name
    case .leftParen, .comma, .identifier, .wildcard:
      guard let open = file.nesting.parent(index), tokens.kind(open) == .leftParen else { return nil }
      let callee = open - 1
      let isFunction = tokens.kind(callee - 1) == .kwFunc || tokens.kind(callee) == .kwInit
        || tokens.kind(callee) == .kwSubscript
      return isFunction ? name : nil
    default: return nil
    }
  }

  /// Whether a member of that name's value is used anywhere in the file, or its identity: `Any` has neither.
  private func isUsedAsObject(_ name: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let text = tokens.text(name)
    for token in 0..<tokens.count where tokens.kind(token) == .identifier && token != name {
      let next = tokens.kind(token + 1)
      let follows = next == .postfixQuestion || next == .postfixExclamation ? token + 2 : token + 1
      let isMember = tokens.kind(follows) == .period || tokens.kind(follows) == .leftBracket && !tokens[follows].flags.contains(.spaceBefore)
      let isIdentity = tokens.matches(follows, "===") || tokens.matches(follows, "!==") || tokens.matches(token - 1, "===")
      if isMember || isIdentity, tokens.text(token) == text { return true }
    }
    return false
  }
}
