import MoltNames
import MoltSyntax

/// All that one worker knows of names and types: the API history, the project's index, and what it has looked up so far.
final class Catalog {
  let history: APIHistory
  let index: ProjectIndex
  let from: APIColumn
  let to: APIColumn
  let sdk: SDKLookups
  let arena: TypeArena

  /// A type name as it was found.
  struct ResolvedType {
    var type: TypeID
    /// The name that the target version writes, if the name as written is an older one.
    var newName: String?
    /// The row that the name stands for.
    var row: APIType?
  }

  /// For the path of a project's type that is nested in one of the SDK's: the SDK type, whose name may be an older one.
  func extendedOwner(of path: [Name], resolved: TypeID) -> ResolvedType? {
    guard path.count > 1, case .nominal(.project, _) = arena[resolved], index.type(named: text(path[0])) == nil else {
      return nil
    }
    return resolve(path: [path[0]], scope: TypeScope())
  }

  /// Signatures of rows whose old types may name the project's.
  let oldSignatures = NumberMap<Signature>()
  let declaredSignatures = NumberMap<Signature>()
  /// The labels by which Swift 2 calls a declaration.
  let declaredLabels = NumberMap<[Name]>()
  let extendedNames = NumberMap<[String]>()
  let memberCache = NumberMap<[Member]>()
  let supertypeCache = NumberMap<[Nominal]>()
  let directSupertypeCache = NumberMap<[Nominal]>()
  let foreignAncestors = NumberMap<Bool>()
  /// By name: the rows that can be meant where the receiver is not known.
  let agreementRows = NumberMap<[Int]>()
  /// By type: what an alias stands for, itself where it is none.
  private let expandedAliases = NumberMap<TypeID>()
  private let resolvedNames = NumberMap<ResolvedType>()
  /// By `scopedKey`.
  private let scopedTypes = NumberMap<ResolvedType>()
  private let ownTypeNames = NumberMap<Bool>()
  private let typeLike = NumberMap<Bool>()
  private var typeTexts: [String: TypeID] = [:]
  /// Requirements that functions of the project implement by their look.
  var witnessedRows: [Int: (row: Int, spelling: Spelling)?] = [:]
  /// Which functions take a selector.
  var selectorTakers: [String: Bool] = [:]
  /// Declarations whose type is being worked out: a value that refers to itself has none.
  var inProgress: Set<Int> = []

  init(sdk: SDKLookups, index: ProjectIndex) {
    self.sdk = sdk
    self.index = index
    arena = sdk.arena
    history = sdk.history
    from = sdk.from
    to = sdk.to
  }

  /// Whether the run brings code from before a version to it or beyond.
  func crosses(_ version: APIColumn) -> Bool { from < version && to >= version }

  /// Whether the project is a Mac one: AppKit's names come first then.
  lazy var isMac: Bool = {
    let imports = index.imports
    return (imports.contains("AppKit") || imports.contains("Cocoa")) && !imports.contains("UIKit")
  }()

  /// The modules that come with the system or with Xcode.
  lazy var sdkModules = Set(history.modules).union([
    "Cocoa", "XCTest", "Testing", "Glibc", "Darwin", "CommonCrypto", "SQLite3", "simd", "os", "zlib", "XCPlayground",
    "PlaygroundSupport", "Quartz", "IOKit", "DiskArbitration", "Carbon", "Hypervisor", "CoreServices",
  ])

  /// Names that stand for types: generic parameters and associated types of the project, and those of the standard library.
  lazy var placeholders: Set<String> = {
    var names: Set<String> = ["Element", "Index", "Generator", "Iterator", "SubSequence", "Key", "Value", "Wrapped"]
    for declared in index.declarations {
      if declared.kind == .associatedType { names.insert(declared.name) }
      names.formUnion(declared.generics.lazy.map(\.name))
    }
    return names
  }()

