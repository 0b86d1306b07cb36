/// A tab-separated file of facts: one header line, no quoting.
struct FactTable {
  /// One line; a cell is asked for by the name of its column. A missing column or cell is empty.
  struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [String]

    subscript(name: String) -> String {
      guard let index = columns[name], index < cells.count else { return "" }
      return cells[index]
    }
  }

  private(set) var rows: [Row] = []

  init(_ bytes: [UInt8]) {
    var columns: [String: Int] = [:]
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if number == 0 {
        for (index, cell) in cells.enumerated() { columns[cell] = index }
      } else {
        rows.append(Row(columns: columns, cells: cells))
      }
    }
  }
}
