extension HeaderNames {
  func enumCaseName(
    _ constant: HeaderDeclaration, custom: ImportedName?, in version: ImporterVersion
  ) -> ImportedName? {
    guard let position = index.enums[constant.owner] else {
      return custom ?? ImportedName(base: privately(constant, constant.name, in: version))
    }
    let declaration = declarations[position]
    switch enumKind(declaration, in: version) {
    case .plain, .anonymous:
      if let custom { return custom }
      let isPrivate = isSwiftPrivate(constant, in: version) || isSwiftPrivate(declaration, in: version)
      return ImportedName(base: isPrivate ? "__\(constant.name)" : constant.name)
    case .cases, .options, .errors:
      let context = typeName(constant.owner, in: version)
      if var custom {
        if custom.context.isEmpty { custom.context = context }
        return custom
      }
      var base = Array(constant.name.utf8)
      let prefix = constantPrefix(of: constant.owner, in: version)
      // A constant that is out of date may be called quite otherwise.
      if !prefix.isEmpty, base.starts(with: prefix) {
        base.removeFirst(prefix.count)
        if version != .swift2 { base = lowercasedValue(base) }
      }
      return ImportedName(
        context: context, base: privately(constant, String(decoding: base, as: UTF8.self), in: version))
    }
  }

  private func privately(_ declaration: HeaderDeclaration, _ name: String, in version: ImporterVersion) -> String {
    isSwiftPrivate(declaration, in: version) ? "__\(name)" : name
  }

  /// In lower case, unless all of it is in capitals.
  private func lowercasedValue(_ name: [UInt8]) -> [UInt8] {
    name.contains(where: CamelCase.isLower) ? CamelCase.lowercasedInitialism(name) : name
  }

  func functionName(
    _ function: HeaderDeclaration, custom: ImportedName?, in version: ImporterVersion
  ) -> ImportedName? {
    if let custom { return custom }
    if function.isVariadic { return nil }
    return ImportedName(
      base: privately(function, function.name, in: version),
      labels: Array(repeating: "", count: function.parameters.count))
  }

  func constantName(
    _ constant: HeaderDeclaration, custom: ImportedName?, in version: ImporterVersion
  ) -> ImportedName? {
    if var custom {
      if custom.context.isEmpty, let newtype = newtype(of: constant, in: version) {
        custom.context = typeName(newtype.name, in: version)
      }
      return custom
    }
    guard let newtype = newtype(of: constant, in: version) else {
      return ImportedName(base: privately(constant, constant.name, in: version))
    }
    var base = Array(constant.name.utf8)
    var isStripped = false
    if base.count >= 2, base[0] == UInt8(ascii: "k"), CamelCase.isUpper(base[1]) {
      base.removeFirst()
      isStripped = true
    }
    let ending = "Notification".utf8
    if base.count > ending.count, base.suffix(ending.count).elementsEqual(ending) {
      base.removeLast(ending.count)
    } else {
      var ignored = false
      let common = EnumPrefix.commonWords(Array(newtype.name.utf8), base, &ignored)
      if !common.isEmpty {
        base.removeFirst(common.count)
        isStripped = true
      }
    }
    if isStripped { base = lowercasedValue(base) }
    return ImportedName(
      context: typeName(newtype.name, in: version),
      base: privately(constant, String(decoding: base, as: UTF8.self), in: version))
  }

  /// The typedef that a constant is a member of since Swift 3: its own type, or that of notifications' names.
  private func newtype(of constant: HeaderDeclaration, in version: ImporterVersion) -> HeaderDeclaration? {
    guard version != .swift2 else { return nil }
    if let name = constant.typedefName, let position = index.typedefs[name],
      isNewtype(declarations[position], in: version)
    {
      return declarations[position]
    }
    let isString = constant.result.shape == .object("NSString")
    guard isString, constant.name.hasSuffix("Notification"), constant.name.count > "Notification".count,
      constant.name != "kNotification", constant.swiftName == nil,
      let position = index.typedefs["NSNotificationName"]
    else { return nil }
    return isNewtype(declarations[position], in: version) ? declarations[position] : nil
  }
}
