extension APIHistory {
  /// Everything that a person may mean by `text`: a name in any column, with or without owner and labels; else the rows one
  /// of whose labels or bases it is (`cellForRowAtIndexPath`). Mirrors are left out. The second step reads all rows.
  public func history(of text: String) -> [APIRow] {
    guard let asked = APIName(text) else { return [] }
    let exact = rows(named: asked.base).filter { row in
      guard !row.isMirror else { return false }
      return APIColumn.allCases.contains { column in
        guard let name = row.name(in: column), name.base == asked.base else { return false }
        return (asked.owner == nil || asked.owner == name.owner) && (asked.labels == nil || asked.labels == name.labels)
      }
    }
    if !exact.isEmpty || asked.owner != nil || asked.labels != nil { return exact }
    return withBytes(of: text) { needle in
      (0..<rowCount).lazy.map(row).filter { row in
        !row.isMirror && APIColumn.allCases.contains { row.spelling(in: $0).map { $0.holdsWord(needle) } ?? false }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True when `word` stands in these bytes between two that are no part of a name.
  fileprivate func holdsWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > 0, word.count <= count else { return false }
    func isName(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x5f || byte >= 0x30 && byte <= 0x39
    }
    var start = 0
    while start + word.count <= count {
      if self[start] == word[0], (start == 0 || !isName(self[start - 1])),
        start + word.count == count || !isName(self[start + word.count]),
        self[start..<start + word.count].elementsEqual(word)
      {
        return true
      }
      start += 1
    }
    return false
  }
}
