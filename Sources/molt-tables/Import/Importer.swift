import MoltNames

/// Facts in, tables out.
struct Importer {
  var book = TypeBook()
  var rows: [APITable.RowRecord] = []
  /// How often each decision was taken
  var decisions: [String: Int] = [:]
  /// Objective-C owner and name → places in `rows`
  var bySelector: [String: [Int]] = [:]

  /// Rows of value types, kept apart until all are made
  var valueRows: [APITable.RowRecord] = []
  /// Single decisions worth reading
  var log: [String] = []

  let api: FactTable
  let mac: FactTable
  let types: FactTable
  let versionRenames: FactTable
  let notes: FactTable
  let overlay: FactTable
  let swift3: Swift3Names

  init(facts: String) throws {
    api = FactTable(try Files.readPacked(facts + "/apple-api.tsv.gz"))
    mac = FactTable(try Files.readPacked(facts + "/apple-api-macos.tsv.gz"))
    types = FactTable(try Files.read(facts + "/apple-types.tsv"))
    versionRenames = FactTable(try Files.read(facts + "/objc-version-renames.tsv"))
    swift3 = Swift3Names(FactTable(try Files.read(facts + "/swift3to4-diff.tsv")))
    overlay = FactTable(try Files.read(facts + "/overlay-members.tsv"))
    notes = FactTable(try Files.read(facts + "/apinotes-renames.tsv"))
  }

  mutating func count(_ decision: String) { decisions[decision, default: 0] += 1 }

  mutating func run() {
    ObjectiveCType.classes = Set((api.rows + mac.rows).filter { $0["kind"] == "class" }.map { $0["objc_name"] })
    importTypes()
    importMembers(api)
    importMembers(mac)
    let members = OverlayMembers(overlay)
    importValueTypeMembers(members)
    importOverlay(members)
  }
}
