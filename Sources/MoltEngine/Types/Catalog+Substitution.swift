import MoltNames

/// Types of members of the project's generic types.
extension Catalog {
  /// The type of a member, `T?` in `class Weak<T>`, for a receiver of a type with arguments, `Weak<UIView>`: `UIView?`.
  func substituted(_ type: TypeID, on receiver: TypeID) -> TypeID {
    guard case .nominal(.project(let id), let arguments) = node(arena.bare(receiver)), !arguments.isEmpty else {
      return type
    }
    let generics = index.types[id].declaration.generics
    guard generics.count == arguments.count else { return type }
    var bound: [Name: TypeID] = [:]
    for (generic, argument) in zip(generics, arguments) where !argument.isUnknown {
      bound[name(generic.name)] = argument
    }
    return substitute(bound, in: type, depth: 0)
  }

  private func substitute(_ bound: [Name: TypeID], in type: TypeID, depth: Int) -> TypeID {
    guard depth < 16 else { return type }
    func inside(_ type: TypeID) -> TypeID { substitute(bound, in: type, depth: depth + 1) }
    switch node(type) {
    case .nominal(.external(let name), let arguments) where arguments.isEmpty: return bound[name] ?? type
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      return arena.intern(.nominal(nominal, arguments.map(inside)))
    case .optional(let inner): return arena.optional(inside(inner))
    case .unwrapped(let inner): return arena.intern(.unwrapped(inside(inner)))
    case .tuple(let parts, let labels): return arena.intern(.tuple(parts.map(inside), labels: labels))
    case .function(let parameters, let result):
      return arena.intern(.function(parameters.map(inside), inside(result)))
    default: return type
    }
  }
}
