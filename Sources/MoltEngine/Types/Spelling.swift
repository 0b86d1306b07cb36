import MoltNames

/// One version's spelling of an API, with its names interned.
///
/// A class, shared by every look at the row: a copy is one reference, not one for each of its texts.
final class Spelling: Equatable {
  /// The first column in question that spells the API so.
  let column: APIColumn
  let name: APIName
  let base: Name
  /// Argument labels without the receiver's, `none` for `_`; nil for what takes no arguments.
  let labels: [Name]?
  /// The owner's dotted name in that version; empty for a global.
  let owner: String

  /// The name as messages say it.
  lazy var text = name.description

  var selfIndex: Int? { name.selfIndex }
  var isCallable: Bool { labels != nil && !name.isGetter }

  /// Spellings are alike whenever they read alike.
  static func == (left: Spelling, right: Spelling) -> Bool { left === right || left.name == right.name }

  init(_ name: APIName, in column: APIColumn, _ catalog: Catalog) {
    self.column = column
    self.name = name
    base = catalog.name(name.base)
    labels = name.labels.map { $0.map { $0 == "_" ? .none : catalog.name($0) } }
    owner = name.owner ?? ""
  }
}

/// The spellings of one API that a run cares about.
final class RowSpellings {
  /// From the oldest in question to the last before the target, the target's own left out.
  let old: [Spelling]
  /// The target's; nil when the API is gone there.
  let new: Spelling?
  /// Some older spelling is also another API's current one, so that it proves nothing by itself.
  let isAmbiguous: Bool
  /// The API belongs to the type and not to its values.
  let isStatic: Bool
  /// A function or constant that may have become a member of either kind.
  let isGlobal: Bool
  /// What the arguments must be for the row to hold.
  let condition: String?

  init(old: [Spelling], new: Spelling?, isAmbiguous: Bool, row: APIRow) {
    self.old = old
    self.new = new
    self.isAmbiguous = isAmbiguous
    isStatic = row.isStatic || row.kind == .enumCase || row.kind == .initializer
    isGlobal = row.kind == .constant || row.kind == .function
    condition = row.condition
  }
}

extension Catalog {
  /// All rows that bear that base name in some column, mirrors left out.
  func rows(named name: Name) -> [Int] {
    if let known = sdk.rowsByName[Int(name.index)] { return known }
    let found = history.rows(named: text(name)).filter { !$0.isMirror }.map(\.id)
    sdk.rowsByName[Int(name.index)] = found
    return found
  }

  /// The spellings of a row between the run's two versions.
  func spellings(of id: Int) -> RowSpellings {
    if let known = sdk.spellings[id] { return known }
    let row = history.row(id)
    let new = row.name(in: to).map { Spelling($0, in: to, self) }
    var old: [Spelling] = []
    var isAmbiguous = false
    // What the last spelling looked at was made of.
    var last = 0
    var lastOwner: UnsafePointer<UInt8>?
    var lastColumn: APIColumn?
    let owner = row.owner
    // A global of Swift 2 that is gone is gone in code of every later version: half-migrated files have them.
    let isGlobal = row.kind == .function || row.kind == .constant
    let first = isGlobal ? min(from, .swift2) : from
    for column in APIColumn.allCases where column >= first && column < to {
      let place = row.spellingID(in: column)
      if place == 0 { continue }
      if row.isAmbiguousSpelling(in: column) { isAmbiguous = true }
      let ownerName = owner?.nameBytes(in: column).baseAddress
      if place == last {
        guard owner != nil else { continue }
        if ownerName == lastOwner, let lastColumn, lastColumn >= from { continue }
      }
      guard let name = row.name(in: column) else { continue }
      (last, lastOwner, lastColumn) = (place, ownerName, column)
      let spelling = Spelling(name, in: column, self)
      if column < from, !spelling.owner.isEmpty { continue }
      if spelling != new, !old.contains(spelling) { old.append(spelling) }
    }
    let result = RowSpellings(old: old, new: new, isAmbiguous: isAmbiguous, row: row)
    sdk.spellings[id] = result
    return result
  }
}
