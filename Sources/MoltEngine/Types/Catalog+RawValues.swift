extension Catalog {
  /// What `rawValue` is on an enum of the project; unknown for anything else.
  func rawValue(of type: TypeID) -> TypeID {
    guard case .project(let id)? = nominal(type), index.types[id].declaration.kind == .enumType,
      let first = index.types[id].inherited.first
    else { return .unknown }
    let raw = self.type(text: first, scope: TypeScope())
    guard case .nominal(.sdk(let row), _) = node(raw), Self.rawTypes.contains(history.type(row).name) else {
      return .unknown
    }
    return raw
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    "Double", "Float",
  ]
}
