/// What the project itself declares, over all its files. Built once, then only read, from any thread.
struct ProjectIndex: Sendable {
  /// A type of the project with the members of its extensions.
  struct DeclaredType: Sendable {
    /// Dotted, from the outermost type.
    var name: String
    var declaration: Declared
    /// Superclass and protocols as written, extensions' conformances included.
    var inherited: [String]
    /// Indices into `declarations`, by member name.
    var members: [String: [Int]] = [:]
  }

  private(set) var declarations: [Declared] = []
  private(set) var types: [DeclaredType] = []
  /// Dotted and last names of types; a last name may stand for several.
  private(set) var typesByName: [String: [Int]] = [:]
  /// Top-level functions, variables and type aliases by name.
  private(set) var globals: [String: [Int]] = [:]
  /// Type aliases by dotted and by last name.
  private(set) var aliases: [String: Int] = [:]
  /// Those that are declared more than once, in the branches of an `#if`, by dotted name.
  private(set) var aliasChoices: [String: [Int]] = [:]
  /// Members that the project adds to types that are not its own, by the extended type as written.
  private(set) var extensions: [String: [String: [Int]]] = [:]
  /// Conformances that the project adds to types that are not its own.
  private(set) var addedConformances: [String: [String]] = [:]
  /// All functions, members included, by base name. A selector's base may have grown a `With…`: see `newLabels`.
  private(set) var functions: [String: [Int]] = [:]
  /// Every name that is declared as a member, function, variable or case somewhere.
  private(set) var memberNames: Set<String> = []
  /// Those of them that override nothing: names of the project's own.
  private(set) var ownNames: Set<String> = []
  private(set) var caseNames: Set<String> = []
  /// The labels of calls, by the function's base name and the first label.
  private var calls: [String: [String: Set<[String]>]] = [:]
  /// Labels of the functions that write a label of their first parameter out, `f(a a: Int)`, `f(a x: Int)`, by owner and name.
  private(set) var explicitLabels: [String: Set<[String]>] = [:]
  private(set) var selectors: Set<SelectorName> = []
  /// Base names that a string spells, with the functions that take it; whether they want a selector is for them to say.
  private(set) var selectorStrings: [SelectorName: Set<String>] = [:]
  private(set) var files: [String] = []
  /// The files by their paths.
  private(set) var fileNumbers: [String: Int] = [:]
  /// Dotted names that more than one type bears: those of several targets, of the branches of an `#if`.
  private(set) var repeatedTypes: Set<String> = []
  /// By declaration: whether its owner is such a type.
  private(set) var isRepeated: [Bool] = []
  /// By file: its place among all, sorted by path.
  private(set) var fileRanks: [Int] = []
  /// Every module that some file imports.
  private(set) var imports: Set<String> = []

  /// What strings spell and who takes them, until all files are known.
  private var spelledSelectors: [(name: SelectorName, callee: String)] = []

  init() {}

  init(_ summaries: [FileSummary]) {
    for summary in summaries { add(summary) }
    finish()
  }

  /// Draws the conclusions that need all files; call it once, after the last `add`.
  mutating func finish() {
    for position in declarations.indices { attach(position) }
    for (name, callee) in spelledSelectors where memberNames.contains(name.base) {
      // A function of the project takes the string as what it is.
      if !memberNames.contains(callee), globals[callee] == nil, typesByName[callee] == nil {
        selectorStrings[name, default: []].insert(callee)
      }
    }
    spelledSelectors = []
    isRepeated = declarations.map { !repeatedTypes.isEmpty && repeatedTypes.contains($0.owner) }
    fileRanks = Array(repeating: 0, count: files.count)
    for (rank, file) in files.indices.sorted(by: { files[$0] < files[$1] }).enumerated() { fileRanks[file] = rank }
  }

  /// Writes another key type into dictionaries with String keys that variables and functions of these names have: what the
  /// run makes of their declarations.
  mutating func retypeKeys(_ types: [String: String]) {
    if types.isEmpty { return }
    for position in declarations.indices {
      for (parameter, label) in declarations[position].labels.enumerated()
      where declarations[position].parameterTypes[parameter].hasPrefix("[String") {
        let node = TypedKeyScan.parameter(label == "_" ? "\(parameter)" : label, of: declarations[position].name)
        guard let key = types[node] else { continue }
        let rest = declarations[position].parameterTypes[parameter].dropFirst("[String".utf8.count)
        declarations[position].parameterTypes[parameter] = "[" + key + rest
      }
      guard let key = types[declarations[position].name], let type = declarations[position].type,
        type.hasPrefix("[String"), declarations[position].kind == .variable || declarations[position].kind == .function
      else { continue }
      declarations[position].type = "[" + key + type.dropFirst("[String".utf8.count)
    }
  }

