import MoltNames

/// Facts in, tables out.
struct Importer {
  var book = TypeBook()
  var rows: [APITable.RowRecord] = []
  /// How often each decision was taken
  var decisions: [String: Int] = [:]
  /// Objective-C owner and name → places in `rows`
  var bySelector: [String: [Int]] = [:]

  /// The Objective-C names of all classes
  var classes: Set<String> = []
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
  let removed: FactTable
  let swift3: Swift3Names

  init(facts: String) throws {
    api = try Importer.packed(facts + "/apple-api.tsv")
    mac = try Importer.packed(facts + "/apple-api-macos.tsv")
    types = FactTable(try Files.read(facts + "/apple-types.tsv"))
    versionRenames = FactTable(try Files.read(facts + "/objc-version-renames.tsv"))
    swift3 = Swift3Names(FactTable(try Files.read(facts + "/swift3to4-diff.tsv")))
    removed = FactTable(try Files.read(facts + "/apple-api-removed.tsv"))
    overlay = FactTable(try Files.read(facts + "/overlay-members.tsv"))
    notes = FactTable(try Files.read(facts + "/apinotes-renames.tsv"))
  }

  /// A file that is packed where it is large.
  private static func packed(_ path: String) throws -> FactTable {
    if let plain = try? Files.read(path) { return FactTable(plain) }
    return FactTable(try Files.readPacked(path + ".gz"))
  }

  mutating func count(_ decision: String) { decisions[decision, default: 0] += 1 }

  mutating func run() {
    classes = Set((api.rows + mac.rows).filter { $0["kind"] == "class" }.map { $0["objc_name"] })
    importTypes()
    importMembers(api)
    importMembers(mac)
    addSwift3Declarations()
    importEmptyOptions(removed)
    let members = OverlayMembers(overlay)
    importValueTypeMembers(members)
    importOverlay(members)
  }
}
