import CClang
import MoltImporterNames

/// Reads declarations out of a translation unit.
final class HeaderReader {
  private let unit: ClangUnit
  private let clang: LibClang
  private let types: TypeReader
  private let attributes: AttributeReader
  /// `ios`, `macos` …: whose deprecations count
  private let platform: String
  private let moduleName: (String) -> String

  private(set) var declarations: [HeaderDeclaration] = []
  /// The places of enumerations and structs that have no name of their own
  private var nameless: [ClangUnit.Place: [Int]] = [:]

  /// - Parameter moduleName: the module of a file.
  init(_ unit: ClangUnit, platform: String, moduleName: @escaping (String) -> String) {
    self.unit = unit
    self.platform = platform
    self.moduleName = moduleName
    clang = unit.clang
    types = TypeReader(unit)
    attributes = AttributeReader(unit: unit)
    types.isOptionSet = { [unowned self] in enumKind(of: $0) == .options }
  }

  private var api: MoltClangLibrary { clang.api.pointee }

  /// What libclang calls a struct or enumeration without a name.
  static func isNameless(_ name: String) -> Bool { name.isEmpty || name.contains("(") }

  func read() { clang.children(of: unit.root).forEach(readGlobal) }

  private func readGlobal(_ cursor: MoltClangCursor) {
    switch cursor.kind {
    // To libclang, a class's definition is its @implementation.
    case MoltCursorInterface: readClass(cursor)
    case MoltCursorProtocol where api.isCursorDefinition(cursor) != 0: readProtocol(cursor)
    case MoltCursorCategory: readCategory(cursor)
    case MoltCursorEnum where api.isCursorDefinition(cursor) != 0: readEnum(cursor)
    case MoltCursorStruct where api.isCursorDefinition(cursor) != 0: readStruct(cursor)
    case MoltCursorTypedef: readTypedef(cursor)
    case MoltCursorFunction: readFunction(cursor)
    case MoltCursorVariable: readConstant(cursor)
    case MoltCursorLinkage: clang.children(of: cursor).forEach(readGlobal)
    // What newer versions of libclang call `extern "C"`.
    case 1...MoltCursorStruct: clang.children(of: cursor).forEach(readGlobal)
    default: break
    }
  }

  /// A declaration with all that each kind has.
  private func make(
    _ kind: HeaderDeclaration.Kind, _ cursor: MoltClangCursor, children: [MoltClangCursor], name: String? = nil,
    owner: String = ""
  ) -> HeaderDeclaration {
    let place = unit.place(of: cursor)
    var declaration = HeaderDeclaration(
      kind: kind, module: moduleName(place.file), name: name ?? clang.name(of: cursor), owner: owner)
    declaration.file = place.file
    declaration.line = place.line
    let found = attributes.attributes(among: children)
    declaration.swiftName = found.swiftName
    declaration.isSwiftPrivate = found.isSwiftPrivate
    declaration.isNewtype = found.isNewtype
    declaration.errorConvention = found.errorConvention
    let availability = attributes.availability(of: cursor, platform: platform)
    declaration.isDeprecated = availability.isOutOfDate
    declaration.isUnavailableInSwift = availability.isHiddenFromSwift
    return declaration
  }

  // MARK: Classes and protocols

  private func readClass(_ cursor: MoltClangCursor) {
    let children = clang.children(of: cursor)
    var declaration = make(.class, cursor, children: children)
    declaration.superclass =
      children.first { $0.kind == MoltCursorSuperclassReference }.map(clang.name(of:)) ?? ""
    declaration.protocols = protocols(among: children)
    declaration.isGeneric = children.contains { $0.kind == MoltCursorTypeParameter }
    declarations.append(declaration)
    readMembers(children, owner: declaration.name)
  }

  private func readProtocol(_ cursor: MoltClangCursor) {
    let children = clang.children(of: cursor)
    var declaration = make(.protocol, cursor, children: children)
    declaration.protocols = protocols(among: children)
    declarations.append(declaration)
    readMembers(children, owner: declaration.name, isProtocol: true)
  }

  private func readCategory(_ cursor: MoltClangCursor) {
    let children = clang.children(of: cursor)
    guard let owner = children.first(where: { $0.kind == MoltCursorClassReference }).map(clang.name(of:)) else {
      return
    }
    readMembers(children, owner: owner, isCategory: true)
  }

  private func protocols(among children: [MoltClangCursor]) -> [String] {
    children.filter { $0.kind == MoltCursorProtocolReference }.map(clang.name(of:))
  }

  private func readMembers(
    _ children: [MoltClangCursor], owner: String, isProtocol: Bool = false, isCategory: Bool = false
  ) {
    var accessors: Set<String> = []
    var members: [HeaderDeclaration] = []
    for child in children {
      var member: HeaderDeclaration
      switch child.kind {
      case MoltCursorProperty: member = property(child, owner: owner)
      case MoltCursorInstanceMethod, MoltCursorClassMethod: member = method(child, owner: owner)
      default: continue
      }
      member.isOwnedByProtocol = isProtocol
      member.isInCategory = isCategory
      member.isOptional = isProtocol && api.isObjCOptional(child) != 0
      if member.kind == .property {
        accessors.formUnion([member.getter, member.setter].map { (member.isStatic ? "+" : "-") + $0 })
      }
      members.append(member)
    }
    // A method that is declared beside the property whose accessor it is adds nothing.
    declarations += members.filter {
      $0.kind != .method || !accessors.contains(($0.isStatic ? "+" : "-") + $0.name)
    }
  }

