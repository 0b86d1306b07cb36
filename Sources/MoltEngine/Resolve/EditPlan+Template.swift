import MoltNames
import MoltSyntax
import MoltText

extension EditPlan {
  /// Writes a call anew by its row's template. Arguments move with what is edited in them; a trailing closure stays where it
  /// is.
  mutating func fill(_ template: CallTemplate) -> String? {
    guard let name = name ?? call?.parens?.open else { return "it has no name here" }
    let values = call?.arguments.map(\.value) ?? []
    let isMember = !old.owner.isEmpty
    // `.None` → `[]`: the dot goes with the name.
    let start = isMember ? receiver?.start ?? (isImplicit ? name - 1 : name) : name
    if template.pieces == [.argument(0, filter: nil)], isMember, receiver != nil, values.isEmpty, self.name != nil {
      // The receiver itself: what follows it goes, in an optional chain as well.
      let last = call?.parens?.close ?? name
      edits.append(Edit(ByteRange(Int(tokens[name - 2].end), Int(tokens[last].end)), ""))
      return nil
    }
    if isMember, (start..<name).contains(where: { isChain($0, from: start) }) {
      return "it stands in an optional chain, and its new form is no member"
    }
    var pieces: [Edit.Piece] = []
    var isClosed = false
    for (position, piece) in template.pieces.enumerated() {
      if isClosed { break }
      switch piece {
      case .text(let plain): pieces.append(.text(plain))
      case .argument(let number, let filter):
        let argument = isMember ? number - 1 : number
        if argument == values.count, call?.closures.isEmpty == false {
          guard closeBeforeClosure(&pieces, rest: template.pieces[(position + 1)...]) else {
            return "its closure is not the last argument"
          }
          isClosed = true
          continue
        }
        if argument < 0, receiver == nil {
          pieces.append(.text("self"))
          continue
        }
        let receiverEnd = self.name == nil ? name : name - 1
        let tokens = argument < 0 ? start..<receiverEnd : argument < values.count ? values[argument] : nil
        guard let tokens, !tokens.isEmpty else { return "an argument is missing" }
        let next = template.pieces.dropFirst(position + 1).first
        guard append(tokens, filter: filter, next: next, to: &pieces) else {
          return "an argument is not of a form that Molt can translate"
        }
        // `x.m()` unwraps an `X!` by itself, `x as Y` does not.
        if argument < 0, case .text(let after)? = next, after.hasPrefix(" as "), let type = receiver?.type,
          case .unwrapped = catalog.node(type)
        {
          pieces.append(.text("!"))
        }
      case .elements(let number, let count):
        let (array, count) = (number - (isMember ? 1 : 0), count - (isMember ? 1 : 0))
        guard values.indices.contains(array), values.indices.contains(count),
          appendElements(values[array], count: values[count], to: &pieces)
        else { return "it took a number of elements, and what it took them from may hold more" }
      }
    }
    if call?.closures.isEmpty == false, template.highestArgument - (isMember ? 1 : 0) < values.count {
      return "its closure has no place in the new call"
    }
    let last = call?.parens.map { $0.close } ?? name
    let range = ByteRange(Int(tokens[start].start), Int(tokens[last].end))
    if case .text(let head)? = template.pieces.first, head.hasPrefix("try"), isPartOfExpression(start...last) {
      pieces = [.text("(")] + pieces + [.text(")")]
    }
    edits.append(Edit(range, pieces: pieces.filter { $0 != .text("") }))
    return nil
  }

  /// Whether the token is a `?` of the chain itself, not one inside its brackets.
  private func isChain(_ token: Int, from start: Int) -> Bool {
    guard tokens.kind(token) == .postfixQuestion, !walker.droppedMarks.contains(token) else { return false }
    var open = start
    while open < token {
      let next = (tokens.partner(open).map { max($0, open) } ?? open) + 1
      if next > token, next != open + 1 { return false }
      open = next
    }
    return true
  }

  private mutating func append(
    _ value: Range<Int>, filter: CallTemplate.Filter?, next: CallTemplate.Piece?, to pieces: inout [Edit.Piece]
  ) -> Bool {
    if filter == .set {
      pieces += [.text("["), .source(tokens.range(of: value)), .text("]")]
      return true
    }
    if filter == .unwrapped {
      let type = walker.typesByLastToken[value.upperBound - 1] ?? .unknown
      guard catalog.arena.isOptional(type), tokens.kind(value.upperBound - 1) != .postfixExclamation else {
        pieces.append(.source(tokens.range(of: value)))
        return true
      }
      // Nothing was drawn where there was nothing; that traps now.
      isLikely = true
      let isPostfix = walker.isPostfix(value)
      pieces += [.text(isPostfix ? "" : "("), .source(tokens.range(of: value)), .text(isPostfix ? "!" : ")!")]
      return true
    }
    if filter == .qos, isPriority(value) {
      pieces += [.text("qos: "), .source(tokens.range(of: value))]
      return true
    }
    if filter == .collection, let collection = collection(ofIndex: value) {
      pieces.append(.text(collection))
      return true
    }
    if let filter {
      guard let text = filter.apply(tokens.singleLine(value)) else { return false }
      pieces.append(.text(text))
      return true
    }
    if case .text(let after)? = next, after.hasPrefix("."), !after.hasPrefix("..") {
      // `.foo` had its type from the parameter; as a receiver it has none.
      if tokens.kind(value.lowerBound) == .period { return false }
      pieces += receiverPieces(value)
    } else if isBesideOperator(pieces.last, next), !walker.isPostfix(value) {
      pieces += [.text("("), .source(tokens.range(of: value)), .text(")")]
    } else {
      pieces.append(.source(tokens.range(of: value)))
    }
    return true
  }