  /// The name of a token, without backticks.
  func name(_ tokens: TokenBuffer, _ token: Int) -> Name {
    let range = tokens.range(token)
    let inset = tokens[token].flags.contains(.backticked) && range.count > 2 ? 1 : 0
    return tokens.bytes.withUnsafeBufferPointer {
      sdk.names.intern(UnsafeBufferPointer(rebasing: $0[range.lower + inset..<range.upper - inset]))
    }
  }

  func name(_ text: String) -> Name { sdk.names.intern(text) }

  /// Today's name of a type of the SDK.
  func name(ofSDKType id: Int) -> String {
    if let known = sdk.typeNames[id] { return known }
    let name = history.type(id).name
    sdk.typeNames[id] = name
    return name
  }
  func text(_ name: Name) -> String { sdk.names.text(name) }

  /// Whether a name is written like a type's: with a capital first, or as C's types are (`size_t`), unless the project has
  /// a member of that name: C's types look like the properties that some call `_title`.
  func looksLikeType(_ name: Name) -> Bool {
    if let known = typeLike[Int(name.index)] { return known }
    let text = text(name)
    let isCapital = text.unicodeScalars.first?.properties.isUppercase ?? false
    let found = isCapital || text.hasSuffix("_t") && !index.memberNames.contains(text)
    typeLike[Int(name.index)] = found
    return found
  }

  // Types that the language itself has
  lazy var string = standard("String")
  lazy var int = standard("Int")
  lazy var double = standard("Double")
  lazy var bool = standard("Bool")
  lazy var character = standard("Character")
  lazy var any = arena.intern(.nominal(.external(name("Any")), []))
  lazy var anyObject = standard("AnyObject")
  lazy var error = standard("Error")
  lazy var nsError = standard("NSError")
  lazy var void = arena.intern(.tuple([], labels: []))
  lazy var arrayNominal = nominal(standard("Array"))
  lazy var dictionaryNominal = nominal(standard("Dictionary"))
  lazy var setNominal = nominal(standard("Set"))
  lazy var rangeNominal = nominal(standard("Range"))
  lazy var selector = standard("Selector")
  /// The names that the standard library gives its generic parameters, none of which has a type.
  lazy var libraryGenerics: [Name: TypeID] = {
    let names = ["Element", "Key", "Value", "Iterator", "T", "U", "ElementOfResult", "Result", "S", "Index"]
    return Dictionary(uniqueKeysWithValues: names.map { (name($0), TypeID.unknown) })
  }()
  /// What an argument of a function that nobody knows is expected to be: certainly nothing that the SDK decides.
  lazy var foreign = arena.intern(.nominal(.external(.none), []))

  private func standard(_ text: String) -> TypeID {
    if let type = history.type(named: text) { return arena.intern(.nominal(.sdk(type.id), [])) }
    return arena.intern(.nominal(.external(name(text)), []))
  }

  /// What a type is made of. A function, so that working out the argument may add types.
  func node(_ type: TypeID) -> TypeNode { arena[type] }

  func array(of element: TypeID) -> TypeID { wrap(arrayNominal, [element]) }
  func dictionary(key: TypeID, value: TypeID) -> TypeID { wrap(dictionaryNominal, [key, value]) }

  private func wrap(_ nominal: Nominal?, _ arguments: [TypeID]) -> TypeID {
    nominal.map { arena.intern(.nominal($0, arguments)) } ?? .unknown
  }

  /// The named type behind optionals and aliases; nil for tuples, functions and unknown types.
  func nominal(_ type: TypeID) -> Nominal? {
    if case .nominal(let nominal, _) = node(arena.bare(expandAlias(type))) { return nominal }
    return nil
  }

  /// The type that an SDK type alias stands for; any other type itself.
  func expandAlias(_ type: TypeID) -> TypeID {
    guard case .nominal(.sdk, _) = node(arena.bare(type)) else { return type }
    if let known = expandedAliases[Int(type.index)] { return known }
    let expanded = workOutAlias(type)
    expandedAliases[Int(type.index)] = expanded
    return expanded
  }

