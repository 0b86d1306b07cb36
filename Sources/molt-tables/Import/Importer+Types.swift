import MoltNames

extension Importer {
  private static let typeKinds: Set<String> = ["class", "protocol", "struct", "enum", "typedef"]

  mutating func importTypes() {
    var older: [String: [String: String]] = [:]  // objc name → from → spelling there
    for row in versionRenames.rows where ["class", "protocol", "tag", "typedef"].contains(row["kind"]) {
      older[row["objc_name"], default: [:]][row["from"]] = row["old_swift_name"]
    }
    for (old, name) in swift3.types where older[old]?["3"] == nil { older[old, default: [:]]["3"] = name }
    let classes = Set((types.rows + mac.rows).filter { $0["kind"] == "class" }.map { $0["objc_name"] })
    var namesakes: [FactTable.Row] = []
    var facts: [String: FactTable.Row] = [:]
    for row in mac.rows + api.rows where Importer.typeKinds.contains(row["kind"]) && row["swift5_kind"] != "apinote" {
      let name = row["objc_name"]
      // `NSObject` names a class and a protocol; to Swift the protocol has always been `NSObjectProtocol`.
      if row["kind"] == "protocol", classes.contains(name) {
        namesakes.append(row)
        continue
      }
      if facts[name] == nil || row["kind"] != "typedef" { facts[name] = row }
    }
    let modules = Set(api.rows.map { $0["module"] }).union(["Dispatch", "Darwin", "ObjectiveC", "AVFAudio"])
    for row in types.rows {
      let old = row["objc_name"]
      let name = row["name"]
      let isNamesake = row["kind"] == "protocol" && classes.contains(old)
      let fact = isNamesake ? nil : facts[old]
      guard fact != nil || Importer.isOld(row, modules: modules) else {
        count("dropped: a type that no old code can name")
        continue
      }
      if old.hasPrefix("NS"), Importer.valueTypes[old] == name { continue }
      let swift2 = old.isEmpty || isNamesake ? name : old
      var swift4 = fact?["swift4"] ?? ""
      if swift4.isEmpty { swift4 = older[old]?["4"] ?? name }
      if let renamed = older[old]?["4"] { swift4 = renamed }
      let swift3 = older[old]?["3"] ?? swift4
      var kind = APITypeKind(word: row["kind"]) ?? .struct
      let protocols = row["protocols"].split(separator: ",").map(String.init)
      if protocols.contains("OptionSet") { kind = .optionSet }
      var record = APITable.TypeRecord(
        module: fact?["module"] ?? row["module"], kind: kind,
        names: cells(["", old.isEmpty ? "" : swift2, swift3, swift4, name, name]))
      record.superclass = row["superclass"]
      if kind == .typealias, let fact { record.aliasTarget = Importer.aliasTarget(fact) }
      record.protocols = protocols
      book.add(record, oldName: isNamesake ? name : old)
    }
    for (old, row) in facts.sorted(by: { $0.key < $1.key }) where book.index(oldName: old) == nil {
      let kind: APITypeKind = APITypeKind(word: row["swift5_kind"]) ?? .struct
      var name = row["swift5"]
      if name.isEmpty { name = row["swift4"] }
      if name.isEmpty { continue }
      let swift4 = older[old]?["4"] ?? row["swift4"]
      var record = APITable.TypeRecord(
        module: row["module"], kind: kind,
        names: cells(["", row["swift2"], older[old]?["3"] ?? swift4, swift4, name, name]))
      if kind == .typealias { record.aliasTarget = Importer.aliasTarget(row) }
      if book.index(name: name) != nil { book.addAlias(record) } else { book.add(record, oldName: old) }
    }
    for row in namesakes where !row["swift5"].isEmpty && book.index(name: row["swift5"]) == nil {
      book.add(
        APITable.TypeRecord(module: row["module"], kind: .protocol, names: ["", row["swift5"], "", "", "", ""]),
        oldName: row["swift5"])
      facts[row["swift5"]] = row
    }
    addInheritedProtocols(facts)
    dropInheritedProtocols()
    addRawTypes()
    addValueTypes()
    resolveOverlayAliases()
    let before = book.types.count
    book.removeAll { $0.kind == .typealias && $0.aliasTarget.isEmpty }
    decisions["dropped: an alias that stands for nothing known", default: 0] += before - book.types.count
  }

