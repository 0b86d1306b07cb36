/// One API: what it is, and how each version of Swift spelled it.
public struct APIRow: Sendable, Hashable {
  public let history: APIHistory
  /// Stable within one build of the tables only
  public let id: Int
  private let image: APIImage
  private let offset: Int

  /// Where the owner (id + 1, 0 for none) stands in a record: after kind (1 digit), ambiguous columns (1), flags (2),
  /// module (2) and the mask of what follows (3).
  static let ownerOffset = 9
  /// Where the places of the texts stand
  static let textOffset = 13
  /// What a record may hold after the owner, in this order: six names, then these.
  enum Text: Int, CaseIterable {
    case declaration = 6, declaration4, oldTypes, template, note, condition, declaration3, template2
  }

  init(history: APIHistory, id: Int) {
    self.history = history
    self.id = id
    var image = history.image
    if let overlay = history.overlay, id >= history.overlayRow { image = overlay }
    self.image = image
    offset = image.number(at: image[.rowTable] &+ 4 &* (id &- image[.firstRow]))
  }

  public static func == (left: APIRow, right: APIRow) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var kind: APIKind { APIKind(rawValue: UInt8(image.digit(at: offset))) ?? .method }
  public var flags: APIFlags { APIFlags(rawValue: UInt16(image.short(at: offset + 2))) }
  public var isStatic: Bool { flags.contains(.isStatic) }
  /// A member of a protocol
  public var isRequirement: Bool { flags.contains(.isRequirement) }
  /// A member of a protocol that need not be there
  public var isOptionalRequirement: Bool { flags.contains(.isOptional) }
  /// A second entry for another row, under the owner that an older version knew
  public var isMirror: Bool { flags.contains(.isMirror) }
  /// Came from a table that a person wrote
  public var isHandKept: Bool { flags.contains(.isHandKept) }

  public var module: String {
    image.string(at: image.number(at: image[.modules] + 4 * image.short(at: offset + 4)))
  }

  /// The type it belongs to today (for a mirror: belonged to); nil for a global.
  public var owner: APIType? {
    let raw = image.number(at: offset + APIRow.ownerOffset)
    return raw == 0 ? nil : history.type(raw - 1)
  }

  /// True when this column's spelling is what a later version calls *another* API of the same owner: `sort()` of
  /// Swift 2 and 3. Such an old spelling proves nothing by itself.
  public func isAmbiguousSpelling(in column: APIColumn) -> Bool {
    image.digit(at: offset + 1) & (1 << Int(column.rawValue)) != 0
  }

  private func text(_ which: Text) -> String? {
    reference(which.rawValue).map(image.string(at:))
  }

  @inline(__always)
  private func reference(_ bit: Int) -> Int? {
    let mask = image.short(at: offset &+ 6) | image.digit(at: offset &+ 8) << 12
    guard mask & (1 << bit) != 0 else { return nil }
    let before = (mask & ((1 << bit) &- 1)).nonzeroBitCount
    return image.number(at: offset &+ APIRow.textOffset &+ 4 &* before)
  }

  /// Today's declaration, without the default values that the importer adds and without `any`.
  public var declaration: String { text(.declaration) ?? "" }
  /// Swift 4's declaration where it is not today's.
  public var declaration4: String? { text(.declaration4) }
  /// The declaration as that column has it: today's, Swift 4's or Swift 3's. For Swift 1 and 2 there is only `oldTypes`.
  public func declaration(in column: APIColumn) -> String {
    switch column {
    case .swift4_2, .swift5: declaration
    case .swift4: declaration4 ?? declaration
    default: text(.declaration3) ?? declaration4 ?? declaration
    }
  }
  /// The Swift 2 parameter and result types, `(UITableView, NSIndexPath) -> UITableViewCell`, or the type of a property.
  public var oldTypes: String? { text(.oldTypes) }
  /// What a call becomes where a name alone does not say it: see `CallTemplate`.
  public var template: String? { text(.template) }
  /// What a call becomes in that version: Swift 2 may have words of its own, because they were spelled anew after it.
  public func template(in column: APIColumn) -> String? {
    column == .swift2 ? text(.template2) ?? template : template
  }
  /// The template for a step from one column to another: it speaks for the columns that have no spelling; where all have one,
  /// for every column that spells the API anew.
  public func template(from: APIColumn, to: APIColumn) -> CallTemplate? {
    guard let text = template(in: to) else { return nil }
    let hasGap = APIColumn.allCases.contains {
      $0 > .swift1 && spellingID(in: $0) == 0 && spellingID(in: $0.previous) != 0
    }
    guard hasGap ? spellingID(in: to) == 0 : spellingID(in: from) != spellingID(in: to) else { return nil }
    return CallTemplate(text)
  }
  /// Why there is no spelling any more and what to use instead.
  public var note: String? { text(.note) }
  /// What the call must look like for this row to hold, where several rows share a spelling: `closure` (the argument is a
  /// closure), `value` (it is not).
  public var condition: String? { text(.condition) }
  /// The most that an edit by this row may be; nil when evidence alone decides.
  public var isAtMostLikely: Bool { flags.contains(.isLikely) }
  /// The row is for the report only.
  public var isManual: Bool { flags.contains(.isManual) }
}

