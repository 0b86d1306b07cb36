import CClang
import MoltImporterNames

extension TypeReader {
  /// What a type is called, for a declaration in Swift; nil for pointers and other types without a simple word.
  func reference(to type: MoltClangType, depth: Int) -> TypeReference? {
    guard depth < 8 else { return nil }
    let type = unwrapped(type)
    switch type.kind {
    case MoltTypeObjCId, MoltTypeObjCTypeParam: return .anything
    case MoltTypeObjCClass: return .anyClass
    case MoltTypeObjCSel: return .named("SEL")
    case MoltTypeTypedef:
      let name = declarationName(type)
      if name == "instancetype" || name == "id" { return .anything }
      // A typedef of a pointer is one of its own only where Swift knows it.
      guard let next = underlying(type) else { return nil }
      switch desugared(next).kind {
      case MoltTypePointer:
        return isCoreFoundation(typedef: api.getTypeDeclaration(type), name: name) ? .named(name) : nil
      case MoltTypeBlockPointer: return reference(to: next, depth: depth + 1)
      default: return .named(name)
      }
    case MoltTypeEnum, MoltTypeRecord:
      let name = declarationName(type)
      return HeaderReader.isNameless(name) ? nil : .named(name)
    case MoltTypeVoid, MoltTypeBool, MoltTypeFirstInteger...MoltTypeDouble:
      return .named(
        clang.text(api.getTypeSpelling(type)).split(separator: " ").filter { $0 != "const" }.joined(separator: " "))
    case MoltTypeObjCObjectPointer: return object(api.getPointeeType(type), depth: depth)
    case MoltTypeBlockPointer:
      let function = unwrapped(api.getPointeeType(type))
      guard function.kind == MoltTypeFunctionProto else { return nil }
      let count = max(0, api.getNumArgTypes(function))
      return .block(
        parameters: (0..<count).map { read(api.getArgType(function, UInt32($0)), depth: depth + 1) },
        result: read(api.getResultType(function), depth: depth + 1))
    default: return nil
    }
  }

  private func object(_ pointee: MoltClangType, depth: Int) -> TypeReference? {
    let object = unwrapped(pointee)
    let name = className(of: object)
    if name.isEmpty {
      if clang.text(api.getTypeSpelling(object)).hasPrefix("Class") { return .anyClass }
      return api.getNumObjCProtocolRefs(object) == 1
        ? .conforming(clang.name(of: api.getObjCProtocolDecl(object, 0))) : .anything
    }
    let count = api.getNumObjCTypeArgs(object)
    if count == 0 { return .named(name) }
    return .generic(name, (0..<count).map { read(api.getObjCTypeArg(object, $0), depth: depth + 1) })
  }
}
