import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `x as T!` and `x as! T!`: only a whole declaration can be implicitly unwrapped since Swift 3.
extension BodyWalker {
  /// Settles the `!` after the type of a cast, the last token before `index`.
  ///
  /// - Returns: what the cast gives.
  func settleCastMark(_ value: Value, type: TypeID, isForced: Bool, expected: TypeID) -> TypeID {
    guard let sink, catalog.crosses(.swift3), case .unwrapped(let inner) = catalog.node(type),
      tokens.kind(index - 1) == .postfixExclamation
    else { return type }
    let mark = index - 1
    let isSure = !value.type.isUnknown && catalog.arena.bare(value.type) == value.type
    let use = use(of: value, expected: expected)
    var edits = [Edit(tokens.range(mark), "?")]
    var result = type
    if isSure || isForced && use != .kept {
      // What traps on nil later in the same expression traps here.
      edits = [Edit(tokens.range(mark), "")]
      result = inner
    } else if use == .receiver {
      edits.append(.insert("!", at: Int(tokens[index].end), affinity: .previous))
      result = inner
    } else if use == .unwrapped {
      edits.append(.insert("(", at: Int(tokens[value.start].start), affinity: .next))
      edits.append(.insert(")!", at: Int(tokens[mark].end), affinity: .previous))
      result = inner
    }
    sink.report(
      Finding(
        rule: "implicitly-unwrapped-cast", message: "a cast gives an optional or a value, not a 'T!'",
        range: tokens.range(mark), applicability: .likely, edits: edits,
        evidence: [use.reason]))
    return result
  }

  private enum CastUse {
    /// A member of it is used at once.
    case receiver
    /// Its place takes no optional.
    case unwrapped
    /// It is kept, or where it goes is not known.
    case kept

    var reason: String {
      switch self {
      case .receiver: return "a member of it is used at once"
      case .unwrapped: return "its place takes no optional"
      case .kept: return "it is kept as it is"
      }
    }
  }

  private func use(of value: Value, expected: TypeID) -> CastUse {
    if kind == .rightParen, tokens.partner(index) == value.start - 1 {
      let next = tokens.kind(index + 1)
      if next == .period || next == .leftBracket && !tokens[index + 1].flags.contains(.startsLine) { return .receiver }
    }
    if tokens.kind(value.start - 1) == .kwIn { return .unwrapped }
    if expected.isUnknown || expected == catalog.foreign || expected == catalog.any { return .kept }
    return catalog.arena.bare(expected) == expected ? .unwrapped : .kept
  }
}
