extension HeaderNames {
  func propertyName(_ property: HeaderDeclaration, in version: ImporterVersion) -> ImportedName? {
    var base = Array(property.name.utf8)
    if version != .swift2 {
      if property.result.shape == .boolean { base = Array(property.getter.utf8) }
      var words = FunctionWords(base: base, labels: [])
      words.omitNeedless(
        result: property.result.words, owner: ownerType(property), parameters: [], firstParameterName: "",
        isProperty: true, properties: property.isOwnedByProtocol ? nil : properties(of: property.owner, isStatic: false)
      )
      base = words.base
    }
    if isSwiftPrivate(property, in: version) { base = Array("__".utf8) + base }
    return ImportedName(base: String(decoding: base, as: UTF8.self))
  }

  func methodName(
    _ method: HeaderDeclaration, custom: ImportedName?, in version: ImporterVersion
  ) -> ImportedName? {
    if method.selectorPieces.first?.isEmpty != false { return nil }
    if method.isVariadic, !Self.dropsVariadic.contains(method.name) { return nil }
    let isInit = method.isInitMethod
    let custom = custom.flatMap { hasRoom(for: $0, method) ? $0 : nil }
    if let custom, custom.labels != nil {
      // An initialiser stays one, and only what can be one becomes one.
      let canBeInit = isInit || method.isStatic && canReturnInstance(method)
      if custom.base == "init" ? canBeInit : !isInit { return custom }
      if custom.base == "init" { return nil }
    }
    let prefix = isInit ? 4 : custom == nil ? initializerPrefix(of: method) : nil
    return inferredName(method, initializerPrefix: prefix, in: version)
  }

  /// A name with more labels than the selector has arguments counts for nothing; an initialiser without arguments may have
  /// one.
  private func hasRoom(for custom: ImportedName, _ method: HeaderDeclaration) -> Bool {
    let count = method.takesArguments ? method.selectorPieces.count : 0
    return (custom.labels?.count ?? 0) <= max(count, custom.base == "init" ? 1 : 0)
  }