  /// Adds what one file shows.
  mutating func add(_ summary: FileSummary) {
    let file = files.count
    files.append(summary.path)
    fileNumbers[summary.path] = file
    imports.formUnion(summary.imports)
    for (name, all) in summary.calls {
      for labels in all { calls[name, default: [:]][labels.first ?? "", default: []].insert(labels) }
    }
    selectors.formUnion(summary.selectors)
    spelledSelectors += summary.selectorStrings
    for var declared in summary.declarations {
      declared.file = file
      declarations.append(declared)
      guard declared.kind.isType else { continue }
      let name = declared.owner.isEmpty ? declared.name : declared.owner + "." + declared.name
      // The same type in two `#if` branches or targets is one type to whoever uses it.
      if let known = typesByName[name]?.first(where: { types[$0].name == name }) {
        types[known].inherited += declared.inherited
        repeatedTypes.insert(name)
        continue
      }
      typesByName[name, default: []].append(types.count)
      if name != declared.name { typesByName[declared.name, default: []].append(types.count) }
      types.append(DeclaredType(name: name, declaration: declared, inherited: declared.inherited))
    }
  }

  /// Hangs a declaration on its type, its extension or the top level.
  private mutating func attach(_ position: Int) {
    let declared = declarations[position]
    switch declared.kind {
    case .extension:
      if let own = type(named: declared.name) {
        types[own].inherited += declared.inherited
      } else {
        addedConformances[declared.name, default: []] += declared.inherited
      }
      return
    case .typealias:
      let dotted = declared.owner.isEmpty ? declared.name : declared.owner + "." + declared.name
      if let other = aliases[dotted], declarations[other].owner == declared.owner {
        aliasChoices[dotted, default: [other]].append(position)
      }
      aliases[dotted] = position
      if aliases[declared.name] == nil { aliases[declared.name] = position }
    case .associatedType, .classType, .structType, .enumType, .protocolType: break
    case .enumCase:
      caseNames.insert(declared.name)
      ownNames.insert(declared.name)
      memberNames.insert(declared.name)
    default:
      memberNames.insert(declared.name)
      if !declared.isOverride { ownNames.insert(declared.name) }
      if declared.kind == .function { functions[declared.name, default: []].append(position) }
      if declared.kind == .function, !declared.hasImplicitFirstLabel, declared.labels.first.map({ $0 != "_" }) == true {
        explicitLabels[declared.owner + "." + declared.name, default: []].insert(declared.labels)
      }
    }
    if declared.owner.isEmpty {
      if !declared.kind.isType { globals[declared.name, default: []].append(position) }
    } else if let own = type(named: declared.owner) {
      types[own].members[declared.name, default: []].append(position)
    } else {
      extensions[declared.owner, default: [:]][declared.name, default: []].append(position)
    }
  }

  /// How a function with these labels, the first of them implicit, is called in the project.
  enum FirstLabelUse {
    /// Some call passes the label: the file is newer than Swift 2.
    case labelled
    /// Some call leaves it out.
    case unlabelled
    /// No call is seen.
    case none
  }

  /// Looks at the calls that fit the labels, with or without the first.
  ///
  /// - Parameters:
  ///   - owner: the dotted name of the type that declares the function.
  ///   - optional: which parameters a call may leave out: those with default values, and a last closure.
  func firstLabelUse(of function: String, in owner: String, labels: [String], optional: [Bool]) -> FirstLabelUse {
    let explicit = explicitLabels[owner + "." + function] ?? []
    let known = calls[function] ?? [:]
    let unlabelled = ["_"] + labels.dropFirst()
    let isUnlabelled = known["_"]?.contains { Self.fits($0, unlabelled, optional) } ?? false
    let family = labels.first.flatMap { known[$0] } ?? []
    let isLabelled = family.contains { Self.fits($0, labels, optional) }
    // An overload that writes the label out may be what the labelled calls mean.
    if isLabelled, !(isUnlabelled && explicit.contains(labels)) { return .labelled }
    if isUnlabelled { return .unlabelled }
    // An overload of the same first label is called with it, and none writes it out: the file is newer all the same.
    return !family.isEmpty && !explicit.contains { $0.first == labels.first } ? .labelled : .none
  }

  /// Whether the labels of a call are those of a declaration, some left out.
  private static func fits(_ call: [String], _ declared: [String], _ optional: [Bool]) -> Bool {
    guard call.first == declared.first else { return false }
    var next = 0
    for label in call {
      while next < declared.count, declared[next] != label {
        guard optional[next] else { return false }
        next += 1
      }
      guard next < declared.count else { return false }
      next += 1
    }
    return optional[next...].allSatisfy { $0 }
  }

  /// The type with this dotted name, or the only one with this last name.
  func type(named name: String) -> Int? {
    guard let found = typesByName[name] else { return nil }
    return found.first { types[$0].name == name } ?? (found.count == 1 ? found[0] : found.first)
  }
}
