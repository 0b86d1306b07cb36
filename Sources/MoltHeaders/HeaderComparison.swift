import MoltImporterNames

/// What became of a library's names between two versions of its headers.
struct HeaderComparison {
  /// Declarations whose name in Swift changed: the old names, and in Swift 5 the new one
  private(set) var rows: [HeaderRow] = []
  /// What else changed, for people
  private(set) var lines: [String] = []

  init(old: [HeaderRow], new: [HeaderRow]) {
    var after: [String: HeaderRow] = [:]
    for row in new { after[Self.key(row)] = after[Self.key(row)] ?? row }
    let before = Set(old.map(Self.key))
    var added: [HeaderRow] = new.filter { !before.contains(Self.key($0)) }
    var gone: [HeaderRow] = []
    for row in old {
      if let match = after[Self.key(row)] {
        append(row, match)
      } else if let match = Self.successor(of: row, among: added) {
        added.removeAll { Self.key($0) == Self.key(match) }
        append(row, match)
      } else {
        gone.append(row)
      }
    }
    for row in gone {
      lines.append("no longer there: \(row.names[.swift5]?.path ?? row.objcName) (\(Disk.shown(row.file)):\(row.line))")
    }
    // A type stands in the table even where it kept its name; alone it says nothing.
    if rows.allSatisfy({ $0.isType && Set($0.names.values.map(\.path)).count == 1 }) { rows = [] }
  }

  private static func key(_ row: HeaderRow) -> String {
    "\(row.kind) \(row.isStatic ? "+" : "-")\(row.owner) \(row.objcName)"
  }

  /// A declaration that took another's place: of the same kind and owner, with the same name in Swift 5, or the
  /// property that a method without arguments became.
  private static func successor(of row: HeaderRow, among added: [HeaderRow]) -> HeaderRow? {
    guard let name = row.names[.swift5] else { return nil }
    return added.first { candidate in
      guard candidate.isStatic == row.isStatic, candidate.owner == row.owner, let new = candidate.names[.swift5] else {
        return false
      }
      if candidate.kind == row.kind { return new.member == name.member }
      return row.kind == .method && candidate.kind == .property && name.labels?.isEmpty == true && new.base == name.base
    }
  }

  private mutating func append(_ old: HeaderRow, _ new: HeaderRow) {
    guard let name = new.names[.swift5], let last = old.names[.swift5] ?? old.names[.swift2] else { return }
    // A member whose owner alone is called otherwise follows its owner's row.
    let isSame = old.owner.isEmpty ? name.path == last.path : name.member == last.member
    if isSame, !old.isType { return }
    // The old library's names are those of all versions up to the one before.
    var row = new
    row.names = old.names
    if !isSame { row.names[.swift4] = last }
    row.names[.swift4_2] = row.names[.swift4]
    row.names[.swift5] = name
    rows.append(row)
  }
}
