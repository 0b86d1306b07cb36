/// Types that headers use and nothing declares, because the library that has them is not here.
///
/// Names depend on types' names only, so that a stand-in of the right name gives the right result.
struct MissingTypes {
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var values: Set<String> = []
  private(set) var blocks: Set<String> = []

  var all: [String] { classes.union(protocols).union(values).union(blocks).sorted() }

  /// Declarations of all of them, in Objective-C. What a closure takes is not known, and nothing may be told of it.
  var declarations: String {
    protocols.sorted().map { "@protocol \($0) @end\n" }.joined()
      + classes.sorted().map { "@interface \($0) : NSObject @end\n" }.joined()
      + values.sorted().map { "typedef struct \($0) { long value; } \($0);\n" }.joined()
      + blocks.sorted().map { "typedef void (^\($0))(struct MoltUnknown *);\n" }.joined()
  }

  /// Takes what the compiler missed.
  ///
  /// - Returns: whether there is anything new to try.
  mutating func learn(from unit: ClangUnit) -> Bool {
    let before = all.count
    for error in unit.errors {
      let message = error.message
      if let name = Self.name(in: message, after: "cannot find protocol declaration for '") {
        protocols.insert(name)
      } else if let name = Self.name(in: message, after: "no type or protocol named '") {
        protocols.insert(name)
      } else if let name = Self.name(in: message, after: "cannot find interface declaration for '") {
        classes.insert(name)
      } else if let name = Self.name(in: message, after: "attempting to use the forward class '") {
        classes.insert(name)
      } else if let name = Self.name(in: message, after: "unknown type name '") {
        add(name, at: error.place)
      } else if message == "expected a type" || message.hasPrefix("expected ')'") {
        add(Self.identifier(at: error.place), at: error.place)
      }
    }
    return all.count > before
  }

  private mutating func add(_ name: String, at place: ClangUnit.Place) {
    guard let first = name.utf8.first, first != 0x5F, first >= 0x41, first <= 0x5A, name.utf8.count > 2 else { return }
    guard !classes.contains(name), !values.contains(name), !blocks.contains(name), !protocols.contains(name) else {
      return
    }
    if Self.isPointer(at: place, name: name) {
      classes.insert(name)
    } else if ["Block", "Handler", "Completion", "Callback"].contains(where: name.hasSuffix) {
      blocks.insert(name)
    } else {
      values.insert(name)
    }
  }

  /// Whether a `*` follows the name where it stands.
  private static func isPointer(at place: ClangUnit.Place, name: String) -> Bool {
    guard let bytes = Disk.read(place.file) else { return false }
    var index = place.offset + name.utf8.count
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && (bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "<"))
  }

  private static func identifier(at place: ClangUnit.Place) -> String {
    guard let bytes = Disk.read(place.file), place.offset < bytes.count else { return "" }
    let word = bytes[place.offset...].prefix {
      $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
    }
    return String(decoding: word, as: UTF8.self)
  }

  static func name(in message: String, after start: String) -> String? {
    guard message.hasPrefix(start) else { return nil }
    return message.dropFirst(start.count).split(separator: "'").first.map(String.init)
  }

  /// Whether the errors are those that C++ gives when it is read as C.
  static func looksLikeCPlusPlus(_ errors: [ClangUnit.Diagnostic]) -> Bool {
    errors.contains { error in
      ["class", "namespace", "template", "using", "constexpr"].contains { error.message == "unknown type name '\($0)'" }
    }
  }
}
