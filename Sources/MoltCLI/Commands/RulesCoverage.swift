import MoltNames
import MoltReport

/// `molt rules coverage`: what the API history holds, counted.
enum RulesCoverage {
  /// Counts every row but the second entries of one, and every type.
  static func report(of history: APIHistory) -> CoverageReport {
    var report = CoverageReport()
    for id in 0..<history.rowCount {
      let row = history.row(id)
      if row.isMirror { continue }
      let shape = row.editShape(to: .swift5)
      report.add(.init(framework: row.module, kind: row.kind.word, shape: shape.rawValue))
      guard shape == .unhandled else { continue }
      let old = APIColumn.allCases.dropFirst().lazy.compactMap { row.name(in: $0) }.first
      report.unhandled.append(
        .init(
          framework: row.module, old: old?.description ?? "", new: row.name(in: .swift5)?.description ?? ""))
    }
    for id in 0..<history.typeCount {
      let type = history.type(id)
      report.add(.init(framework: type.module, kind: type.kind.word, shape: shape(of: type).rawValue))
    }
    return report
  }

  private static func shape(of type: APIType) -> EditShape {
    type.name(in: .swift2) == type.name ? .unchanged : .name
  }
}
