import MoltNames

/// `molt-tables import`: reads the facts and writes one file a module for APIs and one for types.
enum ImportCommand {
  static func run(facts: String, output: String) throws {
    var importer = try Importer(facts: facts)
    importer.run()
    var rows: [String: [APITable.RowRecord]] = [:]
    for row in importer.rows { rows[row.module, default: []].append(row) }
    var types: [String: [APITable.TypeRecord]] = [:]
    for type in importer.book.types { types[type.module, default: []].append(type) }
    for (module, rows) in rows {
      try Files.write(Array(APITable.text(of: rows.sorted(by: order)).utf8), to: "\(output)/\(module).tsv")
    }
    for (module, types) in types {
      let sorted = types.sorted { ($0.name, $0.names.joined()) < ($1.name, $1.names.joined()) }
      try Files.write(Array(APITable.text(of: sorted).utf8), to: "\(output)/\(module).types.tsv")
    }
    try Files.write(try Checksums.text(of: output), to: output + "/" + Checksums.fileName)
    if CommandLine.arguments.contains("--verbose") { for line in importer.log { print(line) } }
    for (decision, count) in importer.decisions.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(decision)") }
  }

  private static func order(_ left: APITable.RowRecord, _ right: APITable.RowRecord) -> Bool {
    let leftKey = [left.owner, left.kind.word] + left.names + [left.declaration]
    let rightKey = [right.owner, right.kind.word] + right.names + [right.declaration]
    return leftKey.lexicographicallyPrecedes(rightKey)
  }
}
