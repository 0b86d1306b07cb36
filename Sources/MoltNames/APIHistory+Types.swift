extension APIHistory {
  /// All types that were ever spelled so, dotted path included, in the order of the image: value types first, iOS before
  /// macOS.
  public func types(named name: some StringProtocol) -> [APIType] {
    withBytes(of: name) { types(named: $0) }
  }

  public func types(named name: UnsafeBufferPointer<UInt8>) -> [APIType] {
    var found: [APIType] = []
    for part in [image, overlay] {
      guard let part,
        let posting = part.postings(of: name, buckets: part[.typeBuckets], count: part[.typeBucketCount])
      else { continue }
      for index in 0..<part.number(at: posting) {
        found.append(type(part.number(at: posting + 4 + 4 * index)))
      }
    }
    return found
  }

  /// The types that are spelled so in that column. Where Swift 3 replaced a reference type by a value type, both answer
  /// to the old name: the value type comes first.
  public func types(named name: some StringProtocol, in column: APIColumn) -> [APIType] {
    types(named: name).filter { $0.name(in: column) == name }
  }

  /// The type of that name in any column: the one that bears it today, else the first that ever did.
  public func type(named name: some StringProtocol) -> APIType? {
    withBytes(of: name) { bytes in
      let all = types(named: bytes)
      return all.first { $0.nameBytes(in: .swift5).elementsEqual(bytes) } ?? all.first
    }
  }
}
