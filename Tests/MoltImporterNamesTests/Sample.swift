import MoltImporterNames

/// Declarations for tests, from one line each.
enum Sample {
  /// `+MYCart cartWithItem:count: | MYItem *, NSInteger -> instancetype`: a class or instance method, its owner and
  /// selector, its parameters' types and its result. Types are words: `MYItem *` an object, `MYItem *?` one that may be
  /// nil, `BOOL`, `block?`, `NSError **`, `MYOptions[]` a set of options, `NSArray<MYItem>`.
  static func method(_ text: String) -> HeaderDeclaration {
    let halves = text.split(separator: "|", maxSplits: 1).map { trimmed($0) }
    let head = halves[0].dropFirst().split(separator: " ").map(String.init)
    var method = HeaderDeclaration(kind: .method, module: "Sample", name: head[1], owner: head[0])
    method.isStatic = text.hasPrefix("+")
    guard halves.count > 1 else {
      method.result = HeaderType(words: OmissionType("Void"), shape: .void)
      return method
    }
    let sides = split(halves[1], at: "->")
    method.parameters = sides[0].split(separator: ",").enumerated().map { index, type in
      HeaderParameter(name: "parameter\(index)", type: self.type(trimmed(type)))
    }
    let result = sides.count > 1 ? trimmed(sides[1][...]) : "void"
    method.returnsInstance = result.hasPrefix("instancetype")
    method.result = type(method.returnsInstance ? "id" + result.dropFirst("instancetype".count) : result)
    return method
  }

  /// `-MYCart empty isEmpty | BOOL`: a property, its getter and its type.
  static func property(_ text: String) -> HeaderDeclaration {
    let halves = text.split(separator: "|").map { trimmed($0) }
    let head = halves[0].dropFirst().split(separator: " ").map(String.init)
    var property = HeaderDeclaration(kind: .property, module: "Sample", name: head[1], owner: head[0])
    property.isStatic = text.hasPrefix("+")
    property.getter = head.count > 2 ? head[2] : head[1]
    property.result = type(halves[1])
    return property
  }

  static func type(_ text: String) -> HeaderType {
    var text = text
    var type = HeaderType(nullability: .nonnull)
    if text.hasSuffix("?") {
      type.nullability = .nullable
      text.removeLast()
    }
    switch text {
    case "void": type.shape = .void
    case "id":
      type.shape = .object("")
      type.words = OmissionType("Object")
    case "BOOL":
      type.shape = .boolean
      type.words = OmissionType("Bool", isBoolean: true)
    case "block":
      type.shape = .block
      type.words = OmissionType("Block", isFunction: true)
    case "NSError **":
      type.shape = .errorPointer
      type.words = OmissionType("NSError")
    case "SEL": type.words = OmissionType("Selector")
    default:
      if text.hasSuffix("[]") {
        text.removeLast(2)
        type.shape = .options(text)
        type.words = OmissionType(text)
      } else if text.hasSuffix(" *") {
        text.removeLast(2)
        type.shape = .object(text)
        type.words = OmissionType(text)
      } else if let open = text.firstIndex(of: "<") {
        let name = String(text[..<open])
        type.shape = .object(name)
        type.words = OmissionType(name, element: String(text[text.index(after: open)...].dropLast()))
      } else {
        type.words = OmissionType(text)
      }
    }
    return type
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func split(_ text: String, at mark: String) -> [String] {
    let bytes = Array(text.utf8)
    let wanted = Array(mark.utf8)
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      return [
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + wanted.count)...], as: UTF8.self),
      ]
    }
    return [text]
  }
}
