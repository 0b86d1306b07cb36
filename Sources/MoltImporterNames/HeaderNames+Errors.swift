extension HeaderNames {
  /// Takes an `NSError **` out of a method's labels, where the method throws instead.
  ///
  /// - Returns: the parameter's place, counted from 0; nil when the method does not throw.
  func removeErrorParameter(
    _ words: inout FunctionWords, _ method: HeaderDeclaration, _ parameters: [HeaderParameter], isInitializer: Bool,
    in version: ImporterVersion
  ) -> Int? {
    guard words.labels.count == parameters.count else { return nil }
    // Blocks may follow.
    guard let index = parameters.lastIndex(where: { $0.type.shape != .block }),
      parameters[index].type.shape == .errorPointer, tellsFailure(method, in: version)
    else { return nil }
    if isInitializer, index == 0 { return index }
    var base: [UInt8]?
    if index == 0, words.labels[0].isEmpty {
      for suffix in ["AndReturnError", "WithError"] where base == nil {
        guard words.base.count > suffix.utf8.count, words.base.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        else { continue }
        let shorter = Array(words.base.dropLast(suffix.utf8.count))
        if SwiftKeywords.contains(shorter) { return index }
        base = shorter
      }
    }
    if collides(method, without: index, base: base) {
      if index != 0 { return index }
      if base == nil { return nil }
      base = nil
    }
    words.base = base ?? words.base
    words.labels.remove(at: index)
    return index
  }

  /// Whether the result says that the method failed.
  private func tellsFailure(_ method: HeaderDeclaration, in version: ImporterVersion) -> Bool {
    let convention =
      note(for: method, in: version) { $0.errorConvention != nil }?.errorConvention ?? method.errorConvention
    let nullability =
      note(for: method, in: version) { $0.resultNullability != nil }?.resultNullability ?? method.result.nullability
    let canBeNil = nullability != .nonnull && method.result.isPointerLike
    switch convention {
    case nil: return method.result.shape == .boolean || canBeNil
    case .some(.none): return false
    case .nonnull_error: return true
    case .null_result: return canBeNil
    case .zero_result: return method.result.shape == .boolean || method.result.shape == .integer
    case .nonzero_result: return method.result.shape == .boolean || method.result.shape == .integer
    }
  }

  /// Whether the class has a method already that is called as this one without its error.
  private func collides(_ method: HeaderDeclaration, without index: Int, base: [UInt8]?) -> Bool {
    var pieces = method.selectorPieces
    if index == 0 {
      guard let base else { return false }
      pieces[0] = String(decoding: base, as: UTF8.self)
    } else {
      pieces.remove(at: index)
    }
    let selector = method.parameters.count == 1 ? pieces[0] : pieces.map { $0 + ":" }.joined()
    let key = DeclarationIndex.Member(selector: selector, isStatic: method.isStatic)
    let containers =
      method.isOwnedByProtocol
      ? [self.index.protocols[method.owner]] : self.index.lineage(of: method.owner).map { self.index.classes[$0] }
    for container in containers {
      if let found = container?.methods[key] { return !declarations[found].isUnavailableInSwift }
    }
    return false
  }
}
