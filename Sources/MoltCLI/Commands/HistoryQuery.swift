import MoltNames

/// Finds APIs by any of their spellings, by a part of one, with or without owner and labels.
struct HistoryQuery {
  private let name: APIName

  init?(_ text: String) {
    guard let name = APIName(text) else { return nil }
    self.name = name
  }

  /// Types and APIs of that name, and APIs that once had it as an argument label: `cellForRowAtIndexPath`. A label that
  /// is still in use is searched only when there is nothing else, it would find too much.
  func search(_ history: APIHistory) -> (types: [APIType], rows: [APIRow]) {
    let types = name.labels == nil ? history.types(named: path) : []
    var rows = history.rows(named: name.base).filter { !$0.isMirror && matches($0) }
    if name.labels == nil {
      let known = Set(rows.map(\.id))
      let labelled = (0..<history.rowCount).map(history.row).filter {
        !$0.isMirror && !known.contains($0.id) && hasLabel($0)
      }
      let old = labelled.filter { $0.name(in: .swift5)?.labels?.contains(name.base) != true }
      rows += old.isEmpty && rows.isEmpty && types.isEmpty ? labelled : old
    }
    return (types, rows.sorted(by: Self.order))
  }

  private var path: String { name.owner.map { $0 + "." + name.base } ?? name.base }

  private func matches(_ row: APIRow) -> Bool {
    APIColumn.allCases.contains { column in
      guard let other = row.name(in: column), other.base == name.base else { return false }
      return ownerMatches(other) && (name.labels == nil || name.labels == other.labels)
    }
  }

  private func hasLabel(_ row: APIRow) -> Bool {
    APIColumn.allCases.contains { column in
      guard row.spellingID(in: column) != 0, let other = row.name(in: column) else { return false }
      return other.labels?.contains(name.base) == true && ownerMatches(other)
    }
  }

  /// `State.normal` finds `UIControl.State.normal`.
  private func ownerMatches(_ other: APIName) -> Bool {
    guard let owner = name.owner else { return true }
    return other.owner == owner || other.owner?.hasSuffix("." + owner) == true
  }

  private static func order(_ one: APIRow, _ two: APIRow) -> Bool {
    (one.module, one.owner?.name ?? "", one.id) < (two.module, two.owner?.name ?? "", two.id)
  }
}
