/// What the types of a project declare, as one file sees it: the file's own facts and those of all files. They are not put
/// together: a union for each file would cost the square of the project.
struct ProjectTypes {
  let own: LintTypes
  /// Nil while other files are not at hand.
  let all: LintTypes?

  /// What a type of that last name inherits, as written; nil when the project neither declares nor extends one.
  func inherited(_ name: String) -> Set<String>? { union(of: own.inherited[name], all?.inherited[name]) }

  func isDeclared(_ name: String) -> Bool { own.declared.contains(name) || all?.declared.contains(name) == true }

  func isProtocol(_ name: String) -> Bool { own.protocols.contains(name) || all?.protocols.contains(name) == true }

  /// Whether the project extends a type of that name and does not declare it.
  func isExtendedOnly(_ name: String) -> Bool { inherited(name) != nil && !isDeclared(name) }

  /// What a `typealias` of that name stands for.
  func alias(_ name: String) -> String? { own.aliases[name] ?? all?.aliases[name] }

  func methods(of type: String) -> Set<LintTypes.Method> { union(of: own.methods[type], all?.methods[type]) ?? [] }

  func properties(of type: String) -> Set<String> { union(of: own.properties[type], all?.properties[type]) ?? [] }

  func has(_ method: LintTypes.Method, in type: String) -> Bool {
    own.methods[type]?.contains(method) == true || all?.methods[type]?.contains(method) == true
  }

  /// Whether any type has a method or a property of that name.
  func hasMember(named name: String) -> Bool {
    [own, all].contains { types in
      guard let types else { return false }
      return types.methods.values.contains { $0.contains { $0.base == name } }
        || types.properties.values.contains { $0.contains(name) }
    }
  }

  /// Whether a protocol of the project asks for just this method.
  func asks(for method: LintTypes.Method) -> Bool {
    own.requirements.contains(method) || all?.requirements.contains(method) == true
  }

  /// Whether `@objc(name)` gives that name to something.
  func hasObjectiveCName(_ name: String) -> Bool {
    own.objectiveCNames.contains(name) || all?.objectiveCNames.contains(name) == true
  }

  /// Names of types that inherit from a type or conform to a protocol by their own words, in order.
  func conformers(of name: String) -> [String] {
    var found: Set<String> = []
    for types in [own, all] {
      guard let types else { continue }
      for (heir, inherited) in types.inherited
      where inherited.contains(where: { LintFile.names(in: $0).contains(name) }) {
        found.insert(heir)
      }
    }
    return found.sorted()
  }

  /// Names of all types that inherit from a type, at whatever distance, in order.
  func heirs(of name: String) -> [String] {
    var found: Set<String> = []
    var queue = [name]
    while let next = queue.popLast(), found.count < 200 {
      for heir in conformers(of: next) where heir != name && found.insert(heir).inserted { queue.append(heir) }
    }
    return found.sorted()
  }

  /// Names of classes that show all their members to Objective-C.
  var exposedTypes: Set<String> { own.exposedTypes.union(all?.exposedTypes ?? []) }

  private func union<Value>(of own: Set<Value>?, _ all: Set<Value>?) -> Set<Value>? {
    guard let own else { return all }
    guard let all else { return own }
    return own.isSubset(of: all) ? all : all.union(own)
  }
}
