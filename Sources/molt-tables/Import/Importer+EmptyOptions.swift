import MoltNames

extension Importer {
  /// The zero of an option set has no name since Swift 3: `UIRectEdge.None` is `[]`.
  mutating func importEmptyOptions(_ removed: FactTable) {
    for fact in removed.rows where fact["kind"] == "enumcase" && fact["first_sdk"] == "9.3" {
      let name = fact["objc_name"]
      guard name.hasSuffix("None") || name.hasSuffix("Default"),
        let index = book.index(oldName: fact["objc_owner"]), book.types[index].kind == .optionSet
      else { continue }
      var common = zip(name, fact["objc_owner"]).prefix { $0 == $1 }.count
      // What is shared ends where a word does.
      while common > 0, name.dropFirst(common).first?.isLowercase == true { common -= 1 }
      let spelling = String(name.dropFirst(common))
      guard !spelling.isEmpty, common > 3 else { continue }
      var row = APITable.RowRecord(
        module: fact["module"], kind: .enumCase, owner: book.types[index].name, names: ["", spelling, "-", "", "", ""])
      row.template = "[]"
      row.note = "the empty set has no name any more"
      rows.append(row)
      count("an option set's zero")
    }
  }
}
