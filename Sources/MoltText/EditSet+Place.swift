extension EditSet {
  /// Where a new edit belongs.
  struct Home {
    var slot: Int
    /// Children of the slot that become children of the new edit.
    var absorbed: Range<Int>
  }

  /// Finds the place of an edit, or nil when it disagrees with an accepted one.
  func home(of shape: Shape, deepest: Int = EditSet.deepest) -> Home? {
    guard shape.isSound else { return nil }
    var slot = 0
    for _ in 0..<deepest {
      let step: Step
      if !shape.range.isEmpty {
        step = replacementStep(shape, in: slot)
      } else if shape.edit.affinity == .next {
        step = nextStep(shape.edit, in: slot)
      } else {
        step = previousStep(shape.edit, in: slot)
      }
      switch step {
      case .here(let absorbed): return Home(slot: slot, absorbed: absorbed)
      case .inside(let node):
        let inner = nodes[node].slots
        guard let index = Self.carrier(of: shape.edit, in: slots[inner].lazy.map(\.range)) else { return nil }
        slot = inner.lowerBound + index
      case .conflict: return nil
      }
    }
    return nil
  }

  private enum Step {
    case here(Range<Int>)
    case inside(Int)
    case conflict

    static func here(at index: Int) -> Step { .here(index..<index) }
  }

  /// The replacement among a slot's children that starts before `offset` and reaches it.
  ///
  /// No insertion can stand between the two in the list: it would lie inside the replacement.
  private func spanning(_ offset: Int, in slot: Int) -> Int? {
    let index = lowerBound(Self.key(offset, 0), in: slot) - 1
    guard index >= 0 else { return nil }
    let child = slots[slot].children[index]
    let range = nodes[child].edit.range
    return !range.isEmpty && range.upper >= offset ? child : nil
  }

  private func starting(_ offset: Int, in slot: Int) -> Int? {
    let index = lowerBound(Self.key(offset, 2), in: slot)
    let children = slots[slot].children
    guard index < children.count, nodes[children[index]].edit.range.lower == offset else { return nil }
    return children[index]
  }

  private func nextStep(_ edit: Edit, in slot: Int) -> Step {
    let offset = edit.range.lower
    if let child = spanning(offset, in: slot), nodes[child].edit.range.upper > offset { return .inside(child) }
    if let child = starting(offset, in: slot) {
      if let first = slots[nodes[child].slots].first, first.range.lower == offset { return .inside(child) }
      if nodes[child].copiesStart { return .conflict }
    }
    return .here(at: lowerBound(Self.key(offset, 2), in: slot))
  }

  private func previousStep(_ edit: Edit, in slot: Int) -> Step {
    let offset = edit.range.lower
    if let child = spanning(offset, in: slot) {
      if nodes[child].edit.range.upper > offset { return .inside(child) }
      if let last = slots[nodes[child].slots].last, last.range.upper == offset { return .inside(child) }
      if nodes[child].copiesEnd { return .conflict }
    }
    return .here(at: lowerBound(Self.key(offset, 1), in: slot))
  }

  private func replacementStep(_ shape: Shape, in slot: Int) -> Step {
    let range = shape.range
    if let child = spanning(range.lower, in: slot), nodes[child].edit.range.upper > range.lower {
      return nodes[child].edit.range.upper >= range.upper ? .inside(child) : .conflict
    }
    if let child = starting(range.lower, in: slot) {
      let other = nodes[child].edit.range
      if other.upper > range.upper { return .inside(child) }
      if other == range {
        let otherWraps = slots[nodes[child].slots].first?.range == range
        // Twice the same replacement is a conflict of rules, and of two wrappings neither is the outer one.
        if otherWraps == shape.wraps { return .conflict }
        if otherWraps { return .inside(child) }
      }
    }
    return absorb(shape, in: slot)
  }

  /// Checks the edits already inside the range of a new replacement.
  private func absorb(_ shape: Shape, in slot: Int) -> Step {
    let range = shape.range
    let takesStart = shape.moved.first?.lower == range.lower
    let takesEnd = shape.moved.last?.upper == range.upper
    var lower = lowerBound(Self.key(range.lower, 2), in: slot)
    var upper = lowerBound(Self.key(range.upper, 0), in: slot)
    let onStart = lowerBound(Self.key(range.lower, 1), in: slot)
    let onEnd = lowerBound(Self.key(range.upper, 1), in: slot)
    if takesStart { lower = onStart } else if shape.copiesStart, onStart < lower { return .conflict }
    if takesEnd { upper = onEnd } else if shape.copiesEnd, onEnd > upper { return .conflict }
    for child in slots[slot].children[lower..<upper] {
      if Self.carrier(of: nodes[child].edit, in: shape.moved) == nil { return .conflict }
    }
    return .here(lower..<upper)
  }

  mutating func place(_ shape: Shape, at home: Home) {
    let first = slots.count
    for range in shape.moved { slots.append(Slot(range: range)) }
    for child in slots[home.slot].children[home.absorbed] {
      guard let index = Self.carrier(of: nodes[child].edit, in: shape.moved) else { continue }
      slots[first + index].children.append(child)
    }
    slots[home.slot].children.replaceSubrange(home.absorbed, with: CollectionOfOne(nodes.count))
    nodes.append(
      Node(
        edit: shape.edit, slots: first..<slots.count, copiesStart: shape.copiesStart,
        copiesEnd: shape.copiesEnd))
  }
}
