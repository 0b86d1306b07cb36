/// Every API that Molt knows, in all its spellings: an image that is read in place, and the user's own rows over it.
///
/// A value of two pointers, free to copy. Making one touches nothing but the header; a look-up is one probe of a hash
/// index. The bytes must live until the process ends.
public struct APIHistory: @unchecked Sendable {
  let image: APIImage
  /// The user's rows. Their ids follow on those of `image`.
  let overlay: APIImage?
  /// The first id that belongs to the overlay
  let overlayRow: Int
  let overlayType: Int

  init(image: APIImage, overlay: APIImage?) {
    self.image = image
    self.overlay = overlay
    overlayRow = image[.rowCount]
    overlayType = image[.typeCount]
  }

  /// Reads an image embedded in the executable; nil when it was written in another format.
  public init?(embedded: StaticString) {
    guard embedded.hasPointerRepresentation,
      let image = APIHistory.checked(UnsafeRawPointer(embedded.utf8Start), count: embedded.utf8CodeUnitCount)
    else { return nil }
    self.init(image: image, overlay: nil)
  }

  /// Copies an image to memory that is never freed; nil when it was written in another format.
  public init?(copying bytes: [UInt8]) {
    guard let image = APIHistory.leaked(bytes) else { return nil }
    self.init(image: image, overlay: nil)
  }

  /// This history with rows of one's own over it. The bytes are copied and never freed: a process reads its tables once.
  /// Nil when `bytes` were not written over this history.
  public func overlaying(_ bytes: [UInt8]) -> APIHistory? {
    guard let overlay = APIHistory.leaked(bytes), overlay[.firstRow] == image[.rowCount],
      overlay[.firstType] == image[.typeCount]
    else { return nil }
    return APIHistory(image: image, overlay: overlay)
  }

  private static func leaked(_ bytes: [UInt8]) -> APIImage? {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 8, alignment: 8)
    bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count) }
    return checked(UnsafeRawPointer(copy), count: bytes.count)
  }

  private static func checked(_ start: UnsafeRawPointer, count: Int) -> APIImage? {
    guard count >= APIImage.headerSize else { return nil }
    let magic = UnsafeBufferPointer(start: APIImage.magic.utf8Start, count: 8)
    guard UnsafeRawBufferPointer(start: start, count: 8).elementsEqual(magic) else { return nil }
    let image = APIImage(base: start)
    return image[.size] == count ? image : nil
  }

  /// The number of rows, mirrors included; ids are 0 ..< this.
  public var rowCount: Int { overlayRow + (overlay.map { $0[.rowCount] } ?? 0) }
  /// The number of types; ids are 0 ..< this.
  public var typeCount: Int { overlayType + (overlay.map { $0[.typeCount] } ?? 0) }

  /// The modules that the tables speak of, the user's among them; sorted.
  public var modules: [String] {
    var names: Set<String> = []
    for part in [image, overlay] {
      guard let part else { continue }
      for place in 0..<part[.moduleCount] { names.insert(part.string(at: part.number(at: part[.modules] + 4 * place))) }
    }
    return names.sorted()
  }

  /// The row with that id, which must be one that this history gave.
  public func row(_ id: Int) -> APIRow { APIRow(history: self, id: id) }
  /// The type with that id, which must be one that this history gave.
  public func type(_ id: Int) -> APIType { APIType(history: self, id: id) }
}

extension APIHistory {
  /// Every row that has that base name in some column, `init` and `subscript` included. Constant time; no allocation.
  @inline(__always)
  public func rows(named base: UnsafeBufferPointer<UInt8>) -> APIRowList {
    var list = APIRowList(history: self)
    list.append(posting(base, in: image))
    if let overlay { list.append(posting(base, in: overlay)) }
    return list
  }

  /// Every row that has that base name in some column.
  public func rows(named base: some StringProtocol) -> APIRowList {
    withBytes(of: base) { rows(named: $0) }
  }

  /// The rows of that owner alone, not of its superclasses, which have that base name in some column.
  public func members(of type: APIType, named base: UnsafeBufferPointer<UInt8>) -> APIRowList {
    var list = APIRowList(history: self)
    for part in [image, overlay] {
      guard let part, let posting = part.postings(of: base, buckets: part[.rowBuckets], count: part[.rowBucketCount])
      else { continue }
      let range = memberRange(of: type.id, in: part)
      let count = part.number(at: posting)
      let first = lowerBound(of: range.lowerBound, posting: posting, count: count, in: part)
      let last = lowerBound(of: range.upperBound, posting: posting, count: count, in: part)
      if first < last { list.append(.init(ids: part.base + (posting + 4 + 4 * first), start: 0, count: last - first)) }
    }
    return list
  }

  public func members(of type: APIType, named base: some StringProtocol) -> APIRowList {
    withBytes(of: base) { members(of: type, named: $0) }
  }

  /// Where the rows of that owner alone stand, mirrors included.
  ///
  /// - Parameter type: the id of a type.
  public func rows(ofOwner type: Int) -> APIOwnerRows {
    APIOwnerRows(own: memberRange(of: type, in: image), added: overlay.map { memberRange(of: type, in: $0) } ?? 0..<0)
  }

  /// All rows of that owner alone, not of its superclasses.
  public func members(of type: APIType) -> APIRowList {
    var list = APIRowList(history: self)
    for part in [image, overlay] {
      guard let part else { continue }
      let range = memberRange(of: type.id, in: part)
      if !range.isEmpty { list.append(.init(ids: nil, start: range.lowerBound, count: range.count)) }
    }
    return list
  }

  /// The initialisers of that owner alone, factory methods that became one included.
  public func initializers(of type: APIType) -> APIRowList { members(of: type, named: "init") }

  private func posting(_ base: UnsafeBufferPointer<UInt8>, in part: APIImage) -> APIRowList.Segment {
    guard let posting = part.postings(of: base, buckets: part[.rowBuckets], count: part[.rowBucketCount]) else {
      return .init(ids: nil, start: 0, count: 0)
    }
    return .init(ids: part.base + (posting + 4), start: 0, count: part.number(at: posting))
  }

  /// Rows stand in the order of their owners, so an owner's rows are one range of ids.
  private func memberRange(of type: Int, in part: APIImage) -> Range<Int> {
    let first = part[.firstRow]
    var low = 0
    let count = part[.rowCount]
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if owner(of: middle, in: part) < type + 1 { low = middle + 1 } else { high = middle }
    }
    let start = low
    high = count
    while low < high {
      let middle = (low + high) / 2
      if owner(of: middle, in: part) <= type + 1 { low = middle + 1 } else { high = middle }
    }
    return first + start..<first + low
  }

  private func owner(of index: Int, in part: APIImage) -> Int {
    part.number(at: part.number(at: part[.rowTable] + 4 * index) + APIRow.ownerOffset)
  }

  private func lowerBound(of id: Int, posting: Int, count: Int, in part: APIImage) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if part.number(at: posting + 4 + 4 * middle) < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

func withBytes<Result>(of text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  return Array(text.utf8).withUnsafeBufferPointer(body)
}
