/// The edits of one file, kept free of conflicts.
///
/// Two edits agree when they do not overlap, or when one lies inside a range that the other moves. Edits are taken in
/// the order given: a later one that disagrees with an earlier one is refused, whole. What is accepted is applied
/// exactly once; nothing is lost and nothing is applied twice, however deep edits lie in each other's moved pieces.
///
/// The accepted edits form a tree: an edit has a slot for each range that it moves, a slot holds the edits inside that
/// range, and slot 0 is the file. Where an insertion at the edge of a moved range lands is decided by its affinity, see
/// `Edit.Affinity`.
public struct EditSet: Sendable {
  /// A range that is written once, with the edits inside it.
  struct Slot: Sendable {
    var range: ByteRange
    /// Positions in `nodes`, in the order they are written.
    var children: [Int] = []
  }

  struct Node: Sendable {
    var edit: Edit
    /// The slots of the ranges that the edit moves exactly once, by their start.
    var slots: Range<Int>
    /// Whether a range that the edit writes more than once starts or ends at the edit's own edge.
    var copiesStart: Bool
    var copiesEnd: Bool
  }

  /// Edits nested deeper than this are refused; a later pass over the result can still take them.
  static let deepest = 500

  var nodes: [Node] = []
  var slots: [Slot] = [Slot(range: ByteRange(0, Int.max))]

  public init() {}

  public var isEmpty: Bool { nodes.isEmpty }
  public var count: Int { nodes.count }
  /// The accepted edits in the order they were accepted.
  public var edits: [Edit] { nodes.map(\.edit) }

  /// Takes all edits of a group, or none.
  ///
  /// - Returns: whether the group was taken. It is refused when one of its edits disagrees with another or with an edit
  ///   accepted earlier, or moves a range that is not inside its own.
  @discardableResult
  public mutating func insert(_ group: [Edit]) -> Bool {
    if group.count == 1 { return insert(group[0]) }
    var alone = EditSet()
    for edit in group {
      guard alone.insert(edit), home(of: Shape(edit)) != nil else { return false }
    }
    for edit in group {
      let shape = Shape(edit)
      // Each agrees with all others, so it has a place; together they may go a little beyond the depth that one may reach.
      guard let home = home(of: shape, deepest: Int.max) else { continue }
      place(shape, at: home)
    }
    return true
  }

  private mutating func insert(_ edit: Edit) -> Bool {
    let shape = Shape(edit)
    guard let home = home(of: shape) else { return false }
    place(shape, at: home)
    return true
  }

  /// The slot of `node` that is exactly `range`.
  func slot(of node: Node, for range: ByteRange) -> Int? {
    var low = node.slots.lowerBound
    var high = node.slots.upperBound
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].range.lower < range.lower { low = middle + 1 } else { high = middle }
    }
    return low < node.slots.upperBound && slots[low].range == range ? low : nil
  }
}
