/// Tells which parameters the importer gives a default value.
enum DefaultArgument {
  /// - Parameters:
  ///   - base: the method's name before words are dropped.
  ///   - label: the parameter's label before words are dropped.
  static func isInferred(
    type: HeaderType, base: [UInt8], label: [UInt8], isFirst: Bool, isLast: Bool, parameterCount: Int
  ) -> Bool {
    let isSetter = CamelCase.firstWord(of: base).elementsEqual("set".utf8)
    if parameterCount == 1, isSetter { return false }
    if type.nullability == .nullable {
      if isLast, type.shape == .block || type.shape == .functionPointer { return true }
      if type.shape == .zone { return true }
    }
    if isFirst, isSetter { return false }
    switch type.shape {
    case .options(let name):
      let name = Array(name.utf8)
      return CamelCase.words(of: name).contains { CamelCase.isSame(Array(name[$0]), "options") }
    case .object("NSDictionary"): return isDictionaryOfOptions(label.isEmpty ? base : label, hasLabel: !label.isEmpty)
    default: return false
    }
  }

  private static func isDictionaryOfOptions(_ name: [UInt8], hasLabel: Bool) -> Bool {
    var sawInfo = false
    for range in CamelCase.wordsBackward(of: name) {
      let word = Array(name[range])
      if CamelCase.isSame(word, "options") || CamelCase.isSame(word, "attributes") { return true }
      if CamelCase.isSame(word, "info") {
        sawInfo = true
        continue
      }
      if sawInfo, CamelCase.isSame(word, "user") { return true }
      if !hasLabel { return false }
      sawInfo = false
    }
    return false
  }
}
