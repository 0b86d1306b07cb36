import MoltSyntax

/// Reads the declarations of one file, type bodies included; of function bodies and closures, only the types in them.
struct OutlineReader {
  let tokens: TokenBuffer
  private(set) var declarations: [Declared] = []
  private(set) var imports: Set<String> = []

  private let headers: DeclarationHeaders

  /// - Parameter headers: the declarations that others have read of the file.
  init(tokens: TokenBuffer, headers: DeclarationHeaders? = nil) {
    self.tokens = tokens
    self.headers = headers ?? DeclarationHeaders(tokens)
  }

  mutating func read() {
    readMembers(from: 0, to: tokens.count - 1, owner: "", inProtocol: false, depth: 0)
  }

  /// Nesting of types deeper than this is not read.
  static let deepest = 64

  private mutating func readMembers(from start: Int, to end: Int, owner: String, inProtocol: Bool, depth: Int) {
    guard depth < Self.deepest else { return }
    var index = start
    while index < end {
      let next = readDeclaration(at: index, owner: owner, inProtocol: inProtocol, depth: depth)
      if let next, next > index {
        if !isType(index) { readLocalTypes(from: index + 1, to: next, owner: owner, depth: depth) }
        index = next
      } else if let close = tokens.partner(index), close > index {
        readLocalTypes(from: index + 1, to: close, owner: owner, depth: depth)
        index = close + 1
      } else {
        index += 1
      }
    }
  }

  /// Reads the types that functions and closures declare for themselves: as types of what the function is a member of,
  /// since their names must not be taken for the SDK's.
  private mutating func readLocalTypes(from start: Int, to end: Int, owner: String, depth: Int) {
    var index = start
    while index < end {
      var next: Int?
      switch tokens.kind(index) {
      case .kwClass, .kwStruct, .kwEnum, .kwProtocol:
        if isLocalDeclaration(index) { next = readType(at: index, owner: owner, depth: depth + 1) }
      case .kwTypealias:
        if isLocalDeclaration(index) { next = readAlias(at: index, owner: owner) }
      default: break
      }
      index = max(next ?? 0, index + 1)
    }
  }

  private func isLocalDeclaration(_ index: Int) -> Bool {
    tokens.kind(index + 1) == .identifier && tokens.kind(index - 1) != .period
  }

