import MoltImporterNames

/// Headers read with libclang: what they declare, and what could not be read.
struct HeaderParse {
  var declarations: [HeaderDeclaration]
  /// Whether a declaration is one of those asked for
  var isWanted: [Bool]
  var problems: ReadingProblems

  /// Reads the headers, again and again as long as types are missing that can be stood in for.
  static func read(_ request: HeaderRequest, headers: HeaderSet, clang: LibClang) throws(ClangUnit.Failure)
    -> HeaderParse
  {
    var headers = headers
    var missing = MissingTypes()
    var isCPlusPlus = headers.includes.contains { !$0.hasSuffix(".h") }
    var unit = try parse(request, headers, missing, isCPlusPlus: isCPlusPlus, clang)
    if !isCPlusPlus, MissingTypes.looksLikeCPlusPlus(unit.errors) {
      isCPlusPlus = true
      unit = try parse(request, headers, missing, isCPlusPlus: true, clang)
    }
    for _ in 0..<8 where missing.learn(from: unit) {
      unit = try parse(request, headers, missing, isCPlusPlus: isCPlusPlus, clang)
    }
    var leftOut: [ClangUnit.Diagnostic] = []
    while leftOut.count < mostLeftOut, let culprit = unit.unbalanced {
      let empty = (leftOut + [culprit]).map(\.place.file)
      let next = try parse(request, headers, missing, isCPlusPlus: isCPlusPlus, clang, empty: empty)
      guard next.errors.count < unit.errors.count else { break }
      leftOut.append(culprit)
      unit = next
    }
    let reader = HeaderReader(unit, platform: request.platform) { headers.moduleName(of: $0) }
    reader.read()
    let declarations = APINotesLibrary(request).annotated(reader.declarations)
    let errors = unit.errors
    // What libclang made of a line that it could not read has no name to rely on.
    let unreliable = Set(errors.map { "\($0.place.file):\($0.place.line)" })
    return HeaderParse(
      declarations: declarations,
      isWanted: declarations.map { headers.contains($0.file) && !unreliable.contains("\($0.file):\($0.line)") },
      problems: ReadingProblems(errors: errors, missing: missing, leftOut: leftOut))
  }

  /// So many headers whose brackets do not match are looked for; each costs a reading.
  private static let mostLeftOut = 32

  private static func parse(
    _ request: HeaderRequest, _ headers: HeaderSet, _ missing: MissingTypes, isCPlusPlus: Bool, _ clang: LibClang,
    empty: [String] = []
  ) throws(ClangUnit.Failure) -> ClangUnit {
    let source =
      FoundationStandIn.source + missing.declarations + headers.includes.map { "#import \"\($0)\"\n" }.joined()
    return try ClangUnit(
      clang, source: source, name: "molt-headers.\(isCPlusPlus ? "mm" : "m")",
      arguments: arguments(request, headers, isCPlusPlus: isCPlusPlus, clang), empty: empty)
  }

  private static func arguments(
    _ request: HeaderRequest, _ headers: HeaderSet, isCPlusPlus: Bool, _ clang: LibClang
  ) -> [String] {
    var words = ["-x", isCPlusPlus ? "objective-c++" : "objective-c", "-fblocks", "-w", "-ferror-limit=0"]
    words += isCPlusPlus ? ["-std=gnu++17"] : ["-std=gnu11"]
    if let folder = clang.resourceFolder { words += ["-resource-dir", folder] }
    if let target = request.compilerTarget { words += ["-target", target] }
    if let sdk = request.sdk { words += ["-isysroot", sdk] }
    // What Swift's own importer defines.
    words += ["-D__swift__=50900", "-DSWIFT_SDK_OVERLAY_APPKIT_EPOCH=2", "-DSWIFT_SDK_OVERLAY_FOUNDATION_EPOCH=8"]
    words += ["-DSWIFT_SDK_OVERLAY_DISPATCH_EPOCH=2", "-DSWIFT_SDK_OVERLAY_COREIMAGE_EPOCH=2"]
    words += ["-DSWIFT_SDK_OVERLAY_XCTEST_EPOCH=1", "-DSWIFT_SDK_OVERLAY_SPRITEKIT_EPOCH=1"]
    words += ["-DSWIFT_SDK_OVERLAY_GAMEPLAYKIT_EPOCH=1", "-DSWIFT_SDK_OVERLAY_METALKIT_EPOCH=1"]
    words += ["-DSWIFT_SDK_OVERLAY_UIKIT_EPOCH=2", "-DSWIFT_SDK_OVERLAY_COREGRAPHICS_EPOCH=0"]
    words += AttributeReader.definitions
    if let database = request.compilationDatabase {
      words += CompilationDatabase.arguments(folder: database, file: headers.includes.first, clang)
    }
    words += request.includeFolders.map { "-I\($0)" }
    words += request.frameworkFolders.map { "-F\($0)" }
    words += request.definitions.map { "-D\($0)" }
    return words
  }
}

extension ClangUnit {
  /// The first error of a header whose brackets do not match, so that a header after it could not be read either: what a broken
  /// header holds is lost with it, and that pays only where more comes to light.
  fileprivate var unbalanced: Diagnostic? {
    let signs = ["unexpected '@' in program", "missing '@end'", "expected '}'", "extraneous closing brace"]
    // The source that includes the headers always ends amid what they left open.
    let errors = errors.filter { !$0.isFatal && !$0.place.file.hasPrefix("molt-headers.") }
    guard let first = errors.first(where: { error in signs.contains { error.message.hasPrefix($0) } }),
      errors.contains(where: { $0.place.file != first.place.file })
    else { return nil }
    return errors.first { $0.place.file == first.place.file }
  }
}