  /// What stands after the `=` of a type alias's declaration.
  private static func aliasTarget(_ fact: FactTable.Row) -> String {
    guard let equal = fact["decl_swift5"].firstIndex(of: "=") else { return "" }
    return DeclarationText.withoutAny(String(fact["decl_swift5"][equal...].dropFirst(2)))
  }

  /// Types of modules that came later, and the formatting and attribute types of Foundation's newer Swift part, are not.
  private static func isOld(_ row: FactTable.Row, modules: Set<String>) -> Bool {
    let name = row["name"]
    return modules.contains(row["module"]) && !name.hasPrefix("Attribute") && !name.hasPrefix("Async")
      && !name.contains("FormatStyle") && !name.contains("Attributed") && !name.contains("Configuration.")
      || name.hasPrefix("NSAttributedString") || name.hasPrefix("NSMutableAttributedString")
  }

  /// What a protocol inherits stands in its declaration alone.
  private mutating func addInheritedProtocols(_ facts: [String: FactTable.Row]) {
    for (old, fact) in facts where fact["kind"] == "protocol" {
      guard let index = book.index(oldName: old) else { continue }
      let parts = fact["decl_swift5"].pieces(separatedBy: " : ")
      guard parts.count == 2 else { continue }
      let inherited = parts[1].pieces(separatedBy: ", ").map(String.init)
      book.update(index) { type in
        for name in inherited where !type.protocols.contains(name) { type.protocols.append(name) }
      }
    }
  }

  /// The raw type of an enum, an option set or a struct around a value is that of its `init(rawValue:)`.
  private mutating func addRawTypes() {
    for fact in overlay.rows where fact["name"] == "init(rawValue:)" {
      guard let index = book.index(name: fact["owner"]),
        let raw = fact["declaration"].pieces(separatedBy: "rawValue: ").last?.dropLast(), !raw.contains(" ")
      else { continue }
      book.update(index) { type in
        type.rawType = String(raw)
        if type.kind == .struct, raw == "String" || raw == "CFString" { type.kind = .typedString }
      }
    }
  }

  /// A class conforms to what its superclass conforms to: only what is new stays.
  private mutating func dropInheritedProtocols() {
    var all: [String: Set<String>] = [:]
    for type in book.types { all[type.name, default: []].formUnion(type.protocols) }
    for index in book.types.indices {
      guard let inherited = all[book.types[index].superclass] else { continue }
      book.update(index) { type in type.protocols.removeAll { inherited.contains($0) } }
    }
  }

  /// `Data.ReadingOptions` is `NSData.ReadingOptions`, and so on: the overlay gives the value type the nested types again.
  private mutating func resolveOverlayAliases() {
    for (reference, value) in Importer.valueTypes.merging(
      ["NSString": "String"], uniquingKeysWith: { first, _ in first })
    {
      for index in book.types.indices
      where book.types[index].kind == .typealias && book.types[index].aliasTarget.isEmpty {
        let name = book.types[index].name
        guard name.hasPrefix(value + ".") else { continue }
        let target = reference + name.dropFirst(value.count)
        if let known = book.index(name: target), book.types[known].kind != .typealias {
          book.update(index) { $0.aliasTarget = target }
        }
      }
    }
  }

  private mutating func addValueTypes() {
    for (reference, value) in Importer.valueTypes.sorted(by: { $0.key < $1.key }) {
      let names = ["", book.spelling(of: reference, in: .swift2), value, "", "", ""]
      let index = book.add(APITable.TypeRecord(module: "Foundation", kind: .struct, names: names), oldName: "")
      book.update(index) {
        $0.names = names
        $0.referenceType = reference
      }
      if let class_ = book.index(name: reference) { book.update(class_) { $0.valueType = value } }
    }
  }

  /// The value types that signatures use since Swift 3, by the reference type that they replaced.
  static let valueTypes: [String: String] = [
    "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSLocale": "Locale", "NSNotification": "Notification",
    "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
    "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet", "NSUUID": "UUID",
    "NSPersonNameComponents": "PersonNameComponents", "NSDateInterval": "DateInterval",
  ]
}