  private func property(_ cursor: MoltClangCursor, owner: String) -> HeaderDeclaration {
    var declaration = make(.property, cursor, children: clang.children(of: cursor), owner: owner)
    let flags = api.getObjCPropertyAttributes(cursor, 0)
    declaration.isStatic = flags & 0x1000 != 0
    declaration.getter = clang.text(api.getObjCPropertyGetterName(cursor))
    declaration.setter = flags & 1 == 0 ? clang.text(api.getObjCPropertySetterName(cursor)) : ""
    declaration.result = types.read(api.getCursorType(cursor))
    return declaration
  }

  private func method(_ cursor: MoltClangCursor, owner: String) -> HeaderDeclaration {
    var declaration = make(.method, cursor, children: clang.children(of: cursor), owner: owner)
    declaration.isStatic = cursor.kind == MoltCursorClassMethod
    declaration.isVariadic = api.isVariadic(cursor) != 0
    declaration.parameters = parameters(of: cursor)
    let result = api.getCursorResultType(cursor)
    declaration.result = types.read(result)
    declaration.returnsInstance = returnsInstance(declaration, result)
    return declaration
  }

  private func parameters(of cursor: MoltClangCursor) -> [HeaderParameter] {
    (0..<max(0, api.getNumArguments(cursor))).map { index in
      let argument = api.getArgument(cursor, UInt32(index))
      return HeaderParameter(name: clang.name(of: argument), type: types.read(api.getCursorType(argument)))
    }
  }

  /// `instancetype`, or a method whose name alone makes its `id` one.
  private func returnsInstance(_ method: HeaderDeclaration, _ result: MoltClangType) -> Bool {
    if clang.text(api.getTypeSpelling(result)).split(separator: " ").contains("instancetype") { return true }
    guard case .object(let name) = method.result.shape, name.isEmpty || name == method.owner else { return false }
    if method.result.words.name == "Class" { return false }
    return method.hasFamilyOfInstances
  }

  // MARK: Enumerations

  private func enumKind(of cursor: MoltClangCursor) -> HeaderDeclaration.EnumKind {
    if let kind = attributes.attributes(among: clang.children(of: cursor)).enumKind { return kind }
    // Older headers tell by the macro only, and a library's own says nothing unless it is made of one of these.
    switch unit.definingMacro(of: cursor) {
    case "NS_OPTIONS", "CF_OPTIONS", "OBJC_OPTIONS", "SWIFT_OPTIONS": return .options
    case "NS_ERROR_ENUM", "CF_ERROR_ENUM": return .errors
    case "NS_ENUM", "CF_ENUM", "NS_CLOSED_ENUM", "CF_CLOSED_ENUM", "OBJC_ENUM", "SWIFT_ENUM", "SWIFT_ENUM_NAMED",
      "__CF_NAMED_ENUM":
      return .cases
    default: return .plain
    }
  }

  private func readEnum(_ cursor: MoltClangCursor) {
    let children = clang.children(of: cursor)
    var name = clang.name(of: cursor)
    let isNameless = Self.isNameless(name)
    let place = unit.place(of: cursor)
    if isNameless { name = "\(place.file):\(place.offset)" }
    var declaration = make(.enum, cursor, children: children, name: name)
    declaration.enumKind = isNameless ? .anonymous : enumKind(of: cursor)
    if isNameless { nameless[place, default: []].append(declarations.count) }
    declarations.append(declaration)
    for child in children where child.kind == MoltCursorEnumConstant {
      if isNameless { nameless[place, default: []].append(declarations.count) }
      declarations.append(make(.enumCase, child, children: clang.children(of: child), owner: name))
    }
  }

  private func readStruct(_ cursor: MoltClangCursor) {
    var name = clang.name(of: cursor)
    if Self.isNameless(name) {
      let place = unit.place(of: cursor)
      name = "\(place.file):\(place.offset)"
      nameless[place, default: []].append(declarations.count)
    }
    declarations.append(make(.struct, cursor, children: clang.children(of: cursor), name: name))
  }

  // MARK: Other globals

  private func readTypedef(_ cursor: MoltClangCursor) {
    var declaration = make(.typedef, cursor, children: clang.children(of: cursor))
    declaration.result = types.read(api.getTypedefUnderlyingType(cursor))
    declaration.isCoreFoundation =
      types.isCoreFoundation(typedef: cursor, name: declaration.name) && declaration.result.shape != .other
    declarations.append(declaration)
    // The name of an enumeration or struct that has none.
    let tag = api.getTypeDeclaration(api.getCanonicalType(api.getTypedefUnderlyingType(cursor)))
    guard tag.kind == MoltCursorEnum || tag.kind == MoltCursorStruct,
      let members = nameless.removeValue(forKey: unit.place(of: tag))
    else { return }
    for index in members {
      switch declarations[index].kind {
      case .enum:
        declarations[index].name = declaration.name
        declarations[index].enumKind = enumKind(of: tag)
      case .struct: declarations[index].name = declaration.name
      default: declarations[index].owner = declaration.name
      }
    }
  }

  private func readFunction(_ cursor: MoltClangCursor) {
    var declaration = make(.function, cursor, children: clang.children(of: cursor))
    declaration.isVariadic = api.isVariadic(cursor) != 0
    declaration.parameters = parameters(of: cursor)
    declaration.result = types.read(api.getCursorResultType(cursor))
    declarations.append(declaration)
  }

  private func readConstant(_ cursor: MoltClangCursor) {
    var declaration = make(.constant, cursor, children: clang.children(of: cursor))
    let type = api.getCursorType(cursor)
    declaration.result = types.read(type)
    declaration.typedefName = types.newtypeName(of: type)
    declarations.append(declaration)
  }
}
