import CClang
import MoltImporterNames

/// Reads types of libclang's as the naming rules see them.
final class TypeReader {
  let clang: LibClang
  private var typedefs: [String: (isCoreFoundation: Bool, isNewtype: Bool)] = [:]
  private var optionSets: [String: Bool] = [:]
  private let attributes: AttributeReader

  /// Given an enumeration's declaration, whether it is a set of options.
  var isOptionSet: (MoltClangCursor) -> Bool = { _ in false }

  init(_ unit: ClangUnit) {
    clang = unit.clang
    attributes = AttributeReader(unit: unit)
  }

  var api: MoltClangLibrary { clang.api.pointee }

  func read(_ type: MoltClangType, depth: Int = 0) -> HeaderType {
    let nullability: HeaderType.Nullability =
      switch api.getNullability(type) {
      case 0: .nonnull
      case 1, 4: .nullable
      default: .unspecified
      }
    var result = HeaderType(words: words(of: type), shape: shape(of: type), nullability: nullability)
    result.reference = reference(to: type, depth: depth)
    return result
  }

  /// One layer of what does not matter taken off: attributes, the word `struct`.
  func unwrapped(_ type: MoltClangType) -> MoltClangType {
    var type = type
    for _ in 0..<64 {
      switch type.kind {
      case MoltTypeElaborated: type = api.getNamedType(type)
      case MoltTypeAttributed: type = api.getModifiedType(type)
      case MoltTypeUnexposed:
        // What a macro made of it; where that is an attribute, it can be looked through.
        let inner = api.getModifiedType(type)
        guard inner.kind > MoltTypeUnexposed else { return type }
        type = inner
      default: return type
      }
    }
    return type
  }

  /// What a typedef stands for; nil for what is no typedef.
  func underlying(_ type: MoltClangType) -> MoltClangType? {
    guard type.kind == MoltTypeTypedef else { return nil }
    return api.getTypedefUnderlyingType(api.getTypeDeclaration(type))
  }

  func declarationName(_ type: MoltClangType) -> String { clang.name(of: api.getTypeDeclaration(type)) }

  // MARK: The words of a type

  func words(of type: MoltClangType) -> OmissionType {
    var type = type
    var lastTypedef = ""
    // Deeper types than this are nobody's.
    for _ in 0..<64 {
      type = unwrapped(type)
      switch type.kind {
      case MoltTypeObjCId: return OmissionType("Object")
      case MoltTypeObjCClass: return OmissionType("Class")
      case MoltTypeObjCSel: return OmissionType("Selector")
      case MoltTypeTypedef:
        let name = declarationName(type)
        switch name {
        case "SEL": return OmissionType("Selector")
        case "id", "instancetype": return OmissionType("Object")
        case "BOOL": return OmissionType("Bool", isBoolean: true)
        case "NSInteger", "NSUInteger", "CGFloat": return OmissionType(name)
        default: break
        }
        if let short = coreFoundationName(type) { return OmissionType(short) }
        guard let next = underlying(type) else { return OmissionType() }
        if name.hasSuffix("Array") || name.hasSuffix("Set") {
          let pointer = desugared(next)
          if pointer.kind == MoltTypePointer {
            return OmissionType(name, element: words(of: api.getPointeeType(pointer)).name)
          }
        }
        lastTypedef = name
        type = next
      case MoltTypeConstantArray, MoltTypeIncompleteArray, MoltTypeVariableArray:
        return OmissionType("Array", element: words(of: api.getArrayElementType(type)).name)
      case MoltTypePointer, MoltTypeLValueReference, MoltTypeRValueReference:
        type = api.getPointeeType(type)
      case MoltTypeObjCTypeParam:
        let bound = api.getCanonicalType(type)
        if bound.kind == MoltTypeObjCTypeParam { return OmissionType("Object") }
        type = bound
      default: return plainWords(of: type, typedef: lastTypedef)
      }
    }
    return OmissionType()
  }

  private func plainWords(of type: MoltClangType, typedef: String) -> OmissionType {
    switch type.kind {
    case MoltTypeObjCObjectPointer: return objectWords(of: api.getPointeeType(type))
    case MoltTypeBlockPointer: return OmissionType("Block", isFunction: true)
    case MoltTypeFunctionProto, MoltTypeFunctionNoProto: return OmissionType("Function", isFunction: true)
    case MoltTypeVoid: return OmissionType("Void")
    case MoltTypeBool: return OmissionType("Bool", isBoolean: true)
    case MoltTypeFloat: return OmissionType("Float")
    case MoltTypeDouble: return OmissionType("Double")
    case MoltTypeFirstInteger...MoltTypeLastInteger:
      // Up to the 128-bit integers, the kinds without a sign come first.
      let sign = type.kind <= 12 ? "U" : ""
      return OmissionType("\(sign)Int\(api.getSizeOf(type) * 8)")
    case MoltTypeRecord, MoltTypeEnum:
      let name = declarationName(type)
      return OmissionType(HeaderReader.isNameless(name) ? typedef : name)
    default: return OmissionType()
    }
  }

