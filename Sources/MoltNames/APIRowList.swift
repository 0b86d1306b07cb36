/// The rows that a look-up found: ids in the image, no copy of anything.
public struct APIRowList: Sequence, Sendable {
  struct Segment: @unchecked Sendable {
    /// Ids in the image, four digits each; nil for consecutive ids
    var ids: UnsafeRawPointer?
    var start: Int
    var count: Int
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
