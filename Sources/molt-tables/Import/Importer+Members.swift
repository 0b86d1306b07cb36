import MoltNames

extension Importer {
  mutating func importMembers(_ facts: FactTable) {
    let methods = Importer.methodsThatBecameProperties(facts)
    let receivers = receivers()
    let swift2 = Swift2Names(facts)
    for fact in facts.rows {
      guard let kind = Importer.kind(of: fact) else { continue }
      let selector = "\(fact["objc_owner"]) \(fact["objc_name"])"
      if fact["first_sdk"] == "macOS12", bySelector[selector] != nil {
        count("dropped: AppKit's copy of what UIKit has")
        continue
      }
      if kind == .property, methods.contains(Importer.key(fact)) {
        count("dropped: the property that a method of the same row became")
        continue
      }
      guard let row = member(fact, kind: kind, swift2: swift2.name(of: fact), receivers: receivers) else {
        count("dropped: a name that cannot be read")
        continue
      }
      if row.kind == .constant, row.owner.isEmpty, row.spelling(in: .swift5).dropFirst().first?.isLowercase == true,
        !fact["swift2"].hasPrefix("k"), row.spelling(in: .swift5) != row.spelling(in: .swift2)
      {
        count("dropped: a constant whose new owner the facts do not say")
        continue
      }
      if row.isIdleGlobal, !Importer.modulesWithGlobals.contains(row.module) {
        count("dropped: a global of a lesser module that never changed")
        continue
      }
      bySelector[selector, default: []].append(rows.count)
      rows.append(row)
      if let mirror = mirror(of: row) { rows.append(mirror) }
      if let global = globalEnumerator(fact, row) { rows.append(global) }
    }
  }

  private static func kind(of fact: FactTable.Row) -> APIKind? {
    switch fact["kind"] {
    case "method":
      fact["swift2"].hasPrefix("init(") ? .initializer : .method
    case "property": .property
    case "function": .function
    case "enumcase": fact["objc_owner"] == "-" || fact["swift5_kind"] == "var" ? .constant : .enumCase
    case "var": .constant
    default: nil
    }
  }