  private func workOutAlias(_ type: TypeID) -> TypeID {
    var type = type
    for _ in 0..<4 {
      guard case .nominal(.sdk(let id), _) = node(arena.bare(type)) else { return type }
      let row = history.type(id)
      guard row.kind == .typealias, let target = row.aliasTarget else { return type }
      let next = self.type(text: target, scope: TypeScope())
      if next.isUnknown || next == type { return type }
      type = next
    }
    return type
  }

  /// Reads a type from its text; unknown when it is none.
  func type(text: String, scope: TypeScope) -> TypeID {
    let key = scope.owners.isEmpty && scope.generics.isEmpty && !scope.isSDK ? text : nil
    if let key, let known = typeTexts[key] { return known }
    let tokens = Lexer.lex(Array(text.utf8))
    var reader = TypeReader(tokens: tokens, at: 0, catalog: self, scope: scope)
    let type = reader.read()
    if let key { typeTexts[key] = type }
    return type
  }

  /// The type with that dotted name: the project's, else the SDK's.
  func resolve(dotted: String) -> TypeID {
    if let own = index.type(named: dotted) { return arena.intern(.nominal(.project(own), [])) }
    return resolve(path: dotted.split(separator: ".").map { name(String($0)) }, scope: TypeScope()).type
  }

  /// Looks a dotted type name up from the inside out: generic parameters, types of the enclosing types, the project's, the
  /// SDK's.
  func resolve(path: [Name], scope: TypeScope) -> ResolvedType {
    guard let first = path.first else { return ResolvedType(type: .unknown) }
    if path.count == 1, let bound = scope.generics[first] { return ResolvedType(type: bound) }
    let dotted = path.count == 1 ? text(first) : path.map { text($0) }.joined(separator: ".")
    if scope.isSDK { return resolveOwnSDK(dotted, scope: scope) }
    if path.count == 1, !isOwnTypeName(first) { return resolveSDK(named: first) }
    let key = scopedKey(dotted, scope)
    if let known = scopedTypes[key] { return known }
    let found = lookUp(dotted, scope: scope) ?? (path.count == 1 ? resolveSDK(named: first) : resolveSDK(dotted))
    // While an alias is being worked out, it stands for nothing yet.
    if inProgress.isEmpty { scopedTypes[key] = found }
    return found
  }

  /// A type of the project, from the inside out.
  private func lookUp(_ dotted: String, scope: TypeScope) -> ResolvedType? {
    for owner in scope.owners.reversed() {
      if let own = ownType(owner + "." + dotted) { return ResolvedType(type: own) }
    }
    return ownType(dotted).map { ResolvedType(type: $0) }
  }

  private func resolveSDK(named name: Name) -> ResolvedType {
    if let known = resolvedNames[Int(name.index)] { return known }
    let found = resolveSDK(text(name))
    resolvedNames[Int(name.index)] = found
    return found
  }

  /// Whether the project has a type or type alias of that last name anywhere.
  private func isOwnTypeName(_ name: Name) -> Bool {
    if let known = ownTypeNames[Int(name.index)] { return known }
    let text = text(name)
    let found = index.typesByName[text] != nil || index.aliases[text] != nil
    ownTypeNames[Int(name.index)] = found
    return found
  }

  /// A type or type alias of the project by its exact dotted name.
  private func ownType(_ dotted: String) -> TypeID? {
    // A name that is an alias in one branch of an `#if` and a type in the other is best known by what it stands for.
    if index.aliases[dotted] == nil,
      let found = index.typesByName[dotted]?.first(where: { index.types[$0].name == dotted })
    {
      return arena.intern(.nominal(.project(found), []))
    }
    let alias = index.aliasChoices[dotted].map(likelier) ?? index.aliases[dotted]
    if let alias, !inProgress.contains(alias), let target = index.declarations[alias].type {
      let declared = index.declarations[alias]
      guard declared.owner.isEmpty || dotted.hasSuffix(declared.owner + "." + declared.name) else { return nil }
      inProgress.insert(alias)
      defer { inProgress.remove(alias) }
      return type(text: target, scope: TypeScope(owners: declared.owner.isEmpty ? [] : [declared.owner]))
    }
    return nil
  }