extension APIRow {
  /// The place of that column's spelling, a number to compare only; 0 when the API has none. A column without an entry
  /// of its own has the one before it; Swift 1 also has Swift 2's.
  @inline(__always)
  public func spellingID(in column: APIColumn) -> Int {
    let names = image.short(at: offset &+ 6) & 0x3f
    var known = names & ((2 << Int(column.rawValue)) &- 1)
    if known == 0, column == .swift1 { known = names & 2 }
    guard known != 0 else { return 0 }
    let highest = 1 << (Int.bitWidth - 1 - known.leadingZeroBitCount)
    let place = image.number(at: offset &+ APIRow.textOffset &+ 4 &* (names & (highest &- 1)).nonzeroBitCount)
    return image.number(at: place) == 1 && image.bytes(at: place)[0] == UInt8(ascii: "-") ? 0 : place
  }

  /// The spelling in that column as the table holds it: without the owner, or, after `=`, complete.
  @inline(__always)
  public func spelling(in column: APIColumn) -> UnsafeBufferPointer<UInt8>? {
    let place = spellingID(in: column)
    return place == 0 ? nil : image.bytes(at: place)
  }

  /// The base name in that column: `tableView` of `tableView(_:cellForRowAt:)`; nil when there is no spelling.
  public func baseName(in column: APIColumn) -> UnsafeBufferPointer<UInt8>? {
    spelling(in: column).map(APIRow.base(of:))
  }

  /// The name in that column with the owner as that column spells it; nil when the API did not exist or is unknown then.
  public func name(in column: APIColumn) -> APIName? {
    guard let bytes = spelling(in: column) else { return nil }
    let isComplete = bytes.first == UInt8(ascii: "=")
    guard var name = APIName(utf8: isComplete ? UnsafeBufferPointer(rebasing: bytes[1...]) : bytes) else { return nil }
    // A member of a member (`snp.top` of UIView) keeps its path.
    if !isComplete, let owner { name.owner = owner.name(in: column) + (name.owner.map { "." + $0 } ?? "") }
    return name
  }

  /// True when the spelling or the owner's spelling differs between the two columns, or one of them has none.
  public func changes(from: APIColumn, to: APIColumn) -> Bool {
    let old = spellingID(in: from)
    let new = spellingID(in: to)
    if old != new || old == 0 { return true }
    guard image.bytes(at: old).first != UInt8(ascii: "="), let owner else { return false }
    return owner.name(in: from) != owner.name(in: to)
  }

  /// The base name within a spelling as the table holds it.
  static func base(of spelling: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = spelling.count
    var index = 0
    while index < end {
      switch spelling[index] {
      case UInt8(ascii: "(") where index > start: end = index
      // `getter:` ends before any bracket; operators with a dot in them are never members here.
      case UInt8(ascii: ":"): start = index + 1
      case UInt8(ascii: "="): if index == 0 { start = 1 }
      case UInt8(ascii: "."):
        if index + 1 < end, isWord(spelling[index + 1]) { start = index + 1 }
      default: break
      }
      index += 1
    }
    return UnsafeBufferPointer(rebasing: spelling[start..<end])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }
}
