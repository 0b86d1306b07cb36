import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// `unsafeBitCast(T.A.rawValue | T.B.rawValue, T.self)`: how Swift 1 joined options; an array literal since Swift 2.
  ///
  /// - Returns: the value, with the walk past it; nil where the call at `index` is something else.
  func optionSetBitCast() -> Value? {
    let start = index
    guard tokens.matches(start, "unsafeBitCast"), let call = callSite(at: start + 1), let parens = call.parens,
      call.arguments.count == 2,
      call.arguments[1].label == nil || tokens.matches(call.arguments[1].label ?? start, "to")
    else { return nil }
    let target = call.arguments[1].value
    guard tokens.matches(target.upperBound - 1, "self"), target.count >= 3 else { return nil }
    let owner = target.lowerBound..<target.upperBound - 2
    guard let names = options(call.arguments[0].value, of: tokens.text(in: tokens.range(of: owner))) else { return nil }
    var reader = TypeReader(tokens: tokens, at: owner.lowerBound, catalog: catalog, scope: scope)
    let type = reader.read()
    guard case .nominal(.sdk(let id), _) = catalog.node(type), catalog.history.type(id).kind == .optionSet else {
      return nil
    }
    var pieces: [Edit.Piece] = [.text("[")]
    for (position, name) in names.enumerated() {
      pieces.append(.text(position == 0 ? "." : ", ."))
      pieces.append(.source(tokens.range(name)))
      // The cases themselves may have newer names.
      implicitMember(type, name: name, call: nil, isPattern: false)
    }
    var edits = [
      Edit(ByteRange(Int(tokens[start].start), Int(tokens[parens.close].end)), pieces: pieces + [.text("]")])
    ]
    // A literal alone does not say what it is.
    if tokens.kind(start - 1) == .equal, tokens.kind(start - 2) == .identifier,
      tokens.kind(start - 3) == .kwLet || tokens.kind(start - 3) == .kwVar
    {
      let name = catalog.history.type(id).name(in: catalog.to)
      edits.append(.insert(": " + name, at: Int(tokens[start - 2].end), affinity: .previous))
    }
    sink?.report(
      Finding(
        rule: "option-set-bit-cast", message: "options are joined in an array literal", range: tokens.range(start),
        applicability: .safe, edits: edits, evidence: ["every operand is the raw value of a \(catalog.describe(type))"])
    )
    index = call.end
    return Value(type: type, start: start)
  }

  /// The cases in `T.a.rawValue | T.b.rawValue`; nil where anything else stands there.
  private func options(_ range: Range<Int>, of owner: String) -> [Int]? {
    var names: [Int] = []
    var token = range.lowerBound
    while token < range.upperBound {
      var end = token
      while end < range.upperBound, !(tokens.kind(end) == .infixOperator && tokens.matches(end, "|")) { end += 1 }
      // `T` `.` case `.` rawValue
      guard end - token >= 5, tokens.matches(end - 1, "rawValue"), tokens.kind(end - 2) == .period,
        tokens.kind(end - 3) == .identifier, tokens.kind(end - 4) == .period,
        tokens.text(in: tokens.range(of: token..<end - 4)) == owner
      else { return nil }
      names.append(end - 3)
      token = end + 1
    }
    return names.isEmpty ? nil : names
  }
}
