/// The edits of one file, kept free of conflicts.
///
/// Two edits agree when they do not overlap, or when one lies inside a range that the other moves. Edits are taken in
/// the order given: a later one that disagrees with an earlier one is refused, whole.
public struct EditSet: Sendable {
  /// Edits that belong together: all are applied or none is.
  public struct Group: Sendable {
    public var edits: [Edit]
    public init(_ edits: [Edit]) { self.edits = edits }
  }

  private var accepted: [Edit] = []
  /// Start offsets of the accepted edits, in step with `sorted`.
  private var sorted: [Int] = []

  public init() {}

  public var isEmpty: Bool { accepted.isEmpty }
  public var count: Int { accepted.count }
  /// The accepted edits in the order they were accepted.
  public var edits: [Edit] { accepted }

  /// Takes all edits of a group, or none.
  ///
  /// - Returns: whether the group was taken.
  @discardableResult
  public mutating func insert(_ group: [Edit]) -> Bool {
    for (index, edit) in group.enumerated() {
      for other in group[..<index] where !Self.agree(edit, other) { return false }
      for position in neighbours(of: edit) where !Self.agree(edit, accepted[position]) {
        return false
      }
    }
    for edit in group { place(edit) }
    return true
  }

  // Longest edit so far: bounds how far back an overlapping edit can start.
  private var longest = 0

  /// Positions in `accepted` of all edits that could overlap `edit`.
  private func neighbours(of edit: Edit) -> [Int] {
    var found: [Int] = []
    var index = lowerBound(edit.range.lower - longest)
    while index < sorted.count {
      let other = accepted[sorted[index]]
      if other.range.lower > edit.range.upper { break }
      if other.range.upper >= edit.range.lower { found.append(sorted[index]) }
      index += 1
    }
    return found
  }

  /// Index in `sorted` of the first edit that starts at or after `offset`.
  private func lowerBound(_ offset: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if accepted[sorted[middle]].range.lower < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func place(_ edit: Edit) {
    var index = lowerBound(edit.range.lower)
    while index < sorted.count, accepted[sorted[index]].range.lower == edit.range.lower { index += 1 }
    accepted.append(edit)
    sorted.insert(accepted.count - 1, at: index)
    longest = max(longest, edit.range.count)
  }

  private static func agree(_ one: Edit, _ two: Edit) -> Bool {
    if one.range == two.range {
      // Two insertions at one place stand side by side; twice the same replacement is a conflict of rules.
      return one.range.isEmpty || moves(one, two.range) || moves(two, one.range)
    }
    if one.range.isEmpty || two.range.isEmpty {
      let (point, span) = one.range.isEmpty ? (one, two) : (two, one)
      if point.range.lower <= span.range.lower || point.range.lower >= span.range.upper {
        return true
      }
      return moves(span, point.range)
    }
    if !one.range.overlaps(two.range) { return true }
    return moves(one, two.range) || moves(two, one.range)
  }

  /// Whether `outer` carries `range` along inside one of its moved pieces.
  private static func moves(_ outer: Edit, _ range: ByteRange) -> Bool {
    outer.pieces.contains { piece in
      if case .source(let moved) = piece { return moved.contains(range) && moved != outer.range }
      return false
    }
  }
}
