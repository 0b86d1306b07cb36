import MoltNames

/// What no single row shows: rows that change nothing, that disagree, that lead in a circle.
enum RenameChecks {
  typealias Report = (_ file: String, _ message: String, _ mark: YAMLNode.Mark, _ advice: String) -> Void

  static func check(_ rows: [(file: String, row: RenameRow)], report: Report) {
    for entry in rows where changesNothing(entry.row.record) {
      report(
        entry.file, "a row that changes nothing: every version spells it '\(shown(entry.row.record, .swift5))'",
        entry.row.mark, "Give the old and the new name in two columns, a template or a note, or remove the row.")
    }
    disagreements(rows, report)
    circles(rows, report)
  }

  private static func changesNothing(_ row: APITable.RowRecord) -> Bool {
    // A row that only tells types is of use.
    guard row.template.isEmpty, row.note.isEmpty, row.declaration.isEmpty else { return false }
    return Set(row.names.filter { !$0.isEmpty }).count < 2
  }

  private static func shown(_ row: APITable.RowRecord, _ column: APIColumn) -> String {
    let spelling = row.spelling(in: column)
    return spelling.hasPrefix("=") ? String(spelling.dropFirst()) : spelling
  }

  /// An old spelling with its owner, per column that does not have today's.
  private static func oldSpellings(_ row: APITable.RowRecord) -> [(column: APIColumn, key: String)] {
    let isTemplateAlone = !row.template.isEmpty && Set(row.names.filter { !$0.isEmpty }).count == 1
    return APIColumn.allCases.compactMap { column in
      let spelling = row.spelling(in: column)
      guard !spelling.isEmpty, spelling != row.spelling(in: .swift5) || isTemplateAlone else { return nil }
      return (column, key(row, spelling))
    }
  }

  private static func key(_ row: APITable.RowRecord, _ spelling: String) -> String {
    spelling.hasPrefix("=") ? spelling : "\(row.owner).\(spelling)\(row.flags.contains(.isStatic) ? " static" : "")"
  }

  private static func disagreements(_ rows: [(file: String, row: RenameRow)], _ report: Report) {
    var first: [String: Int] = [:]
    for (index, entry) in rows.enumerated() {
      let row = entry.row.record
      for (column, key) in oldSpellings(row) {
        let place = "\(column.rawValue) \(row.condition) \(row.kind.word) \(key)"
        guard let earlier = first[place] else {
          first[place] = index
          continue
        }
        guard earlier != index else { continue }
        let other = rows[earlier]
        let isSame =
          other.row.record.spelling(in: .swift5) == row.spelling(in: .swift5)
          && other.row.record.template == row.template
        report(
          entry.file,
          isSame
            ? "'\(shown(row, column))' has a row already, at \(other.file):\(other.row.mark.line)"
            : "'\(shown(row, column))' becomes '\(goal(row))' here and '\(goal(other.row.record))' at "
              + "\(other.file):\(other.row.mark.line)",
          entry.row.nameMarks[column] ?? entry.row.mark,
          isSame ? "Remove one of the two." : "Keep one, or tell them apart with `when:`.")
        break
      }
    }
  }

  private static func goal(_ row: APITable.RowRecord) -> String {
    row.template.isEmpty ? (shown(row, .swift5).isEmpty ? "nothing" : shown(row, .swift5)) : row.template
  }

  /// Follows each row's newest spelling through the rows for which it is an old one.
  private static func circles(_ rows: [(file: String, row: RenameRow)], _ report: Report) {
    var byOld: [String: [Int]] = [:]
    for (index, entry) in rows.enumerated() {
      for (_, key) in oldSpellings(entry.row.record) where byOld[key]?.last != index {
        byOld[key, default: []].append(index)
      }
    }
    var told: Set<Int> = []
    for start in rows.indices where !told.contains(start) {
      var path = [start]
      var current = start
      while path.count <= rows.count {
        let row = rows[current].row.record
        let newest = row.spelling(in: .swift5)
        guard !newest.isEmpty, row.template.isEmpty, let next = byOld[key(row, newest)]?.first else { break }
        if next == start {
          told.formUnion(path)
          let names = path.map { shown(rows[$0].row.record, .swift2) } + [shown(rows[start].row.record, .swift2)]
          report(
            rows[start].file, "a circle: \(names.map { "'\($0)'" }.joined(separator: " → "))", rows[start].row.mark,
            "One of these rows has old and new the wrong way round.")
          break
        }
        if path.contains(next) { break }
        path.append(next)
        current = next
      }
    }
  }
}