  private func inferredName(
    _ method: HeaderDeclaration, initializerPrefix prefix: Int?, in version: ImporterVersion
  ) -> ImportedName? {
    let pieces = method.selectorPieces.map { Array($0.utf8) }
    var words = FunctionWords(base: pieces[0], labels: [])
    var parameters = method.parameters
    if method.takesArguments { words.labels = [[]] + pieces.dropFirst() }
    if method.isVariadic {
      words.labels.removeLast()
      if parameters.count > words.labels.count { parameters.removeLast() }
    }
    if let prefix {
      words.base = Array("init".utf8)
      let label = initializerLabel(Array(pieces[0].dropFirst(prefix)))
      if words.labels.isEmpty {
        if !label.isEmpty { words.labels = [label] }
      } else {
        words.labels[0] = label
      }
    }
    let errorIndex = removeErrorParameter(&words, method, parameters, isInitializer: prefix != nil, in: version)
    if version != .swift2 {
      if let name = subscriptName(method) { return name }
      omit(&words, method, parameters, errorIndex: errorIndex)
    }
    if isSwiftPrivate(method, in: version) {
      if prefix == nil {
        words.base = Array("__".utf8) + words.base
      } else if words.labels.isEmpty {
        if method.isInitMethod { words.labels = [Array("__".utf8)] }
      } else {
        words.labels[0] = Array("__".utf8) + words.labels[0]
      }
    }
    return ImportedName(
      base: String(decoding: words.base, as: UTF8.self),
      labels: words.labels.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The first label of an initialiser, from what follows `init` or the class's name.
  private func initializerLabel(_ rest: [UInt8]) -> [UInt8] {
    guard rest.starts(with: "With".utf8) else { return CamelCase.lowercasedWord(rest) }
    let label = CamelCase.lowercasedWord(Array(rest.dropFirst(4)))
    return SwiftKeywords.contains(label) ? Array("with".utf8) + rest.dropFirst(4) : label
  }

  private func omit(
    _ words: inout FunctionWords, _ method: HeaderDeclaration, _ parameters: [HeaderParameter], errorIndex: Int?
  ) {
    let count = parameters.count - (errorIndex == nil ? 0 : 1)
    let types = parameters.enumerated().map { index, parameter in
      var type = parameter.type.words
      let isLast =
        index == parameters.count - 1 || index == parameters.count - 2 && errorIndex == parameters.count - 1
      type.hasDefaultArgument = DefaultArgument.isInferred(
        type: parameter.type, base: words.base, label: index < words.labels.count ? words.labels[index] : [],
        isFirst: index == 0, isLast: isLast, parameterCount: count)
      return type
    }
    let owner = ownerType(method)
    words.omitNeedless(
      result: method.returnsInstance ? owner : method.result.words,
      owner: owner, parameters: types,
      firstParameterName: parameters.first?.name ?? "", isProperty: false,
      properties: method.isOwnedByProtocol ? nil : properties(of: method.owner, isStatic: method.isStatic))
  }

  /// The type that declares a member. A class that is a collection has elements to the rules.
  private func ownerType(_ member: HeaderDeclaration) -> OmissionType {
    let name = member.owner
    guard !member.isOwnedByProtocol else { return OmissionType(name) }
    let bytes = Array(name.utf8)
    let last = CamelCase.lastWord(of: bytes)
    guard last.elementsEqual("Array".utf8) || last.elementsEqual("Set".utf8) else { return OmissionType(name) }
    if let position = index.classes[name]?.declaration, declarations[position].isGeneric {
      return OmissionType(name, element: "Object")
    }
    return OmissionType(name, element: String(decoding: bytes.dropLast(last.count), as: UTF8.self))
  }

  private func subscriptName(_ method: HeaderDeclaration) -> ImportedName? {
    guard !method.isStatic else { return nil }
    for (getter, setter) in [
      ("objectAtIndexedSubscript", "atIndexedSubscript"), ("objectForKeyedSubscript", "forKeyedSubscript"),
    ] {
      if method.name == "\(getter):" {
        // A setter for elements of another type is none, and then there is no subscript either.
        let key = DeclarationIndex.Member(selector: "setObject:\(setter):", isStatic: false)
        let found = index.container(of: method)?.methods[key]
        let isSubscript = found.map { declarations[$0].parameters.first?.type.shape == method.result.shape } ?? true
        return ImportedName(base: isSubscript ? "subscript" : getter, labels: [""])
      }
      if method.name == "setObject:\(setter):" { return ImportedName(base: "setObject", labels: ["", setter]) }
    }
    return nil
  }

  // MARK: Factory methods

  /// How much of a class method's first selector piece repeats the class's name, where the method becomes an initialiser.
  func initializerPrefix(of method: HeaderDeclaration) -> Int? {
    guard method.kind == .method, method.isStatic, !method.isOwnedByProtocol, canReturnInstance(method) else {
      return nil
    }
    let first = Array((method.selectorPieces.first ?? "").utf8)
    let rest = TypeWords.dropLeading(Array(method.owner.utf8), from: first)
    if rest.count == first.count || first.isEmpty { return nil }
    if !rest.isEmpty, !method.takesArguments { return nil }
    return first.count - rest.count
  }

  private func canReturnInstance(_ method: HeaderDeclaration) -> Bool {
    method.returnsInstance || method.result.shape == .object(method.owner)
  }

  /// Methods whose list of arguments the importer cuts off instead of leaving the method out.
  private static let dropsVariadic: Set<String> = [
    "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:",
    "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:",
  ]
}

/// The words that Swift keeps for itself.
enum SwiftKeywords {
  static func contains(_ name: [UInt8]) -> Bool { words.contains(name) }

  private static let words = Set(
    """
    associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct
    subscript typealias var fileprivate internal private public static defer if guard do repeat else for in while
    return break continue fallthrough switch case default where catch throw as Any false is nil rethrows super self
    Self true try throws _
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
}