  private func isType(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension: return true
    default: return false
    }
  }

  /// Reads the declaration introduced at `index`; nil when that token introduces none.
  private mutating func readDeclaration(at index: Int, owner: String, inProtocol: Bool, depth: Int) -> Int? {
    switch tokens.kind(index) {
    case .kwClass
    where tokens.kind(index + 1) == .kwFunc || tokens.kind(index + 1) == .kwVar
      || tokens.kind(index + 1) == .kwSubscript || tokens.kind(index + 1) == .kwLet:
      return nil
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension:
      return readType(at: index, owner: owner, depth: depth)
    case .kwFunc, .kwInit, .kwSubscript:
      return readFunction(at: index, owner: owner, inProtocol: inProtocol)
    case .kwVar, .kwLet:
      return readVariable(at: index, owner: owner, inProtocol: inProtocol)
    case .kwCase:
      return readCase(at: index, owner: owner)
    case .kwTypealias, .kwAssociatedtype:
      return readAlias(at: index, owner: owner)
    case .kwImport:
      // `import UIKit.UIView`, `import class UIKit.UIView`: the module is the first name.
      var name = index + 1
      if tokens.kind(name) != .identifier { name += 1 }
      imports.insert(tokens.name(name))
      return name + 1
    default:
      return nil
    }
  }

  private func declared(_ kind: Declared.Kind, _ name: String, _ owner: String, _ header: DeclarationHeader) -> Declared
  {
    var declared = Declared(kind: kind, name: name, owner: owner)
    declared.offset = Int(tokens[header.introducer].start)
    for modifier in header.modifiers {
      switch tokens.kind(modifier) {
      case .kwStatic, .kwClass: declared.isStatic = true
      case .kwPrivate, .kwFileprivate: declared.isPrivate = true
      case .identifier where tokens.matches(modifier, "override"): declared.isOverride = true
      default: break
      }
    }
    for attribute in header.attributes {
      switch tokens.text(attribute.name) {
      case "objc", "IBAction", "IBInspectable", "NSManaged", "IBOutlet", "GKInspectable", "IBSegueAction":
        declared.isObjC = true
      default: break
      }
    }
    return declared
  }

  private mutating func readType(at index: Int, owner: String, depth: Int) -> Int? {
    guard let header = headers[index], let body = header.body else { return nil }
    let kind: Declared.Kind
    switch tokens.kind(index) {
    case .kwClass: kind = .classType
    case .kwStruct: kind = .structType
    case .kwEnum: kind = .enumType
    case .kwProtocol: kind = .protocolType
    default: kind = .extension
    }
    guard let nameToken = header.name else { return nil }
    var name = tokens.name(nameToken)
    if kind == .extension {
      var next = nameToken + 1
      while tokens.kind(next) == .period, tokens.kind(next + 1) == .identifier {
        name += "." + tokens.name(next + 1)
        next += 2
      }
    }
    var type = declared(kind, name, kind == .extension ? "" : owner, header)
    type.inherited = header.inherited.map { text(of: $0) }
    type.generics = generics(header)
    declarations.append(type)
    let inner = kind == .extension || owner.isEmpty ? name : owner + "." + name
    readMembers(
      from: body.open + 1, to: body.close, owner: inner, inProtocol: kind == .protocolType, depth: depth + 1)
    return body.close + 1
  }

  private mutating func readFunction(at index: Int, owner: String, inProtocol: Bool) -> Int? {
    guard let header = headers[index] else { return nil }
    let kind: Declared.Kind
    let name: String
    switch tokens.kind(index) {
    case .kwInit: (kind, name) = (.initializer, "init")
    case .kwSubscript: (kind, name) = (.subscript, "subscript")
    default:
      guard let token = header.name else { return nil }
      (kind, name) = (.function, tokens.name(token))
    }
    var function = declared(kind, name, owner, header)
    function.isRequirement = inProtocol
    function.generics = generics(header)
    if let clause = header.parameterClauses.first {
      for (position, parameter) in clause.parameters.enumerated() {
        let first = parameter.first.map { tokens.name($0) } ?? "_"
        function.labels.append(first)
        if position == 0 {
          function.hasImplicitFirstLabel = parameter.second == nil && parameter.pound == nil && first != "_"
        }
        function.parameterTypes.append(parameter.type.map { text(of: $0) } ?? "")
        function.defaults.append(parameter.defaultValue != nil)
        if parameter.ellipsis != nil { function.variadic = position }
      }
    }
    function.type = header.result.map { text(of: $0) }
    if kind == .initializer, tokens.kind(index + 1) == .postfixQuestion || tokens.kind(index + 1) == .postfixExclamation
    {
      function.type = "?"
    }
    declarations.append(function)
    if let body = header.body { return body.close + 1 }
    return (header.result?.upperBound ?? header.parameterClauses.last.map { $0.close + 1 }) ?? index + 1
  }

  private mutating func readVariable(at index: Int, owner: String, inProtocol: Bool) -> Int? {
    guard let header = headers[index] else { return nil }
    for binding in header.bindings {
      guard let nameToken = binding.name else { continue }
      var variable = declared(.variable, tokens.name(nameToken), owner, header)
      variable.isRequirement = inProtocol
      variable.type = binding.type.map { text(of: $0) }
      if variable.type == nil, let value = binding.initializer {
        let range = tokens.range(of: value)
        // Long first values (closures, tables) say little about the type and cost time in every file that asks.
        if range.count <= 200 { variable.value = tokens.text(in: range) }
      }
      declarations.append(variable)
    }
    return header.bindings.last.map { max($0.end, index + 1) } ?? index + 1
  }

  private mutating func readCase(at index: Int, owner: String) -> Int? {
    guard let header = headers[index] else { return nil }
    var end = index + 1
    for item in header.cases {
      var value = declared(.enumCase, tokens.name(item.name), owner, header)
      value.isStatic = true
      if let associated = item.associated { readAssociated(associated, into: &value) }
      declarations.append(value)
      end = max(end, item.rawValue?.upperBound ?? item.associated.map { $0.close + 1 } ?? item.name + 1)
    }
    return end
  }

  /// `(a: A, B)` after a case.
  private func readAssociated(_ parts: Braces, into value: inout Declared) {
    var index = parts.open + 1
    while index < parts.close {
      var label = "_"
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon {
        label = tokens.name(index)
        index += 2
      }
      let start = index
      while index < parts.close, tokens.kind(index) != .comma {
        index = (tokens.partner(index).map { max($0, index) } ?? index) + 1
      }
      value.labels.append(label)
      value.parameterTypes.append(text(of: start..<min(index, parts.close)))
      value.defaults.append(false)
      index += 1
    }
  }

  private mutating func readAlias(at index: Int, owner: String) -> Int? {
    guard let header = headers[index], let name = header.name else { return nil }
    let kind: Declared.Kind = header.target == nil ? .associatedType : .typealias
    var alias = declared(kind, tokens.name(name), owner, header)
    alias.type = header.target.map { text(of: $0) }
    alias.inherited = header.inherited.map { text(of: $0) }
    declarations.append(alias)
    return header.target?.upperBound ?? name + 1
  }

  private func generics(_ header: DeclarationHeader) -> [(name: String, bound: String)] {
    guard let range = header.genericParameters else { return [] }
    var found: [(String, String)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.kind(index) == .identifier {
        let name = tokens.name(index)
        var bound = ""
        if tokens.kind(index + 1) == .colon, tokens.kind(index + 2) == .identifier {
          bound = tokens.name(index + 2)
          index += 2
        }
        found.append((name, bound))
      } else if tokens.kind(index) == .kwWhere {
        break
      }
      index += 1
    }
    return found
  }

  private func text(of range: Range<Int>) -> String { tokens.text(in: tokens.range(of: range)) }
}
