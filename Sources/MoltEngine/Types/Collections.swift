import MoltNames

/// What Molt knows of the standard library's generic collections. Rows of the API history have no type arguments; these
/// few rules carry an element's type through the calls that old code makes most.
extension Catalog {
  /// The generic arguments of a collection behind optionals.
  private func collection(_ type: TypeID) -> (Nominal, [TypeID])? {
    guard case .nominal(let nominal, let arguments) = node(arena.bare(expandAlias(type))) else { return nil }
    return (nominal, arguments)
  }

  /// What `for x in value` binds.
  func element(of type: TypeID) -> TypeID {
    guard let (nominal, arguments) = collection(type) else { return .unknown }
    if nominal == dictionaryNominal, arguments.count == 2 {
      return arena.intern(.tuple(arguments, labels: [name("key"), name("value")]))
    }
    if nominal == arrayNominal || nominal == setNominal || nominal == rangeNominal {
      return arguments.first ?? .unknown
    }
    if nominal == self.nominal(string) { return character }
    switch objectCollection(nominal) {
    case .list: return any
    case .dictionary: return arena.intern(.tuple([any, any], labels: [name("key"), name("value")]))
    case .none: return .unknown
    }
  }

  /// What kind of untyped collection a class of Foundation is.
  enum ObjectCollection { case none, list, dictionary }

  private func objectCollection(_ nominal: Nominal) -> ObjectCollection {
    guard case .sdk(let id) = nominal, history.type(id).kind == .class else { return .none }
    if let known = sdk.objectCollections[id] { return known }
    var found = ObjectCollection.none
    if inherits(nominal, from: "NSDictionary") {
      found = .dictionary
    } else if ["NSArray", "NSSet", "NSOrderedSet", "NSEnumerator"].contains(where: { inherits(nominal, from: $0) }) {
      found = .list
    }
    sdk.objectCollections[id] = found
    return found
  }

  /// What a literal's elements are expected to be: key (dictionaries only) and element.
  func elementExpectation(of type: TypeID) -> (key: TypeID, element: TypeID) {
    guard let (nominal, arguments) = collection(type) else { return (.unknown, .unknown) }
    if nominal == dictionaryNominal, arguments.count == 2 { return (arguments[0], arguments[1]) }
    if nominal == arrayNominal || nominal == setNominal { return (.unknown, arguments.first ?? .unknown) }
    // An option set written as an array of its options.
    if case .sdk(let id) = nominal, history.type(id).kind == .optionSet { return (.unknown, type) }
    return (.unknown, .unknown)
  }

  func range(of bound: TypeID) -> TypeID {
    rangeNominal.map { arena.intern(.nominal($0, [bound])) } ?? .unknown
  }

  /// What a subscript gives.
  func subscriptResult(of type: TypeID, index: TypeID) -> TypeID {
    guard let (nominal, arguments) = collection(type) else { return .unknown }
    if nominal == arrayNominal {
      if let (indexNominal, _) = collection(index), indexNominal == rangeNominal { return type }
      return arguments.first ?? .unknown
    }
    if nominal == dictionaryNominal, arguments.count == 2 { return arena.optional(arguments[1]) }
    switch objectCollection(nominal) {
    case .list: return any
    case .dictionary: return arena.optional(any)
    case .none: break
    }
    if case .project(let id) = nominal {
      for declared in self.index.types[id].members["subscript"] ?? [] { return signature(ofDeclared: declared).result }
    }
    return .unknown
  }

  /// The type of a member whose result follows from the element; nil when the member is none of those.
  ///
  /// - Parameter closureResult: what the closure that was passed returns.
  func genericResult(of member: String, on type: TypeID, isCall: Bool, closureResult: TypeID) -> TypeID? {
    guard let (nominal, arguments) = collection(type) else { return nil }
    let isDictionary = nominal == dictionaryNominal && arguments.count == 2
    guard isDictionary || nominal == arrayNominal || nominal == setNominal || nominal == rangeNominal else {
      return nil
    }
    let element = self.element(of: type)
    switch member {
    case "first", "last", "popLast", "popFirst", "randomElement", "minElement", "maxElement", "min", "max":
      return arena.optional(element)
    case "removeAtIndex", "removeFirst", "removeLast": return element
    case "remove": return isDictionary ? arena.optional(arguments[1]) : element
    case "removeValueForKey", "removeValue", "updateValue":
      return isDictionary ? arena.optional(arguments[1]) : nil
    case "reverse", "reversed", "sort", "sorted", "filter", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
      "lazy":
      return isDictionary && member == "filter" ? type : array(of: element)
    case "enumerate", "enumerated":
      return array(of: arena.intern(.tuple([int, element], labels: [name("offset"), name("element")])))
    case "map": return array(of: closureResult)
    case "flatMap", "compactMap":
      if let (inner, innerArguments) = collection(closureResult), inner == arrayNominal {
        return array(of: innerArguments.first ?? .unknown)
      }
      return array(of: arena.unwrapped(closureResult))
    case "keys": return isDictionary ? array(of: arguments[0]) : nil
    case "values": return isDictionary ? array(of: arguments[1]) : nil
    case "indices": return range(of: int)
    case "count", "startIndex", "endIndex": return int
    case "indexOf", "index", "firstIndex": return arena.optional(int)
    case "isEmpty", "contains": return bool
    default: return nil
    }
  }

  /// What an argument of that member is, where it is the element or the option set itself.
  func genericArgument(of member: String, on type: TypeID) -> TypeID? {
    guard let (nominal, _) = collection(type) else { return nil }
    switch member {
    case "contains", "insert", "remove", "append", "indexOf", "index", "firstIndex", "union", "unionInPlace",
      "formUnion",
      "intersect", "intersection", "intersectInPlace", "subtract", "subtracting", "subtractInPlace", "exclusiveOr",
      "isSupersetOf", "isSuperset", "isSubsetOf", "isSubset":
      break
    default: return nil
    }
    if case .sdk(let id) = nominal, history.type(id).kind == .optionSet { return arena.bare(type) }
    guard nominal == arrayNominal || nominal == setNominal else { return nil }
    let element = self.element(of: type)
    return element.isUnknown ? nil : element
  }

  /// What a closure passed to that member of a collection is given.
  func genericClosureParameters(of member: String, on type: TypeID) -> [TypeID]? {
    let element = self.element(of: type)
    guard !element.isUnknown else { return nil }
    switch member {
    case "map", "flatMap", "compactMap", "filter", "forEach", "contains", "indexOf", "index", "firstIndex", "first",
      "allSatisfy", "removeAll", "partition":
      return [element]
    case "sort", "sorted", "sortInPlace", "minElement", "maxElement", "min", "max": return [element, element]
    case "reduce": return [.unknown, element]
    default: return nil
    }
  }
}
