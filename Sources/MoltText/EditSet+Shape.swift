extension EditSet {
  /// An edit and what it moves.
  struct Shape {
    let edit: Edit
    /// The ranges moved exactly once, by their start; disjoint.
    let moved: [ByteRange]
    /// The ranges that are written more than once, whole or in part. Edits inside them would have to be applied twice.
    let copied: [ByteRange]
    /// Whether all moved ranges lie inside the edit's own.
    let isSound: Bool

    init(_ edit: Edit) {
      self.edit = edit
      var ranges: [ByteRange] = []
      for case .source(let range) in edit.pieces where !range.isEmpty { ranges.append(range) }
      isSound = ranges.allSatisfy { edit.range.contains($0) }
      if ranges.count > 1 {
        ranges.sort()
        var moved: [ByteRange] = []
        var copied: [ByteRange] = []
        var reach = Int.min
        for (index, range) in ranges.enumerated() {
          let meetsNext = index + 1 < ranges.count && ranges[index + 1].lower < range.upper
          if range.lower < reach || meetsNext { copied.append(range) } else { moved.append(range) }
          reach = max(reach, range.upper)
        }
        (self.moved, self.copied) = (moved, copied)
      } else {
        (moved, copied) = (ranges, [])
      }
    }

    var range: ByteRange { edit.range }
    /// Whether the edit only puts something around its range.
    var wraps: Bool { !range.isEmpty && moved.first == range }
    var copiesStart: Bool { copied.contains { $0.lower == range.lower } }
    var copiesEnd: Bool { copied.contains { $0.upper == range.upper } }
  }

  /// The place of an edit among the children of a slot.
  static func key(_ edit: Edit) -> Int {
    key(edit.range.lower, edit.range.isEmpty ? (edit.affinity == .previous ? 0 : 1) : 2)
  }

  /// Orders children by start. At one place: insertions that hang on the token before, then those that hang on the token
  /// after, then the replacement.
  static func key(_ offset: Int, _ rank: Int) -> Int { offset * 4 + rank }

  /// Index of the first child of a slot whose key is at least `key`.
  func lowerBound(_ key: Int, in slot: Int) -> Int {
    let children = slots[slot].children
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if Self.key(nodes[children[middle]].edit) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first of `ranges`, sorted and disjoint, that takes `edit` along.
  static func carrier(of edit: Edit, in ranges: some RandomAccessCollection<ByteRange>) -> Int? {
    var low = 0
    var high = ranges.count
    // The last range that starts at or before the edit; one that ends in a "previous" insertion starts before it.
    let start = edit.range.isEmpty && edit.affinity == .previous ? edit.range.lower - 1 : edit.range.lower
    func element(_ index: Int) -> ByteRange { ranges[ranges.index(ranges.startIndex, offsetBy: index)] }
    while low < high {
      let middle = (low + high) / 2
      if element(middle).lower <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let range = element(low - 1)
    if edit.range.isEmpty {
      let holds = edit.affinity == .previous ? edit.range.lower <= range.upper : edit.range.lower < range.upper
      return holds ? low - 1 : nil
    }
    return range.contains(edit.range) ? low - 1 : nil
  }
}
