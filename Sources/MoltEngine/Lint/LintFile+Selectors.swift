import MoltSyntax

/// A method that a selector of `self` means.
struct SelectorTarget {
  var header: DeclarationHeader
  var method: LintTypes.Method
  /// The keyword of the type or extension that it stands in.
  var owner: Int
}

extension LintFile {
  /// The methods of a type, declared in this file, that a selector can mean: a string, `#selector(tap(_:))`, or what stands in
  /// the latter's parentheses.
  func targets(of selector: Range<Int>, in type: String) -> [SelectorTarget] {
    var hole = bare(selector)
    if tokens.kind(hole.lowerBound) == .poundWord, tokens.matches(hole.lowerBound, "#selector"), hole.count > 3 {
      hole = hole.lowerBound + 2..<hole.upperBound - 1
    }
    let text = StringSelector.literal(in: hole, self).flatMap { stringValue($0) }
    var names: [String] = []
    var wanted: [String]?
    if let text {
      let base = String(text.prefix { $0 != ":" })
      // The label of the first parameter is a part of the selector's first word.
      names = [base] + base.indices.filter { base[$0...].hasPrefix("With") }.map { String(base[..<$0]) }
    } else if let name = ownMember(in: hole, of: type) {
      names = [tokens.name(name)]
      wanted = labels(after: name)
    }
    return names.flatMap { places(of: $0) }.compactMap { place in
      guard let target = target(declaredAt: place, in: type) else { return nil }
      if let text, !StringSelector.selectors(of: target.method).contains(text) { return nil }
      if let wanted, wanted != target.method.labels { return nil }
      return target
    }
  }

  private func target(declaredAt place: Int, in type: String) -> SelectorTarget? {
    guard tokens.kind(place - 1) == .kwFunc, let header = DeclarationHeader(at: place - 1, in: tokens),
      let brace = context.enclosingBrace(place - 1), case .type(let owner) = context.owner(of: brace),
      name(ofTypeAt: owner) == type
    else { return nil }
    let labels = (header.parameterClauses.first?.parameters ?? []).map { parameter in
      parameter.first.map { tokens.kind($0) == .wildcard ? "_" : tokens.name($0) } ?? "_"
    }
    return SelectorTarget(
      header: header, method: LintTypes.Method(base: tokens.name(place), labels: labels), owner: owner)
  }

  /// The name in `tap`, `self.tap(_:)`, `Screen.tap`; nil when it is a method of something else.
  private func ownMember(in hole: Range<Int>, of type: String) -> Int? {
    var index = hole.lowerBound
    if tokens.kind(index + 1) == .period {
      let isOwn =
        tokens.kind(index) == .kwSelf || tokens.kind(index) == .kwSelfType
        || tokens.kind(index) == .identifier && tokens.name(index) == type
      guard isOwn else { return nil }
      index += 2
    }
    guard index < hole.upperBound, tokens.kind(index) == .identifier, tokens.kind(index + 1) != .period else {
      return nil
    }
    return index
  }

  /// The labels in `tap(_:for:)`; nil where there are none.
  private func labels(after name: Int) -> [String]? {
    guard tokens.kind(name + 1) == .leftParen, let close = tokens.partner(name + 1) else { return nil }
    return (name + 2..<close).filter { tokens.kind($0 + 1) == .colon && tokens.kind($0) != .colon }.map {
      tokens.kind($0) == .wildcard ? "_" : tokens.name($0)
    }
  }
}
