import MoltNames

/// Facts in, tables out.
struct Importer {
  var book = TypeBook()
  var rows: [APITable.RowRecord] = []
  /// How often each decision was taken
  var decisions: [String: Int] = [:]

  let api: FactTable
  let types: FactTable
  let versionRenames: FactTable
  let notes: FactTable

  init(facts: String) throws {
    api = FactTable(try Files.readPacked(facts + "/apple-api.tsv.gz"))
    types = FactTable(try Files.read(facts + "/apple-types.tsv"))
    versionRenames = FactTable(try Files.read(facts + "/objc-version-renames.tsv"))
    notes = FactTable(try Files.read(facts + "/apinotes-renames.tsv"))
  }

  mutating func count(_ decision: String) { decisions[decision, default: 0] += 1 }

  mutating func run() {
    importTypes()
    importMembers()
  }
}
