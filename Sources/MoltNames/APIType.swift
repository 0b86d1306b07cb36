/// A type of the SDK or of the standard library, and how each version of Swift spelled it.
public struct APIType: Sendable, Hashable {
  public let history: APIHistory
  /// Stable within one build of the tables only
  public let id: Int
  private let image: APIImage
  private let offset: Int

  /// What a record may hold after kind (1 digit), a spare digit, module (2), mask (2) and two spare digits: six names,
  /// then these.
  enum Part: Int, CaseIterable { case superclass = 6, protocols, valueType, referenceType, rawType, aliasTarget }

  init(history: APIHistory, id: Int) {
    self.history = history
    self.id = id
    var image = history.image
    if let overlay = history.overlay, id >= history.overlayType { image = overlay }
    self.image = image
    offset = image.number(at: image[.typeTable] &+ 4 &* (id &- image[.firstType]))
  }

  public static func == (left: APIType, right: APIType) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var kind: APITypeKind { APITypeKind(rawValue: UInt8(image.digit(at: offset))) ?? .class }

  public var module: String {
    image.string(at: image.number(at: image[.modules] + 4 * image.short(at: offset + 2)))
  }

  @inline(__always)
  private func reference(_ bit: Int) -> Int? {
    let mask = image.short(at: offset &+ 4)
    guard mask & (1 << bit) != 0 else { return nil }
    return image.number(at: offset &+ 8 &+ 4 &* (mask & ((1 << bit) &- 1)).nonzeroBitCount)
  }

  /// Today's name, dotted: `UIControl.State`.
  public var name: String { name(in: .swift5) }

  /// The name in that column. A type that is newer than the column has its first name.
  public func name(in column: APIColumn) -> String { String(decoding: nameBytes(in: column), as: UTF8.self) }

  public func nameBytes(in column: APIColumn) -> UnsafeBufferPointer<UInt8> {
    let names = image.short(at: offset &+ 4) & 0x3f
    let known = names & ((2 << Int(column.rawValue)) &- 1)
    let bit = known == 0 ? names.trailingZeroBitCount : Int.bitWidth - 1 - known.leadingZeroBitCount
    guard let place = reference(bit) else { return UnsafeBufferPointer(start: nil, count: 0) }
    return image.bytes(at: place)
  }

  public var superclass: APIType? { reference(Part.superclass.rawValue).map(history.type) }

  /// The protocols it conforms to, those of its superclasses left out where the superclass has them.
  public var protocols: [APIType] {
    guard let list = reference(Part.protocols.rawValue) else { return [] }
    return (0..<image.number(at: list)).map { history.type(image.number(at: list + 4 + 4 * $0)) }
  }

  /// The value type that signatures use since Swift 3: `URL` for `NSURL`.
  public var valueType: APIType? { reference(Part.valueType.rawValue).map(history.type) }
  /// The reference type that a value type stands for: `NSURL` for `URL`.
  public var referenceType: APIType? { reference(Part.referenceType.rawValue).map(history.type) }
  /// The type of the raw value of an enum, option set or typed string, where it is known.
  public var rawType: String? { reference(Part.rawType.rawValue).map(image.string(at:)) }
  /// What a type alias stands for, in today's spelling.
  public var aliasTarget: String? { reference(Part.aliasTarget.rawValue).map(image.string(at:)) }

  /// Itself and its superclasses, nearest first.
  public var lineage: [APIType] {
    var all = [self]
    // A chain in a table that someone wrote by hand may run in a circle.
    while let next = all[all.count - 1].superclass, all.count < 64 { all.append(next) }
    return all
  }
}
