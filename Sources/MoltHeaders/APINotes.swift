import MoltImporterNames
import MoltRules

/// API notes: files beside headers that change what Swift makes of them.
struct APINotesFile {
  /// By kind, owner and name: `method -UIView setNeedsLayout`
  private(set) var notes: [String: [APINote]] = [:]

  /// Reads a file; nil when it is not YAML.
  init?(path: String, bytes: [UInt8]) {
    var mistakes = MistakeList(file: path, text: String(decoding: bytes, as: UTF8.self))
    guard let root = YAMLReader.read(bytes, mistakes: &mistakes), mistakes.mistakes.isEmpty else { return nil }
    // Notes for one version come before those for all.
    for entry in root["SwiftVersions"]?.sequence ?? [] {
      guard let version = entry["Version"]?.string.flatMap(Self.version) else { continue }
      read(entry, version: version)
    }
    read(root, version: nil)
  }

  private static func version(_ text: String) -> ImporterVersion? {
    switch text {
    case "3", "3.0": .swift3
    case "4", "4.0": .swift4
    case "4.2": .swift4_2
    case "5", "5.0": .swift5
    default: nil
    }
  }

  private mutating func read(_ node: YAMLNode, version: ImporterVersion?) {
    let kinds: [(String, HeaderDeclaration.Kind)] = [
      ("Functions", .function), ("Globals", .constant), ("Enumerators", .enumCase), ("Typedefs", .typedef),
    ]
    for (key, kind) in kinds {
      for entry in node[key]?.sequence ?? [] { add(entry, "\(kind.rawValue) \(entry["Name"]?.string ?? "")", version) }
    }
    for entry in node["Tags"]?.sequence ?? [] {
      add(entry, "enum \(entry["Name"]?.string ?? "")", version)
      add(entry, "struct \(entry["Name"]?.string ?? "")", version)
    }
    for (key, kind) in [("Classes", HeaderDeclaration.Kind.class), ("Protocols", .protocol)] {
      for entry in node[key]?.sequence ?? [] {
        guard let name = entry["Name"]?.string else { continue }
        add(entry, "\(kind.rawValue) \(name)", version)
        readMembers(of: entry, owner: name, version)
      }
    }
  }

  private mutating func readMembers(of node: YAMLNode, owner: String, _ version: ImporterVersion?) {
    for entry in node["Methods"]?.sequence ?? [] {
      let sign = entry["MethodKind"]?.string == "Class" ? "+" : "-"
      add(entry, "method \(sign)\(owner) \(entry["Selector"]?.string ?? "")", version)
    }
    for entry in node["Properties"]?.sequence ?? [] {
      let name = entry["Name"]?.string ?? ""
      let kind = entry["PropertyKind"]?.string
      if kind != "Class" { add(entry, "property -\(owner) \(name)", version) }
      if kind != "Instance" { add(entry, "property +\(owner) \(name)", version) }
    }
  }

  private mutating func add(_ node: YAMLNode, _ key: String, _ version: ImporterVersion?) {
    var note = APINote(version: version)
    note.swiftName = node["SwiftName"]?.string
    note.isSwiftPrivate = node["SwiftPrivate"]?.bool
    switch node["Availability"]?.string {
    case "nonswift", "none": note.isUnavailableInSwift = true
    case "available": note.isUnavailableInSwift = false
    default: break
    }
    note.isNewtype = node["SwiftWrapper"]?.string.map { $0 != "none" }
    if let domain = node["NSErrorDomain"]?.string, !domain.isEmpty { note.enumKind = .errors }
    switch node["EnumKind"]?.string {
    case "NSEnum", "CFEnum", "NSClosedEnum", "CFClosedEnum": note.enumKind = note.enumKind ?? .cases
    case "NSOptions", "CFOptions": note.enumKind = .options
    case "none": note.enumKind = .plain
    default: break
    }
    let convention = node["SwiftError"]?.string ?? node["NSErrorConvention"]?.string
    note.errorConvention = convention.flatMap(HeaderDeclaration.ErrorConvention.init(rawValue:))
    for parameter in node["Parameters"]?.sequence ?? [] {
      guard let position = parameter["Position"]?.string.flatMap(Int.init) else { continue }
      note.nullability[position] = parameter["Nullability"]?.string.flatMap { Self.nullability($0) }
    }
    // A list gives the result first, then the parameters.
    if let list = node["Nullability"]?.sequence {
      for (position, entry) in list.enumerated() {
        note.nullability[position] = entry.string.flatMap { Self.nullability($0) }
      }
    }
    note.resultNullability = node["NullabilityOfRet"]?.string.flatMap { Self.nullability($0) }
    notes[key, default: []].append(note)
  }

  private static func nullability(_ word: String) -> HeaderType.Nullability? {
    switch word {
    case "N", "Nonnull": .nonnull
    case "O", "Optional", "Nullable": .nullable
    case "U", "S", "Unspecified", "Scalar": .unspecified
    default: nil
    }
  }

  static func key(of declaration: HeaderDeclaration) -> String {
    switch declaration.kind {
    case .method, .property:
      "\(declaration.kind.rawValue) \(declaration.isStatic ? "+" : "-")\(declaration.owner) \(declaration.name)"
    default: "\(declaration.kind.rawValue) \(declaration.name)"
    }
  }
}

/// The API notes of all modules that headers belong to.
struct APINotesLibrary {
  private let folders: [String]
  private let files: [String]

  init(_ request: HeaderRequest) {
    folders = request.apiNotes.filter(Disk.isFolder)
    files = request.apiNotes.filter { !Disk.isFolder($0) }
  }

  /// The declarations, with what their modules' notes say.
  func annotated(_ declarations: [HeaderDeclaration]) -> [HeaderDeclaration] {
    var known: [String: APINotesFile?] = [:]
    return declarations.map { declaration in
      var declaration = declaration
      let place = "\(declaration.module) \(Disk.folder(of: declaration.file))"
      if known[place] == nil { known[place] = .some(notes(for: declaration.module, beside: declaration.file)) }
      guard let notes = known[place] ?? nil, let found = notes.notes[APINotesFile.key(of: declaration)] else {
        return declaration
      }
      declaration.notes = found
      for note in found where note.version == nil {
        for (index, nullability) in note.nullability where index < declaration.parameters.count {
          declaration.parameters[index].type.nullability = nullability
        }
      }
      return declaration
    }
  }

  private func notes(for module: String, beside header: String) -> APINotesFile? {
    let name = "\(module).apinotes"
    let folder = Disk.folder(of: header)
    var candidates = files.filter { Disk.fileName(of: $0) == name }
    candidates += (folders + [folder]).map { "\($0)/\(name)" }
    // Headers that belong to no framework have no module that a file could be called after.
    if module == HeaderSet.bridgingModule {
      candidates += files + Disk.names(in: folder).filter { $0.hasSuffix(".apinotes") }.map { "\(folder)/\($0)" }
    }
    for path in candidates {
      if let bytes = Disk.read(path), let file = APINotesFile(path: path, bytes: bytes) { return file }
    }
    return nil
  }
}
