/// Finds spellings that mean one API in an old version and another one in a later version.
enum Ambiguity {
  /// For each row a bit a column: set where its spelling of that column is, in a later column, the spelling of another row
  /// of the same owner while its own has changed.
  static func columns(of rows: [APITable.RowRecord]) -> [UInt8] {
    /// The collections of the standard library share their members: what is old on one may be new on another.
    func scope(of row: APITable.RowRecord) -> String { row.module == "Swift" ? "" : row.owner }
    struct Use {
      var row: Int
      var columns: UInt8
    }
    var uses: [String: [Use]] = [:]
    for (index, row) in rows.enumerated() {
      var seen: [String: UInt8] = [:]
      for column in APIColumn.allCases {
        let name = row.spelling(in: column)
        guard !name.isEmpty else { continue }
        let key = name.utf8.first == UInt8(ascii: "=") ? String(name.dropFirst()) : scope(of: row) + "." + name
        seen[key, default: 0] |= 1 << column.rawValue
      }
      for (key, columns) in seen { uses[key, default: []].append(Use(row: index, columns: columns)) }
    }
    var flagged = [UInt8](repeating: 0, count: rows.count)
    for all in uses.values where all.count > 1 {
      for old in all {
        // An old spelling is one that the newest column no longer has.
        guard old.columns & (1 << APIColumn.swift5.rawValue) == 0 else { continue }
        for other in all where other.row != old.row {
          let later = other.columns & ~((old.columns << 1) &- 1)
          if later > old.columns, old.columns != 0 { flagged[old.row] |= old.columns }
        }
      }
    }
    return flagged
  }
}