  /// Modules whose unchanged functions and constants are kept for their types.
  private static let modulesWithGlobals: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "AVFoundation", "CoreText", "CoreLocation", "MapKit",
    "ImageIO",
    "CoreFoundation", "CoreMedia", "AppKit", "CoreImage", "SpriteKit", "SceneKit", "MobileCoreServices",
    "AudioToolbox", "Security", "SystemConfiguration",
  ]

  private static func key(_ fact: FactTable.Row) -> String {
    let swift2 = fact["swift2"]
    let base = swift2.firstIndex(of: "(").map { String(swift2[..<$0]) } ?? swift2
    return [fact["objc_owner"], fact["swift5"].isEmpty ? fact["swift4"] : fact["swift5"], base].joined(separator: " ")
  }

  /// A class method `clearColor()` of the 9.3 headers is a class property in later ones: one API, the method's row.
  private static func methodsThatBecameProperties(_ facts: FactTable) -> Set<String> {
    var found: Set<String> = []
    for fact in facts.rows where fact["kind"] == "method" && fact["swift5_kind"].hasSuffix("property") {
      found.insert(key(fact))
    }
    return found
  }

  /// Which argument of a function is the receiver now, by C name: the API notes alone say it.
  private func receivers() -> [String: APIName] {
    var found: [String: APIName] = [:]
    for note in notes.rows
    where note["kind"] == "function" && note["swift_version"] == "-" && note["seen_in"] != "3.0p1" {
      if let name = APIName(note["swift_name"]), name.owner != nil { found[note["objc_name"]] = name }
    }
    return found
  }

  private mutating func member(
    _ fact: FactTable.Row, kind: APIKind, swift2: String, receivers: [String: APIName]
  ) -> APITable.RowRecord? {
    let isGlobal = fact["objc_owner"] == "-" || fact["swift5_kind"] == "var"
    let swift4 = fact["swift4"]
    var swift5 = fact["swift5"]
    if swift5.isEmpty {
      swift5 = swift4
      count("today's spelling unknown, Swift 4's kept")
    }
    guard var newest = APIName(swift5) else { return nil }
    var inMode4 = APIName(swift4)
    // A few members were printed without the type they belong to.
    if !isGlobal, newest.owner == nil, let index = book.index(oldName: fact["objc_owner"]) {
      newest.owner = book.types[index].name
      if inMode4?.owner == nil { inMode4?.owner = newest.owner }
    }
    if kind == .function, let receiver = receivers[fact["objc_name"]] {
      if newest.owner != nil { newest.adopt(receiver) }
      if inMode4?.owner != nil { inMode4?.adopt(receiver) }
    } else if kind == .function, ["property", "method"].contains(fact["swift5_kind"]) {
      let arguments = APIName(swift2)?.labels?.count ?? 0
      newest.takeReceiver(of: arguments)
      inMode4?.takeReceiver(of: arguments)
    }
    let owner = newest.owner ?? ""
    func spelled(_ name: APIName?, in column: APIColumn) -> String {
      guard var name else { return "" }
      // Hidden behind an overlay: no code can say this name.
      if name.base.hasPrefix("__") { return "-" }
      guard let itsOwner = name.owner else { return "=" + name.description }
      if itsOwner == owner {
        name.owner = nil
        return name.description
      }
      name.owner = book.spelling(of: itsOwner, in: column)
      return "=" + name.description
    }
    let in5 = spelled(newest, in: .swift5)
    let in4 = swift4.isEmpty ? in5 : spelled(inMode4, in: .swift4)
    var in3 = in4
    if in4.hasPrefix("="), let owner = inMode4?.owner,
      book.spelling(of: owner, in: .swift3) != book.spelling(of: owner, in: .swift4)
    {
      in3 = spelled(inMode4, in: .swift3)
    }
    let own3 = fact["swift3_if_not_swift4"]
    if !own3.isEmpty {
      in3 = isGlobal ? "=" + own3 : own3
    } else if in3 == in4, let told = swift3.member(owner: fact["objc_owner"], name: fact["objc_name"]), told != in4 {
      count("Swift 3's name from the migrator's tables")
      in3 = told
    }
    let old = swift2.isEmpty ? "" : isGlobal ? "=" + swift2 : swift2
    var row = APITable.RowRecord(
      module: fact["module"], kind: kind, owner: owner, names: cells(["", old, in3, in4, in5, in5]))
    if kind == .constant, !owner.isEmpty { row.flags.insert(.isStatic) }
    if fact["static"] == "static" || fact["swift5_kind"].hasPrefix("type."), kind != .initializer, kind != .enumCase {
      row.flags.insert(.isStatic)
    }
    if let index = book.index(name: owner), book.types[index].kind == .protocol { row.flags.insert(.isRequirement) }
    if fact["optional"] == "optional" { row.flags.insert(.isOptional) }
    row.declaration = DeclarationText.cleaned(fact["decl_swift5"].isEmpty ? fact["decl_swift4"] : fact["decl_swift5"])
    let declaration4 = DeclarationText.cleaned(fact["decl_swift4"])
    if declaration4 != row.declaration { row.declaration4 = declaration4 }
    row.oldTypes = oldTypes(fact, kind: kind, swift2: swift2)
    if fact["first_sdk"] == "macOS12" { row.bringToOverlay(Importer.valueTypes) }
    return row
  }

  /// Core Graphics' enumerators were global constants in Swift 1, Security's trust results in Swift 2 as well.
  private func globalEnumerator(_ fact: FactTable.Row, _ row: APITable.RowRecord) -> APITable.RowRecord? {
    let name = fact["objc_name"]
    guard row.kind == .enumCase else { return nil }
    var global = row
    global.kind = .constant
    global.flags.insert(.isStatic)
    if name.hasPrefix("kCG"), fact["first_sdk"] == "9.3" {
      global.names[0] = "=" + name
    } else if name.hasPrefix("kSecTrustResult") {
      global.names = cells([
        "", "=" + name, row.spelling(in: .swift3), row.spelling(in: .swift4), row.spelling(in: .swift5), "",
      ])
    } else {
      return nil
    }
    return global
  }

  /// An entry under the type that owned the row in Swift 3 or 4, where that is not today's owner.
  private func mirror(of row: APITable.RowRecord) -> APITable.RowRecord? {
    for column in [APIColumn.swift4, .swift3] {
      let spelling = row.spelling(in: column)
      guard spelling.hasPrefix("="), let name = APIName(String(spelling.dropFirst())), let owner = name.owner,
        let index = book.index(anyName: owner), book.types[index].name != row.owner
      else { continue }
      var copy = row
      copy.owner = book.types[index].name
      copy.flags.insert(.isMirror)
      copy.names = cells(
        APIColumn.allCases.map { each in
          if each == .swift1 { return "" }
          let spelling = row.spelling(in: each)
          guard !spelling.isEmpty, !spelling.hasPrefix("=") else {
            let prefix = "=" + owner + "."
            return spelling.hasPrefix(prefix) ? String(spelling.dropFirst(prefix.count)) : spelling
          }
          return "=" + book.spelling(of: row.owner, in: each) + "." + spelling
        })
      return copy
    }
    return nil
  }
}

extension APITable.RowRecord {
  /// A function or constant that belongs to no type and never changed its name.
  fileprivate var isIdleGlobal: Bool {
    owner.isEmpty && Set(names.filter { !$0.isEmpty }).count == 1
  }

  /// The macOS facts were read without Foundation's overlay: reference types stand for value types, Double for CGFloat.
  fileprivate mutating func bringToOverlay(_ valueTypes: [String: String]) {
    for path in [\Self.declaration, \Self.declaration4] {
      self[keyPath: path] = self[keyPath: path].replacingWords { word in
        if word == "Double" { return "CGFloat" }
        if word == "NSString" { return "String" }
        return valueTypes[word]
      }
    }
  }
}

extension String {
  /// Replaces whole words; a word next to a dot is part of a longer name and stays.
  fileprivate func replacingWords(_ replacement: (String) -> String?) -> String {
    var result = ""
    var word = ""
    var previous: Character = " "
    func flush(_ next: Character) -> String {
      previous != "." && next != "." ? replacement(word) ?? word : word
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { result += flush(character) }
      word = ""
      previous = character
      result.append(character)
    }
    return word.isEmpty ? result : result + flush(" ")
  }
}

extension APIName {
  /// Marks the first argument of a C function as what an instance member belongs to, where the facts do not say which it is.
  fileprivate mutating func takeReceiver(of arguments: Int) {
    guard owner != nil, selfIndex == nil, (labels?.count ?? 0) + 1 == arguments else { return }
    if labels == nil { (accessor, labels) = (.getter, []) }
    selfIndex = 0
  }

  /// Takes the receiver's place and the accessor from the API notes where both speak of the same member.
  fileprivate mutating func adopt(_ noted: APIName) {
    guard noted.owner == owner,
      noted.base == base || noted.base.hasPrefix("__") == base.hasPrefix("__") && noted.base == base
    else { return }
    selfIndex = noted.selfIndex
    accessor = noted.accessor
    if labels == nil { labels = noted.labels }
  }
}
