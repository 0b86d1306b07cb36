extension HeaderNames {
  /// The Swift name of a class, protocol, enumeration or typedef, by its name in Objective-C.
  public func typeName(_ name: String, isProtocol: Bool = false, in version: ImporterVersion) -> String {
    guard !name.isEmpty else { return "" }
    let found =
      isProtocol
      ? index.protocols[name]?.declaration
      : index.classes[name]?.declaration ?? index.enums[name] ?? index.structs[name] ?? index.typedefs[name]
    return found.flatMap { self.name(of: $0, in: version)?.base } ?? name
  }

  /// What a `swift_name` calls its owner may be the name in Objective-C of the owner itself, or of what is around it.
  func qualified(_ context: String, in version: ImporterVersion) -> String {
    guard !context.isEmpty else { return "" }
    guard let dot = context.firstIndex(of: ".") else { return typeName(context, in: version) }
    return typeName(String(context[..<dot]), in: version) + context[dot...]
  }

  func typePath(of declaration: HeaderDeclaration, custom: ImportedName?, in version: ImporterVersion) -> String {
    // The typedef that C needs for an enumeration or struct is no type of its own.
    if declaration.kind == .typedef, custom == nil,
      index.enums[declaration.name] ?? index.structs[declaration.name] != nil
    {
      return typeName(declaration.name, in: version)
    }
    // A struct without a name of its own is called as the typedef that names it.
    if declaration.kind == .struct, custom == nil, let typedef = index.typedefs[declaration.name],
      let name = customName(of: declarations[typedef], in: version)
    {
      return name.path
    }
    var path = custom.map { $0.context.isEmpty ? $0.base : "\($0.context).\($0.base)" }
    if path == nil {
      var base = plainTypeName(declaration, in: version)
      if isSwiftPrivate(declaration, in: version) { base = "__\(base)" }
      path = base
    }
    if declaration.kind == .enum, version != .swift2, enumKind(declaration, in: version) == .errors,
      custom?.base != "Code"
    {
      return "\(path ?? "").Code"
    }
    return path ?? ""
  }

  private func plainTypeName(_ declaration: HeaderDeclaration, in version: ImporterVersion) -> String {
    let name = declaration.name
    switch declaration.kind {
    case .protocol:
      let isTaken =
        index.classes[name]?.declaration != nil || index.enums[name] != nil || index.typedefs[name] != nil
        || index.structs[name] != nil
      return isTaken ? "\(name)Protocol" : name
    case .enum where version != .swift2 && enumKind(declaration, in: version) == .errors:
      let bytes = Array(name.utf8)
      return bytes.count > 4 && CamelCase.lastWord(of: bytes).elementsEqual("Code".utf8)
        ? String(name.dropLast(4)) : name
    case .typedef where version != .swift2 && declaration.isCoreFoundation && name.hasSuffix("Ref"):
      let short = String(name.dropLast(3))
      let isTaken =
        index.classes[short]?.declaration != nil || index.protocols[short]?.declaration != nil
        || index.typedefs[short] != nil
      return isTaken ? name : short
    default: return name
    }
  }
}
