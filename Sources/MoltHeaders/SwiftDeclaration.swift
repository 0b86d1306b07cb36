import MoltImporterNames

/// Today's declaration of a member, from which `molt migrate` learns its types; nil where some type has no simple word.
struct SwiftDeclaration {
  let namer: HeaderNames

  func text(_ declaration: HeaderDeclaration, name: ImportedName) -> String? {
    switch declaration.kind {
    case .property:
      guard let type = text(declaration.result) else { return nil }
      return
        "\(declaration.isStatic ? "class " : "")var \(name.base): \(type) { get\(declaration.setter.isEmpty ? "" : " set") }"
    case .method: return method(declaration, name)
    default: return nil
    }
  }

  private func method(_ declaration: HeaderDeclaration, _ name: ImportedName) -> String? {
    guard let labels = name.labels, name.base != "subscript", name.accessor == nil else { return nil }
    var parameters = declaration.parameters
    let throwsError = labels.count + 1 == parameters.count && parameters.contains { $0.type.shape == .errorPointer }
    if throwsError { parameters.removeAll { $0.type.shape == .errorPointer } }
    guard labels.count == parameters.count else { return nil }
    var pieces: [String] = []
    for (label, parameter) in zip(labels, parameters) {
      guard let type = text(parameter.type, isParameter: true) else { return nil }
      let inner = parameter.name.isEmpty ? "value" : parameter.name
      pieces.append("\(label.isEmpty ? "_ " : label == inner ? "" : label + " ")\(inner): \(type)")
    }
    let list = "(\(pieces.joined(separator: ", ")))\(throwsError ? " throws" : "")"
    if name.base == "init" { return "init\(list)" }
    var result = ""
    if declaration.result.shape != .void, !(throwsError && declaration.result.shape == .boolean) {
      var type = declaration.result
      if throwsError { type.nullability = .nonnull }
      guard let text = declaration.returnsInstance ? optional(ownerName(declaration), type) : text(type) else {
        return nil
      }
      result = " -> \(text)"
    }
    return "\(declaration.isStatic ? "class " : "")func \(name.base)\(list)\(result)"
  }

  private func ownerName(_ declaration: HeaderDeclaration) -> String {
    namer.typeName(declaration.owner, isProtocol: declaration.isOwnedByProtocol, in: .swift5)
  }

  private func optional(_ text: String, _ type: HeaderType) -> String {
    switch type.nullability {
    case .nonnull: text
    case .nullable: "\(text)?"
    case .unspecified: "\(text)!"
    }
  }

  private func text(_ type: HeaderType, isParameter: Bool = false) -> String? {
    guard let reference = type.reference else { return nil }
    switch reference {
    case .anything: return optional("Any", type)
    case .anyClass: return optional("AnyClass", type)
    case .conforming(let name): return optional(namer.typeName(name, isProtocol: true, in: .swift5), type)
    case .block(let parameters, let result):
      var words: [String] = []
      for parameter in parameters {
        guard let word = text(parameter) else { return nil }
        words.append(word)
      }
      guard let end = result.shape == .void ? "Void" : text(result) else { return nil }
      let function = "(\(words.joined(separator: ", "))) -> \(end)"
      if type.nullability == .nonnull { return isParameter ? "@escaping \(function)" : function }
      return optional("(\(function))", type)
    case .generic(let name, let arguments): return collection(name, arguments).map { optional($0, type) }
    case .named(let name):
      let isObject = if case .object = type.shape { true } else { false }
      if let scalar = Self.scalars[name] { return scalar }
      if isObject, let value = Self.values[name] { return optional(value, type) }
      if isObject, let collection = collection(name, []) { return optional(collection, type) }
      guard name.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) ?? false else { return nil }
      let word = namer.typeName(name, in: .swift5)
      return isObject || type.shape == .pointer ? optional(word, type) : word
    }
  }

  private func collection(_ name: String, _ arguments: [HeaderType]) -> String? {
    func element(_ index: Int, _ missing: String) -> String? {
      guard index < arguments.count else { return missing }
      var type = arguments[index]
      type.nullability = .nonnull
      return text(type)
    }
    switch name {
    case "NSArray": return element(0, "Any").map { "[\($0)]" }
    case "NSSet": return element(0, "AnyHashable").map { "Set<\($0)>" }
    case "NSDictionary":
      guard let key = element(0, "AnyHashable"), let value = element(1, "Any") else { return nil }
      return "[\(key): \(value)]"
    default: return arguments.isEmpty ? nil : namer.typeName(name, in: .swift5)
    }
  }

  private static let scalars: [String: String] = [
    "BOOL": "Bool", "Boolean": "Bool", "bool": "Bool", "_Bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "long": "Int", "unsigned long": "UInt", "int": "Int32", "unsigned int": "UInt32", "short": "Int16",
    "unsigned short": "UInt16", "long long": "Int64", "unsigned long long": "UInt64", "char": "Int8",
    "unsigned char": "UInt8", "float": "Float", "double": "Double", "SEL": "Selector", "NSTimeInterval": "TimeInterval",
    "size_t": "Int", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64",
    "uint8_t": "UInt8", "unichar": "unichar", "dispatch_queue_t": "DispatchQueue", "dispatch_block_t": "() -> Void",
  ]

  /// What Swift sees of Foundation's classes.
  private static let values: [String: String] = [
    "NSString": "String", "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSError": "Error",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSURLRequest": "URLRequest",
    "NSNotification": "Notification",
    "NSUUID": "UUID", "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSLocale": "Locale",
    "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet", "NSURLComponents": "URLComponents",
    "NSBundle": "Bundle", "NSTimer": "Timer", "NSThread": "Thread", "NSOperation": "Operation",
    "NSOperationQueue": "OperationQueue", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
    "NSNotificationCenter": "NotificationCenter", "NSURLSession": "URLSession", "NSURLSessionTask": "URLSessionTask",
    "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse", "NSProgress": "Progress",
    "NSInputStream": "InputStream", "NSOutputStream": "OutputStream", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSFormatter": "Formatter", "NSUndoManager": "UndoManager",
  ]
}
