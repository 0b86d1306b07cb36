/// A method's or property's name while it is worked out.
struct FunctionWords {
  typealias Name = [UInt8]

  var base: Name
  var labels: [Name]

  /// Applies the rules of Swift 3 and later.
  ///
  /// - Parameters:
  ///   - result: the result's or property's type.
  ///   - owner: the type that declares it; empty for a global.
  ///   - parameters: the parameters' types, the one for errors too.
  ///   - properties: what the owner has for properties.
  mutating func omitNeedless(
    result: OmissionType, owner: OmissionType, parameters: [OmissionType], firstParameterName: String,
    isProperty: Bool, properties: PropertyNames?
  ) {
    let returnsOwner = result.isSame(as: owner)
    if returnsOwner { base = NeedlessWords.dropLeading(owner, from: base) }
    if !isProperty { base = NeedlessWords.dropOwner(owner, from: base, properties: properties) }
    if parameters.isEmpty {
      if returnsOwner {
        base = NeedlessWords.dropTrailing(result, from: base, role: .property, properties: properties)
      }
      return lowercase()
    }
    if CamelCase.firstWord(of: base).elementsEqual("set".utf8) {
      base = NeedlessWords.dropTrailing(owner, from: base, role: .property, properties: properties)
    }
    if let label = labels.first, label.isEmpty,
      let split = PrepositionSplit.split(base, type: parameters[0], parameterName: firstParameterName)
    {
      base = split.base
      labels[0] = split.label
    }
    for index in labels.indices where index < parameters.count { omit(parameters[index], at: index, properties) }
    lowercase()
  }

  private mutating func omit(_ type: OmissionType, at index: Int, _ properties: PropertyNames?) {
    if index == 0, labels[0].isEmpty {
      base = NeedlessWords.dropTrailing(type, from: base, role: .baseName, properties: properties)
      return
    }
    let isFirst = index == 0 && !base.elementsEqual("init".utf8) && !type.hasDefaultArgument
    labels[index] = NeedlessWords.dropTrailing(
      type, from: labels[index], role: isFirst ? .firstParameter : .otherParameter)
  }

  private mutating func lowercase() {
    base = CamelCase.lowercasedInitialism(base)
    labels = labels.map(CamelCase.lowercasedInitialism)
  }
}
