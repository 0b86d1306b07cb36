/// The names that Swift's importer gives the declarations of a set of headers.
public final class HeaderNames {
  public let declarations: [HeaderDeclaration]
  let index: DeclarationIndex

  private struct Key: Hashable {
    var index: Int
    var version: ImporterVersion
  }
  private var known: [Key: ImportedName?] = [:]
  private var knownProperties: [String: PropertyNames] = [:]
  private var knownPrefixes: [String: [UInt8]] = [:]

  /// - Parameter declarations: those to name and all that they refer to: superclasses, protocols, overridden methods.
  public init(_ declarations: [HeaderDeclaration]) {
    self.declarations = declarations
    index = DeclarationIndex(declarations)
  }

  /// The name of the declaration with that index in that version; nil where Swift does not see it.
  public func name(of index: Int, in version: ImporterVersion) -> ImportedName? {
    let key = Key(index: index, version: version)
    if let name = known[key] { return name }
    // A header may declare things in a circle; then there is nothing to inherit.
    known[key] = .some(nil)
    let name = makeName(of: index, in: version)
    known[key] = .some(name)
    return name
  }

  private func makeName(of position: Int, in version: ImporterVersion) -> ImportedName? {
    let declaration = declarations[position]
    let custom = customName(of: declaration, in: version)
    var name: ImportedName?
    switch declaration.kind {
    case .method, .property:
      if let overridden = index.overridden(by: declaration, at: position),
        let above = self.name(of: overridden, in: version)
      {
        name = above
      } else if declaration.kind == .method {
        name = methodName(declaration, custom: custom, in: version)
      } else {
        name = custom ?? propertyName(declaration, in: version)
      }
      name?.context = typeName(declaration.owner, isProtocol: declaration.isOwnedByProtocol, in: version)
    case .enumCase: name = enumCaseName(declaration, custom: custom, in: version)
    case .constant: name = constantName(declaration, custom: custom, in: version)
    case .function: name = functionName(declaration, custom: custom, in: version)
    case .class, .protocol, .enum, .typedef, .struct:
      name = ImportedName(base: typePath(of: declaration, custom: custom, in: version))
    }
    return name
  }

  // MARK: What attributes and API notes say

  /// The note that speaks for a version, and whether one of the header's own attributes is set aside by it.
  func note(for declaration: HeaderDeclaration, in version: ImporterVersion, where isAnswer: (APINote) -> Bool)
    -> APINote?
  {
    let versioned = declaration.notes.filter { isAnswer($0) && ($0.version.map { version <= $0 } ?? false) }
    if let nearest = versioned.min(by: { ($0.version ?? .swift5) < ($1.version ?? .swift5) }) { return nearest }
    return declaration.notes.first { $0.version == nil && isAnswer($0) }
  }

  func customName(of declaration: HeaderDeclaration, in version: ImporterVersion) -> ImportedName? {
    guard version != .swift2 else { return swift2Name(of: declaration) }
    let text = note(for: declaration, in: version) { $0.swiftName != nil }?.swiftName ?? declaration.swiftName
    guard let text, !text.isEmpty, var name = ImportedName(attribute: text) else { return nil }
    name.context = qualified(name.context, in: version)
    return name
  }

  /// Swift 2 took a name from the header only for class methods that are or would be initialisers.
  private func swift2Name(of declaration: HeaderDeclaration) -> ImportedName? {
    guard let text = declaration.swiftName, declaration.kind == .method, declaration.isStatic else { return nil }
    guard text.hasPrefix("init(") || initializerPrefix(of: declaration) != nil else { return nil }
    return ImportedName(attribute: text)
  }

  func isSwiftPrivate(_ declaration: HeaderDeclaration, in version: ImporterVersion) -> Bool {
    guard version != .swift2 else { return declaration.isSwiftPrivate }
    return note(for: declaration, in: version) { $0.isSwiftPrivate != nil }?.isSwiftPrivate
      ?? declaration.isSwiftPrivate
  }

  /// Whether code of that version cannot use it at all.
  public func isUnavailable(_ index: Int, in version: ImporterVersion) -> Bool {
    let declaration = declarations[index]
    if version == .swift2 { return declaration.isUnavailableInSwift }
    return note(for: declaration, in: version) { $0.isUnavailableInSwift != nil }?.isUnavailableInSwift
      ?? declaration.isUnavailableInSwift
  }

  func isNewtype(_ typedef: HeaderDeclaration, in version: ImporterVersion) -> Bool {
    guard version != .swift2, typedef.name != "CFErrorDomain" else { return false }
    return note(for: typedef, in: version) { $0.isNewtype != nil }?.isNewtype ?? typedef.isNewtype
  }

  func enumKind(_ declaration: HeaderDeclaration, in version: ImporterVersion) -> HeaderDeclaration.EnumKind {
    guard version != .swift2 else { return declaration.enumKind }
    return note(for: declaration, in: version) { $0.enumKind != nil }?.enumKind ?? declaration.enumKind
  }

  // MARK: What depends on the class around

  /// What a class and its superclasses have for properties.
  func properties(of className: String, isStatic: Bool) -> PropertyNames {
    let key = "\(isStatic ? "+" : "-")\(className)"
    if let names = knownProperties[key] { return names }
    var names: [String] = []
    for name in index.lineage(of: className) {
      guard let container = index.classes[name] else { continue }
      let module = container.declaration.map { declarations[$0].module }
      for member in container.members.map({ declarations[$0] }) {
        if member.isInCategory, let module, member.module != module { continue }
        if member.kind == .property {
          if member.isStatic == isStatic { names.append(member.name) }
        } else if !member.takesArguments, member.isStatic == isStatic, member.result.shape != .void,
          !member.returnsInstance
        {
          names.append(member.name)
        }
      }
    }
    let result = PropertyNames(names)
    knownProperties[key] = result
    return result
  }

  /// What an enumeration's constants' names start with and Swift leaves out.
  func constantPrefix(of enumName: String, in version: ImporterVersion) -> [UInt8] {
    // Swift 2 took no names from headers here, so that each constant had its say.
    let key = "\(version == .swift2 ? "2" : "3") \(enumName)"
    if let prefix = knownPrefixes[key] { return prefix }
    let constants = (index.constants[enumName] ?? []).map { position in
      let constant = declarations[position]
      return EnumPrefix.Constant(
        name: Array(constant.name.utf8), isOutOfDate: constant.isDeprecated || constant.isUnavailableInSwift,
        hasOwnName: version != .swift2
          && (constant.swiftName != nil || constant.notes.contains { $0.version == nil && $0.swiftName != nil }))
    }
    let prefix = EnumPrefix.prefix(of: constants, enumName: Array(enumName.utf8))
    knownPrefixes[key] = prefix
    return prefix
  }
}