  /// Whether a value is a queue's priority that becomes a quality of service where it is named: a variable that was given
  /// one, or a choice between two.
  private func isPriority(_ value: Range<Int>, isChoice: Bool = false) -> Bool {
    if let question = value.first(where: { tokens.kind($0) == .infixQuestion }),
      let colon = (question..<value.upperBound).first(where: { tokens.kind($0) == .colon })
    {
      return isPriority(question + 1..<colon, isChoice: true)
        && isPriority(colon + 1..<value.upperBound, isChoice: true)
    }
    if isChoice, value.count == 1, Self.isPriorityName(tokens.text(value.lowerBound)) { return true }
    if let member = property(value) { return Self.isPriorityName(member) }
    guard value.count == 1, tokens.kind(value.lowerBound) == .identifier,
      let local = walker.local(catalog.name(tokens, value.lowerBound)), local.typeTokens == nil,
      let first = local.value, first.count == 1
    else { return false }
    return Self.isPriorityName(tokens.text(first.lowerBound))
  }

  private static func isPriorityName(_ text: String) -> Bool {
    text.hasPrefix("DISPATCH_QUEUE_PRIORITY_") || text.hasPrefix("QOS_CLASS_")
  }

  /// The first value of a property of `self`, `priority` or `self.priority`, that has no written type.
  private func property(_ value: Range<Int>) -> String? {
    let name = value.upperBound - 1
    guard value.count == 1 || value.count == 3 && tokens.kind(value.lowerBound) == .kwSelf,
      tokens.kind(name) == .identifier, walker.local(catalog.name(tokens, name)) == nil || value.count == 3,
      let nominal = catalog.nominal(walker.selfType)
    else { return nil }
    for case .declared(let id) in catalog.members(of: nominal, named: catalog.name(tokens, name)) {
      let declared = catalog.index.declarations[id]
      return declared.kind == .variable && declared.type == nil ? declared.value : nil
    }
    return nil
  }

  /// The collection that an index in a variable comes from: the one whose end limits the step, or whose first or last place
  /// was the variable's first value.
  private func collection(ofIndex value: Range<Int>) -> String? {
    guard value.count == 1, tokens.kind(value.lowerBound) == .identifier,
      let local = walker.local(catalog.name(tokens, value.lowerBound))
    else { return nil }
    var places =
      call?.arguments.filter { argument in
        argument.label.map { tokens.matches($0, "limit") } ?? false
      }.map(\.value) ?? []
    if let first = local.value { places.append(first) }
    for place in places where place.count >= 3 && place.count % 2 == 1 {
      let isNames = place.enumerated().allSatisfy { offset, token in
        offset % 2 == 1
          ? tokens.kind(token) == .period : tokens.kind(token) == .identifier || tokens.kind(token) == .kwSelf
      }
      guard isNames,
        tokens.matches(place.upperBound - 1, "endIndex") || tokens.matches(place.upperBound - 1, "startIndex")
      else { continue }
      return place.dropLast(2).map(tokens.text).joined()
    }
    return nil
  }

  /// The elements that a C function took when it was told their number.
  private func appendElements(_ array: Range<Int>, count: Range<Int>, to pieces: inout [Edit.Piece]) -> Bool {
    let (arraySource, countSource) = (tokens.range(of: array), tokens.range(of: count))
    switch CallTemplate.span(of: tokens.singleLine(array), count: tokens.singleLine(count)) {
    case .all: pieces.append(.source(arraySource))
    case .none: pieces.append(.text("[]"))
    case .unknown:
      let type = walker.typesByLastToken[array.upperBound - 1] ?? .unknown
      guard catalog.nominal(type) == catalog.arrayNominal, catalog.arena.bare(type) == type, walker.isPostfix(array),
        catalog.arrayNominal != nil
      else { return false }
      pieces += [.text("Array("), .source(arraySource), .text(".prefix("), .source(countSource), .text("))")]
    }
    return true
  }

  /// Whether something more is done with a value, so that a `try` in front of it would cover that too.
  private func isPartOfExpression(_ value: ClosedRange<Int>) -> Bool {
    let next = value.upperBound + 1
    switch tokens.kind(next) {
    case .postfixQuestion, .postfixExclamation, .period, .infixOperator, .infixQuestion, .kwAs, .kwIs: return true
    case .leftBracket: if !tokens[next].flags.contains(.startsLine) { return true }
    default: break
    }
    return tokens.kind(value.lowerBound - 1) == .infixOperator
  }

  /// Whether an operator of the template stands next to an argument.
  private func isBesideOperator(_ before: Edit.Piece?, _ after: CallTemplate.Piece?) -> Bool {
    func isOperator(_ character: Character?) -> Bool { character.map { "<>=.+-*/".contains($0) } ?? false }
    if case .text(let text)? = before, isOperator(text.last { $0 != " " }) { return true }
    if case .text(let text)? = after, isOperator(text.first { $0 != " " }) { return true }
    return false
  }

  /// Ends the new call before the trailing closure: `q.async(execute: ` becomes `q.async`, the closure follows by itself.
  private func closeBeforeClosure(_ pieces: inout [Edit.Piece], rest: ArraySlice<CallTemplate.Piece>) -> Bool {
    guard rest.count == 1, rest.first == .text(")"), case .text(var before)? = pieces.last else { return false }
    if before.hasSuffix(" ") { before.removeLast() }
    if before.hasSuffix(":") {
      before.removeLast()
      while let last = before.last, last != "(", last != ",", last != " " { before.removeLast() }
    }
    while before.hasSuffix(" ") || before.hasSuffix(",") { before.removeLast() }
    if before.hasSuffix("(") { before.removeLast() } else { before += ")" }
    pieces[pieces.count - 1] = .text(before)
    return true
  }
}