  /// A class, one protocol, or what a collection holds.
  private func objectWords(of type: MoltClangType) -> OmissionType {
    let object = unwrapped(type)
    let className = className(of: object)
    if api.getNumObjCProtocolRefs(object) == 1, className.isEmpty || className == "NSObject" {
      return OmissionType(clang.name(of: api.getObjCProtocolDecl(object, 0)))
    }
    if className.isEmpty {
      return OmissionType(clang.text(api.getTypeSpelling(object)).hasPrefix("Class") ? "Class" : "Object")
    }
    guard className.hasSuffix("Array") || className.hasSuffix("Set") else { return OmissionType(className) }
    if api.getNumObjCTypeArgs(object) > 0 {
      return OmissionType(className, element: words(of: api.getObjCTypeArg(object, 0)).name)
    }
    let element = Self.genericCollections.contains(className) ? "Object" : prefix(of: className)
    return OmissionType(className, element: element)
  }

  /// A collection without type parameters is called after what it holds.
  private func prefix(of name: String) -> String { String(name.dropLast(name.hasSuffix("Set") ? 3 : 5)) }

  private static let genericCollections: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet",
  ]

  /// The class of an object's type; empty for `id` and `Class`.
  func className(of object: MoltClangType) -> String {
    var base = object
    if object.kind == MoltTypeObjCObject { base = unwrapped(api.getObjCObjectBaseType(object)) }
    return base.kind == MoltTypeObjCInterface ? declarationName(base) : ""
  }

  // MARK: The shape of a type

  /// All typedefs resolved, of the outermost type only.
  func desugared(_ type: MoltClangType) -> MoltClangType {
    var type = unwrapped(type)
    for _ in 0..<64 {
      guard let next = underlying(type) else { return type }
      type = unwrapped(next)
    }
    return type
  }

  func shape(of type: MoltClangType) -> HeaderType.Shape {
    var plain = unwrapped(type)
    for _ in 0..<64 {
      guard plain.kind == MoltTypeTypedef, let next = underlying(plain) else { break }
      if ["BOOL", "Boolean"].contains(declarationName(plain)) { return .boolean }
      plain = unwrapped(next)
    }
    switch plain.kind {
    case MoltTypeVoid: return .void
    case MoltTypeBool, MoltTypeFirstInteger...MoltTypeLastInteger: return .integer
    case MoltTypeBlockPointer: return .block
    case MoltTypeObjCId, MoltTypeObjCClass: return .object("")
    case MoltTypeObjCTypeParam: return .object("")
    case MoltTypeObjCObjectPointer: return .object(className(of: unwrapped(api.getPointeeType(plain))))
    case MoltTypePointer: return pointerShape(desugared(api.getPointeeType(plain)))
    case MoltTypeEnum:
      let declaration = api.getTypeDeclaration(plain)
      let name = clang.name(of: declaration)
      let isOptions = optionSets[name] ?? isOptionSet(declaration)
      optionSets[name] = isOptions
      return isOptions ? .options(name) : .other
    default: return .other
    }
  }

  private func pointerShape(_ pointee: MoltClangType) -> HeaderType.Shape {
    switch pointee.kind {
    case MoltTypeFunctionProto, MoltTypeFunctionNoProto: return .functionPointer
    case MoltTypeObjCObjectPointer:
      return className(of: unwrapped(api.getPointeeType(pointee))) == "NSError" ? .errorPointer : .pointer
    case MoltTypeRecord: return declarationName(pointee) == "_NSZone" ? .zone : .pointer
    default: return .pointer
    }
  }

  /// The typedef that a constant's type is, where Swift makes it a type of its own.
  func newtypeName(of type: MoltClangType) -> String? {
    let type = unwrapped(type)
    guard type.kind == MoltTypeTypedef else { return nil }
    return declarationName(type)
  }

  // MARK: Core Foundation

  /// The name of a Core Foundation type without its `Ref`; nil for other typedefs.
  private func coreFoundationName(_ type: MoltClangType) -> String? {
    let name = declarationName(type)
    guard isCoreFoundation(typedef: api.getTypeDeclaration(type), name: name) else { return nil }
    return name.hasSuffix("Ref") && desugaredPointee(type) != MoltTypeVoid ? String(name.dropLast(3)) : name
  }

  private func desugaredPointee(_ type: MoltClangType) -> Int32? {
    let pointer = desugared(type)
    guard pointer.kind == MoltTypePointer else { return nil }
    return unwrapped(api.getPointeeType(pointer)).kind
  }

  /// Whether a typedef is a pointer to an object of Core Foundation: the struct says what it is bridged to.
  func isCoreFoundation(typedef: MoltClangCursor, name: String) -> Bool {
    if let known = typedefs[name] { return known.isCoreFoundation }
    typedefs[name] = (false, false)
    let underlying = unwrapped(api.getTypedefUnderlyingType(typedef))
    var result = false
    if underlying.kind == MoltTypeTypedef {
      result = isCoreFoundation(typedef: api.getTypeDeclaration(underlying), name: declarationName(underlying))
    } else if underlying.kind == MoltTypePointer {
      let pointee = unwrapped(api.getPointeeType(underlying))
      let declaration =
        pointee.kind == MoltTypeRecord
        ? api.getTypeDeclaration(pointee) : pointee.kind == MoltTypeVoid ? typedef : nil
      if let declaration {
        result =
          attributes.attributes(among: clang.children(of: declaration)).isBridged
          || CoreFoundationTypes.names.contains(name)
      }
    }
    typedefs[name] = (result, false)
    return result
  }
}
