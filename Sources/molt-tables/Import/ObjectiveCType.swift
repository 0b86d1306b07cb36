/// Reads an Objective-C type as the headers of iOS 9 had it and says how Swift 2 spelled it.
///
/// `?` after the type means nullable, `!` unaudited, nothing nonnull.
struct ObjectiveCType {
  private var text: [UInt8]
  private var index = 0
  /// The class whose member the type belongs to: what `instancetype` stands for
  private let owner: String
  /// The Objective-C names of all classes: a pointer to one is a reference
  private let classes: Set<String>

  /// Nil where the type is one that no table row needs: arrays, bit fields, what the headers did not say.
  static func swift2(_ type: String, owner: String, classes: Set<String>) -> String? {
    var reader = ObjectiveCType(text: Array(type.utf8), owner: owner, classes: classes)
    guard let found = reader.type() else { return nil }
    reader.skipSpace()
    return reader.index == reader.text.count ? found : nil
  }

  private init(text: [UInt8], owner: String, classes: Set<String>) {
    self.text = text
    self.owner = owner
    self.classes = classes
  }

  private mutating func type() -> String? {
    skipMacros()
    var isConst = accept(word: "const")
    guard let name = baseName() else { return nil }
    if accept(word: "const") { isConst = true }
    var swift = ObjectiveCType.scalars[name] ?? name
    var isObject = name == "id" || name == "instancetype"
    if name == "instancetype" { swift = owner.isEmpty ? "Self" : owner }
    if accept("<") {
      guard let arguments = list(until: ">") else { return nil }
      switch name {
      case "NSArray" where arguments.count == 1: swift = "[\(arguments[0])]"
      case "NSSet" where arguments.count == 1: swift = "Set<\(arguments[0])>"
      case "NSDictionary" where arguments.count == 2: swift = "[\(arguments[0]) : \(arguments[1])]"
      case "id", "Class": swift = arguments.count == 1 ? arguments[0] : "protocol<\(arguments.joined(separator: ", "))>"
      default: if ObjectiveCType.objects[name] == nil { swift = name }
      }
    } else if let object = ObjectiveCType.objects[name] {
      swift = object
    }
    skipSpace()
    if accept("(") {  // a block or a function pointer
      let isPointer = accept("*")
      guard isPointer || accept("^") else { return nil }
      _ = accept(word: "const")
      let optional = accept(word: "_Nullable") || accept(word: "__nullable")
      guard accept(")"), accept("("), let arguments = list(until: ")") else { return nil }
      let parameters = arguments == ["Void"] || arguments == ["()"] ? [] : arguments
      let result = name == "void" ? "Void" : swift
      swift = "(\(parameters.joined(separator: ", "))) -> \(result)"
      if isPointer { swift = "@convention(c) " + swift }
      let mark = optional ? "?" : optionality()
      return mark.isEmpty ? swift : "(\(swift))\(mark)"
    }
    var stars = 0
    while accept("*") {
      stars += 1
      _ = accept(word: "const")
      _ = accept(word: "restrict")
    }
    if isClass(name), stars > 0 {
      stars -= 1
      isObject = true
    }
    let mark = optionality()
    if stars == 0 {
      if name.hasSuffix("Ref"), name.count > 3, !ObjectiveCType.opaqueRefs.contains(name) {
        return String(swift.dropLast(3)) + mark
      }
      if name == "void" { return "Void" }
      return swift + (isObject || !mark.isEmpty ? mark : "")
    }
    if isObject { return "AutoreleasingUnsafeMutablePointer<\(swift)?>" + (mark.isEmpty ? "" : "") }
    let pointee = name == "void" ? "Void" : swift
    // Swift 2's pointers could be nil without saying so.
    return stars == 1 ? "\(isConst ? "UnsafePointer" : "UnsafeMutablePointer")<\(pointee)>" : nil
  }

  private mutating func optionality() -> String {
    if accept("?") { return "?" }
    return accept("!") ? "!" : ""
  }

  private mutating func list(until close: Character) -> [String]? {
    var found: [String] = []
    if accept(close) { return found }
    while true {
      guard let next = type() else { return nil }
      found.append(next)
      if accept(close) { return found }
      guard accept(",") else { return nil }
    }
  }

  /// `unsigned long long` is one name.
  private mutating func baseName() -> String? {
    var words: [String] = []
    while let word = peekWord() {
      if words.isEmpty || ObjectiveCType.parts.contains(word) && ObjectiveCType.parts.contains(words[0]) {
        words.append(word)
        _ = accept(word: word)
        if !ObjectiveCType.parts.contains(word) { break }
      } else {
        break
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Availability macros that stand before the type of a property.
  private mutating func skipMacros() {
    while let word = peekWord(),
      word.hasPrefix("NS_") || word.hasPrefix("__") || word.hasPrefix("API_") || word.hasPrefix("UI_")
        || word == "UIKIT_EXTERN" || word == "struct" || word == "enum" || word == "nullable" || word == "nonnull"
        || word == "kindof",
      word == word.uppercased() || word.hasPrefix("__")
        || ["struct", "enum", "nullable", "nonnull", "kindof"].contains(word)
    {
      _ = accept(word: word)
      skipSpace()
      if index < text.count, text[index] == UInt8(ascii: "(") {
        var depth = 0
        repeat {
          if text[index] == UInt8(ascii: "(") { depth += 1 }
          if text[index] == UInt8(ascii: ")") { depth -= 1 }
          index += 1
        } while index < text.count && depth > 0
      }
    }
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func peekWord() -> String? {
    skipSpace()
    var end = index
    while end < text.count, ObjectiveCType.isWord(text[end]) { end += 1 }
    return end == index ? nil : String(decoding: text[index..<end], as: UTF8.self)
  }

  private mutating func accept(word: String) -> Bool {
    guard peekWord() == word else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpace()
    guard index < text.count, text[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// A name with a star that means a reference to an object, not a pointer to a C value.
  private func isClass(_ name: String) -> Bool {
    if ObjectiveCType.objects[name] != nil { return true }
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
    return !ObjectiveCType.scalars.keys.contains(name) && !name.hasSuffix("Ref") && classes.contains(name)
  }

  private static let parts: Set<String> = ["unsigned", "signed", "long", "int", "short", "char", "double"]
  private static let opaqueRefs: Set<String> = ["CFTypeRef", "MIDIClientRef", "MIDIPortRef", "MIDIEndpointRef"]

  private static let objects: [String: String] = [
    "NSString": "String", "NSArray": "[AnyObject]", "NSDictionary": "[NSObject : AnyObject]", "NSSet": "Set<NSObject>",
  ]

  private static let scalars: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool", "int": "Int32",
    "unsigned int": "UInt32", "unsigned": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16", "char": "Int8",
    "unsigned char": "UInt8", "signed char": "Int8", "float": "Float", "double": "Double", "NSInteger": "Int",
    "NSUInteger": "Int", "size_t": "Int", "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16",
    "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64",
    "id": "AnyObject", "Class": "AnyClass", "SEL": "Selector", "CFTypeRef": "CFTypeRef",
    "dispatch_block_t": "dispatch_block_t",
  ]
}
