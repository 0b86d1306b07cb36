/// The rows that a look-up found: ids in the image, no copy of anything.
public struct APIRowList: Sequence, Sendable {
  struct Segment: @unchecked Sendable {
    /// Ids in the image, four digits each; nil for consecutive ids
    var ids: UnsafeRawPointer?
    var start: Int
    var count: Int

    @inline(__always)
    func id(at position: Int) -> Int {
      ids.map { APIImage(base: $0).number(at: 4 &* position) } ?? start + position
    }

    /// The position of the first id that is not less.
    func lowerBound(of id: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self.id(at: middle) < id { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  let history: APIHistory
  private var first = Segment(ids: nil, start: 0, count: 0)
  private var second = Segment(ids: nil, start: 0, count: 0)

  init(history: APIHistory) { self.history = history }

  mutating func append(_ segment: Segment) {
    if first.count == 0 { first = segment } else { second = segment }
  }

  /// True when nothing was found. Cheaper than asking for the first.
  public var isEmpty: Bool { first.count == 0 }
  /// The number of rows. Mirrors count.
  public var count: Int { first.count + second.count }
  public var underestimatedCount: Int { count }

  public subscript(position: Int) -> APIRow {
    let segment = position < first.count ? first : second
    let index = position < first.count ? position : position - first.count
    guard let ids = segment.ids else { return history.row(segment.start + index) }
    return history.row(APIImage(base: ids).number(at: 4 * index))
  }

  /// Passes the ids of those rows that belong to an owner, in their order. Looks for them by halves; no allocation.
  public func forEachID(of owner: APIOwnerRows, _ body: (Int) -> Void) {
    for segment in [first, second] where segment.count > 0 {
      for range in [owner.own, owner.added] where !range.isEmpty {
        var position = segment.lowerBound(of: range.lowerBound)
        while position < segment.count, segment.id(at: position) < range.upperBound {
          body(segment.id(at: position))
          position += 1
        }
      }
    }
  }

  public func makeIterator() -> Iterator { Iterator(list: self) }

  /// Walks the rows in the order of their ids.
  public struct Iterator: IteratorProtocol {
    let list: APIRowList
    var position = 0

    public mutating func next() -> APIRow? {
      guard position < list.count else { return nil }
      defer { position += 1 }
      return list[position]
    }
  }
}

/// Where the rows of one owner stand: in the tables that are built in, and in those that a run adds.
public struct APIOwnerRows: Sendable {
  let own: Range<Int>
  let added: Range<Int>
}
