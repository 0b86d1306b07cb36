import MoltImporterNames
import MoltNames

/// One declaration with its names in all versions of Swift.
struct HeaderRow {
  var module: String
  var kind: HeaderDeclaration.Kind
  /// The class, protocol or enumeration in Objective-C; empty for a global
  var owner: String
  var objcName: String
  var isStatic: Bool
  var isRequirement: Bool
  var isOptional: Bool
  /// Where it stands
  var file: String
  var line: Int
  var superclass: String
  var protocols: [String]
  /// Of a type: what it is in a table of renames; nil for a typedef that is no type of its own
  var typeKind: APITypeKind?
  /// Today's declaration of a member, where all its types have names
  var declaration: String?
  /// Nil where that version cannot use it
  var names: [ImporterVersion: ImportedName]

  /// The rows of all declarations that were asked for, in the order of the headers, each once.
  static func rows(of parse: HeaderParse) -> [HeaderRow] {
    let namer = HeaderNames(parse.declarations)
    let swift = SwiftDeclaration(namer: namer)
    var seen: Set<String> = []
    var rows: [HeaderRow] = []
    for (index, declaration) in parse.declarations.enumerated() where parse.isWanted[index] {
      // Without a name it is nothing that code could name.
      if declaration.kind == .enum || declaration.kind == .struct, isNameless(declaration.name) { continue }
      let owner = isNameless(declaration.owner) ? "" : declaration.owner
      let sign = declaration.isStatic ? "+" : "-"
      // C functions of one name may differ in the number of their parameters (`overloadable`).
      let count = declaration.kind == .function ? declaration.parameters.count : 0
      guard seen.insert("\(declaration.kind) \(sign)\(owner) \(declaration.name) \(count)").inserted else { continue }
      var names: [ImporterVersion: ImportedName] = [:]
      for version in ImporterVersion.allCases where !namer.isUnavailable(index, in: version) {
        names[version] = namer.name(of: index, in: version)
      }
      if names.isEmpty { continue }
      rows.append(
        HeaderRow(
          module: declaration.module, kind: declaration.kind, owner: owner, objcName: declaration.name,
          isStatic: declaration.isStatic, isRequirement: declaration.isOwnedByProtocol,
          isOptional: declaration.isOptional, file: declaration.file, line: declaration.line,
          superclass: declaration.superclass, protocols: declaration.protocols,
          typeKind: typeKind(of: declaration),
          declaration: names[.swift5].flatMap { swift.text(declaration, name: $0) }, names: names))
    }
    return rows
  }

  private static func typeKind(of declaration: HeaderDeclaration) -> APITypeKind? {
    switch declaration.kind {
    case .class: .class
    case .protocol: .protocol
    case .struct: .struct
    case .enum:
      switch declaration.enumKind {
      case .cases, .errors: .enum
      case .options: .optionSet
      case .plain, .anonymous: .struct
      }
    case .typedef: declaration.isNewtype ? .typedString : declaration.isCoreFoundation ? .class : nil
    case .method, .property, .enumCase, .function, .constant: nil
    }
  }

  /// Whether it is a type, not a member or a global.
  var isType: Bool {
    switch kind {
    case .class, .protocol, .struct, .enum, .typedef: true
    case .method, .property, .enumCase, .function, .constant: false
    }
  }

  /// The place stands for the name of an enumeration that has none.
  private static func isNameless(_ owner: String) -> Bool { owner.contains(":") }
}
