import CClang

/// Headers that libclang has read, as one translation unit.
final class ClangUnit {
  struct Failure: Error { var message: String }

  /// A place in a file.
  struct Place: Hashable {
    var file: String
    /// Counted from 1
    var line: Int
    /// In bytes, counted from 0
    var offset: Int
  }

  struct Diagnostic {
    var place: Place
    var message: String
    /// A missing file, after which a compiler would stop
    var isFatal: Bool
  }

  let clang: LibClang
  private let index: MoltClangIndex
  private let unit: MoltClangUnit
  private var fileNames: [UnsafeMutableRawPointer: String] = [:]

  /// - Parameters:
  ///   - source: the text of a source file that does not exist: it includes the headers.
  ///   - arguments: those of the compiler.
  ///   - empty: files that are read as if they were empty.
  init(
    _ clang: LibClang, source: String, name: String, arguments: [String], empty: [String] = []
  ) throws(Failure) {
    self.clang = clang
    guard let index = clang.api.pointee.createIndex(0, 0) else { throw Failure(message: "libclang has no memory") }
    self.index = index
    var unit: MoltClangUnit?
    // Go on after missing files; leave nullability in types; skip the bodies of functions.
    let options: UInt32 = 0x200 | 0x1000 | 0x40
    let pointers = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    let emptyNames = empty.map { strdup($0) }
    defer { emptyNames.forEach { free($0) } }
    let status = name.withCString { name in
      source.withCString { text in
        var unsaved = [MoltClangUnsavedFile(filename: name, contents: text, length: UInt(strlen(text)))]
        unsaved += emptyNames.map { MoltClangUnsavedFile(filename: $0, contents: name, length: 0) }
        let words = pointers.map { UnsafePointer($0) }
        return words.withUnsafeBufferPointer {
          clang.api.pointee.parseTranslationUnit2(
            index, name, $0.baseAddress, Int32(words.count), &unsaved, UInt32(unsaved.count), options, &unit)
        }
      }
    }
    guard status == 0, let unit else {
      clang.api.pointee.disposeIndex(index)
      throw Failure(
        message: status == 2
          ? "libclang crashed while it read the headers" : "libclang cannot read them (its error \(status))")
    }
    self.unit = unit
  }

  deinit {
    clang.api.pointee.disposeTranslationUnit(unit)
    clang.api.pointee.disposeIndex(index)
  }

  var root: MoltClangCursor { clang.api.pointee.getTranslationUnitCursor(unit) }

  /// Errors, not warnings.
  var errors: [Diagnostic] {
    (0..<clang.api.pointee.getNumDiagnostics(unit)).compactMap { number in
      guard let raw = clang.api.pointee.getDiagnostic(unit, number) else { return nil }
      defer { clang.api.pointee.disposeDiagnostic(raw) }
      let severity = clang.api.pointee.getDiagnosticSeverity(raw)
      guard severity >= 3 else { return nil }
      return Diagnostic(
        place: place(of: clang.api.pointee.getDiagnosticLocation(raw)),
        message: clang.text(clang.api.pointee.getDiagnosticSpelling(raw)), isFatal: severity == 4)
    }
  }

  /// Where the text stands that a person wrote: for what a macro made, the macro's name.
  func place(of location: MoltClangLocation) -> Place {
    var file: MoltClangFile?
    var line: UInt32 = 0
    var offset: UInt32 = 0
    clang.api.pointee.getExpansionLocation(location, &file, &line, nil, &offset)
    return Place(file: fileName(file), line: Int(line), offset: Int(offset))
  }

  func place(of cursor: MoltClangCursor) -> Place { place(of: clang.api.pointee.getCursorLocation(cursor)) }

  private func fileName(_ file: MoltClangFile?) -> String {
    guard let file else { return "" }
    if let name = fileNames[file] { return name }
    let name = clang.text(clang.api.pointee.getFileName(file))
    fileNames[file] = name
    return name
  }

  /// The identifier where the cursor's text starts; with `isSpelled`, where the compiler found it, in a macro's
  /// definition too.
  func identifier(at cursor: MoltClangCursor, isSpelled: Bool) -> String {
    let start = clang.api.pointee.getRangeStart(clang.api.pointee.getCursorExtent(cursor))
    return identifier(at: start, isSpelled: isSpelled)
  }

  func identifier(at location: MoltClangLocation, isSpelled: Bool) -> String {
    var file: MoltClangFile?
    var offset: UInt32 = 0
    if isSpelled {
      clang.api.pointee.getSpellingLocation(location, &file, nil, nil, &offset)
    } else {
      clang.api.pointee.getExpansionLocation(location, &file, nil, nil, &offset)
    }
    var size = 0
    guard let file, let text = clang.api.pointee.getFileContents(unit, file, &size), Int(offset) < size else {
      return ""
    }
    return Self.identifier(at: Int(offset), in: UnsafeBufferPointer(start: text, count: size))
  }

  private static func identifier(at start: Int, in text: UnsafeBufferPointer<CChar>) -> String {
    var bytes: [UInt8] = []
    for sign in text[start...] {
      let byte = UInt8(bitPattern: sign)
      guard byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The macro in whose definition the cursor's first token stands, which may be one that another macro uses; the macro
  /// that was written where the library does not tell, and what stands there where there is none.
  func definingMacro(of cursor: MoltClangCursor) -> String {
    let start = clang.api.pointee.getRangeStart(clang.api.pointee.getCursorExtent(cursor))
    var file: MoltClangFile?
    var offset: UInt32 = 0
    clang.api.pointee.getSpellingLocation(start, &file, nil, nil, &offset)
    var size = 0
    if let file, let contents = clang.api.pointee.getFileContents(unit, file, &size), Int(offset) < size,
      let name = Self.macro(around: Int(offset), in: UnsafeBufferPointer(start: contents, count: size))
    {
      return name
    }
    return identifier(at: start, isSpelled: false)
  }

  /// The name that the `#define` around a place gives.
  private static func macro(around place: Int, in text: UnsafeBufferPointer<CChar>) -> String? {
    let (newline, backslash, blank, tab) = (CChar(0x0A), CChar(0x5C), CChar(0x20), CChar(0x09))
    var start = place
    // Back to a line whose line before does not go on.
    while start > 0 {
      guard text[start - 1] == newline else {
        start -= 1
        continue
      }
      let end = start >= 2 && text[start - 2] == 0x0D ? start - 2 : start - 1
      guard end > 0, text[end - 1] == backslash else { break }
      start = end - 1
    }
    for word in ["#", "define"] {
      while start < place, text[start] == blank || text[start] == tab { start += 1 }
      guard text[start...].prefix(word.utf8.count).elementsEqual(word.utf8.map { CChar(bitPattern: $0) }) else {
        return nil
      }
      start += word.utf8.count
    }
    while start < place, text[start] == blank || text[start] == tab { start += 1 }
    return identifier(at: start, in: text)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