  /// Of an alias's branches the one for the platform that the project is for.
  private func likelier(_ choices: [Int]) -> Int {
    let foreign = isMac ? "UIKit" : "AppKit"
    let fits = choices.first { choice in
      guard !inProgress.contains(choice), let target = index.declarations[choice].type else { return false }
      inProgress.insert(choice)
      defer { inProgress.remove(choice) }
      let owner = index.declarations[choice].owner
      switch nominal(type(text: target, scope: TypeScope(owners: owner.isEmpty ? [] : [owner]))) {
      case .sdk(let id): return history.type(id).module != foreign
      case .project: return true
      default: return false
      }
    }
    return fits ?? choices[choices.count - 1]
  }

  /// A name in a declaration of the SDK: today's, perhaps of a type nested in the owner.
  private func resolveOwnSDK(_ dotted: String, scope: TypeScope) -> ResolvedType {
    let key = scopedKey(dotted, scope)
    if let known = sdk.ownTypes[key] { return known }
    let found = lookUpOwnSDK(dotted, scope: scope)
    sdk.ownTypes[key] = found
    return found
  }

  /// One number for a name and where it is looked up. The innermost owner names those around it.
  private func scopedKey(_ dotted: String, _ scope: TypeScope) -> Int {
    let owner = scope.owners.last.map { Int(name($0).index) } ?? 0
    return Int(name(dotted).index) << 36 | owner << 8 | min(scope.owners.count, 255)
  }

  private func lookUpOwnSDK(_ dotted: String, scope: TypeScope) -> ResolvedType {
    for owner in scope.owners.reversed() {
      if let nested = history.type(named: owner + "." + dotted) {
        return ResolvedType(type: arena.intern(.nominal(.sdk(nested.id), [])), row: nested)
      }
    }
    guard let type = history.type(named: dotted) else {
      return ResolvedType(type: arena.intern(.nominal(.external(name(dotted)), [])))
    }
    return ResolvedType(type: arena.intern(.nominal(.sdk(type.id), [])), row: type)
  }

  private func resolveSDK(_ written: String) -> ResolvedType {
    // `Foundation.URL`, `UIKit.UIView`: a module in front says no more than the name.
    var dotted = written
    var candidates = history.types(named: dotted)
    if candidates.isEmpty, let dot = dotted.firstIndex(of: ".") {
      let module = dotted[..<dot]
      dotted = String(dotted[dotted.index(after: dot)...])
      candidates = history.types(named: dotted).filter { $0.module == module }
    }
    guard !candidates.isEmpty else {
      return ResolvedType(type: arena.intern(.nominal(.external(name(written)), [])))
    }
    if isMac { candidates = candidates.filter { $0.module != "UIKit" } + candidates.filter { $0.module == "UIKit" } }
    // An older spelling first: where Swift 3 put a value type in place, both answer to the old name.
    if let renamed = candidates.first(where: { isOlder(dotted, of: $0) }) {
      return ResolvedType(
        type: arena.intern(.nominal(.sdk(renamed.id), [])), newName: renamed.name(in: to), row: renamed)
    }
    // What a module's name stands before is certainly its own, however old: `Swift.Printable`.
    if dotted != written, from < .swift3, !candidates.contains(where: { $0.name(in: to) == dotted }),
      let name = candidates[0].name(in: to) as String?
    {
      return ResolvedType(
        type: arena.intern(.nominal(.sdk(candidates[0].id), [])), newName: name, row: candidates[0])
    }
    let row = candidates.first { $0.name(in: to) == dotted } ?? candidates[0]
    return ResolvedType(type: arena.intern(.nominal(.sdk(row.id), [])), row: row)
  }

  /// Whether `text` is a spelling of the type in a column from `from` up to the one before `to`, and not the target's.
  private func isOlder(_ text: String, of type: APIType) -> Bool {
    if type.name(in: to) == text { return false }
    for column in APIColumn.allCases where column >= from && column < to && type.name(in: column) == text {
      return true
    }
    return false
  }
}
