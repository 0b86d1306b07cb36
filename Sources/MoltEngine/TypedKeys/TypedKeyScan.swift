import MoltSyntax

/// How dictionaries with String keys flow through one file: from literals with constants of the SDK through variables,
/// properties and functions.
///
/// Nodes are names: those of properties and functions hold for the whole project, and so do those of parameters, `draw(style)`;
/// a local's has the place of its declaration in it.
struct TypedKeyScan {
  /// What is known of one name.
  struct Node: Sendable {
    /// Constants of the SDK that are used as keys.
    var constants: Set<String> = []
    var neighbours: Set<String> = []
    /// Parameters that it is passed to, if the project has functions with them: what two callers hand to the SDK's has
    /// nothing to do with each other.
    var destinations: Set<String> = []
    /// Some key is a string, or the name has another type.
    var isBlocked = false
  }

  private(set) var nodes: [String: Node] = [:]
  /// By the token of `String` in a type `[String: …]`: the node that is declared so.
  private(set) var declared: [Int: String] = [:]
  /// The nodes of parameters that are declared so.
  private(set) var parameters: Set<String> = []
  /// Functions inside of functions that have another type: the project's index does not know them.
  private(set) var others: Set<String> = []

  private struct Local {
    var name: String
    var token: Int
    var scope: Range<Int>
  }

  /// Nodes that are declared with such a type.
  private var declaredNames: Set<String> = []
  private let file: RewriterContext
  private var tokens: TokenBuffer { file.tokens }
  private var locals: [Local] = []
  /// Bodies whose `return` gives a node's value.
  private var bodies: [(range: Range<Int>, node: String)] = []

  /// Whether a file has anything to show: most have not, and cost one look at each bracket.
  static func isWorthwhile(_ tokens: TokenBuffer) -> Bool {
    for index in 0..<tokens.count where tokens.kind(index) == .leftBracket && tokens.kind(index + 1) == .identifier {
      if tokens.kind(index + 2) == .colon || tokens.kind(index + 2) == .rightBracket {
        if tokens.matches(index + 1, "String") || isConstant(index + 1, in: tokens) { return true }
      }
    }
    return false
  }

  /// Whether a name is written like the SDK's old constants.
  private static func isConstant(_ index: Int, in tokens: TokenBuffer) -> Bool {
    let name = tokens.nameBytes(index)
    guard name.count > 4, let first = name.first else { return false }
    return (65...90).contains(first) || first == UInt8(ascii: "k")
  }

  init(_ file: RewriterContext) {
    self.file = file
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .kwFunc: readFunction(index)
      case .kwInit: readParameters(index, of: "init")
      case .kwVar, .kwLet: readVariable(index)
      default: break
      }
    }
    declaredNames = Set(declared.values)
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .equal: readAssignment(index)
      case .kwReturn: readReturn(index)
      case .leftParen: readCall(index)
      default: break
      }
    }
  }

  // Declarations

  /// The `String` in `[String: Any]`, `[String: AnyObject]?` …
  private func keyToken(of type: Range<Int>) -> Int? {
    let open = type.lowerBound
    guard tokens.kind(open) == .leftBracket, tokens.matches(open + 1, "String"), tokens.kind(open + 2) == .colon
    else { return nil }
    let last = tokens.partner(open).map { $0 + 1 } ?? open
    let isMarked = type.upperBound == last + 1 && tokens.kind(last) != .arrow
    return type.upperBound == last || isMarked ? open + 1 : nil
  }

  private mutating func declare(_ node: String, type: Range<Int>?, isShared: Bool) {
    if let type, let key = keyToken(of: type) {
      declared[key] = node
    } else if type != nil, !isShared {
      nodes[node, default: Node()].isBlocked = true
    }
  }

  private mutating func readFunction(_ index: Int) {
    guard let header = file.headers[index], let name = header.name,
      tokens.kind(name) == .identifier
    else { return }
    let node = tokens.name(name)
    declare(node, type: header.result, isShared: true)
    if header.result.flatMap(keyToken) == nil, file.enclosingBrace(index) != nil, !file.isMember(index) {
      others.insert(node)
    }
    if let body = header.body { bodies.append((body.open..<body.close, node)) }
    readParameters(index, of: node)
  }

  private mutating func readParameters(_ index: Int, of function: String) {
    guard let header = file.headers[index], let body = header.body else { return }
    for (position, parameter) in header.parameterClauses.flatMap(\.parameters).enumerated() {
      guard let name = parameter.second ?? parameter.first, tokens.kind(name) == .identifier else { continue }
      locals.append(Local(name: tokens.name(name), token: name, scope: body.open..<body.close))
      let local = self.name(of: locals[locals.count - 1])
      declare(local, type: parameter.type, isShared: false)
      guard let first = parameter.first, parameter.type.flatMap(keyToken) != nil else { continue }
      var labels = tokens.kind(first) == .wildcard ? ["\(position)"] : [tokens.name(first)]
      // Swift 2 called it without the label.
      if position == 0, parameter.second == nil { labels.append("0") }
      for node in labels.map({ Self.parameter($0, of: function) }) {
        parameters.insert(node)
        join(local, node)
      }
    }
  }

  /// The node of a parameter, by its label or, where it has none, its position.
  static func parameter(_ label: String, of function: String) -> String { function + "(" + label + ")" }

  private mutating func readVariable(_ index: Int) {
    guard let header = file.headers[index] else { return }
    let brace = file.enclosingBrace(index)
    let isShared = brace == nil || file.isMember(index)
    for binding in header.bindings {
      guard let name = binding.name else { continue }
      var node = tokens.name(name)
      if !isShared, let brace, let close = tokens.partner(brace) {
        locals.append(Local(name: node, token: name, scope: name..<close))
        node = self.name(of: locals[locals.count - 1])
      }
      declare(node, type: binding.type, isShared: isShared)
      if let value = binding.initializer { connect(node, value.lowerBound) }
      if let body = binding.accessors { bodies.append((body.open..<body.close, node)) }
    }
  }

  private func name(of local: Local) -> String { "\(local.name)#\(local.token)" }

  // Uses

  /// The node of a name that stands at a token, with `self` or nothing before it; else of some property.
  private func node(at index: Int) -> String? {
    guard tokens.kind(index) == .identifier else { return nil }
    let name = tokens.name(index)
    if tokens.kind(index - 1) == .period { return name }
    let local = locals.last { $0.name == name && $0.token < index && $0.scope.contains(index) }
    return local.map { self.name(of: $0) } ?? name
  }

  /// Connects a node with the value that begins at a token.
  private mutating func connect(_ node: String, _ start: Int) {
    if tokens.kind(start) == .leftBracket {
      readLiteral(start, into: node)
    } else if let other = value(from: start) {
      join(node, other)
    }
  }

  /// The node of the value that begins at a token; nil where it is more than a name or a call.
  private func value(from start: Int) -> String? {
    var last = start
    while tokens.kind(last + 1) == .period, tokens.isLabel(last + 2) { last += 2 }
    guard tokens.kind(last) == .identifier else { return nil }
    var next = last + 1
    if tokens.kind(next) == .leftParen, let close = tokens.partner(next) { next = close + 1 }
    switch tokens.kind(next) {
    case .rightBrace, .rightParen, .comma, .semicolon, .endOfFile, .leftBrace, .kwElse: break
    default: if !tokens.startsLine(next) || tokens.kind(next) == .period { return nil }
    }
    return node(at: last)
  }

  private mutating func join(_ one: String, _ other: String) {
    guard one != other else { return }
    nodes[one, default: Node()].neighbours.insert(other)
    nodes[other, default: Node()].neighbours.insert(one)
  }

  private mutating func readLiteral(_ open: Int, into node: String) {
    guard let close = tokens.partner(open), tokens.startsLine(close + 1) || tokens.kind(close + 1) != .period else {
      return
    }
    var index = open + 1
    while index < close {
      noteKey(index, before: .colon, of: node)
      while index < close, tokens.kind(index) != .comma { index = tokens.after(index) }
      index += 1
    }
  }

  /// Notes a key that begins at a token and ends before one of that kind.
  private mutating func noteKey(_ index: Int, before end: TokenKind, of node: String) {
    switch tokens.kind(index) {
    case .identifier where tokens.kind(index + 1) == end && Self.isConstant(index, in: tokens):
      nodes[node, default: Node()].constants.insert(tokens.name(index))
    case .colon, .period: break
    default: nodes[node, default: Node()].isBlocked = true
    }
  }

  private mutating func readAssignment(_ equal: Int) {
    let last = equal - 1
    switch tokens.kind(last) {
    case .identifier:
      guard !file.isDeclared(last), let node = node(at: last) else { return }
      if Self.members.contains(tokens.name(last)) { seed(equal + 1) } else { connect(node, equal + 1) }
    case .rightBracket:
      guard let open = tokens.partner(last), let node = node(at: open - 1) else { return }
      noteKey(open + 1, before: .rightBracket, of: node)
    default: break
    }
  }

  private mutating func readReturn(_ index: Int) {
    var brace = file.enclosingBrace(index)
    while let open = brace {
      if file.isClosure(open) { return }
      if let body = bodies.first(where: { $0.range.lowerBound == open }) {
        return connect(body.node, index + 1)
      }
      brace = file.enclosingBrace(open)
    }
  }

  private mutating func readCall(_ open: Int) {
    guard tokens.kind(open - 1) == .identifier, tokens.kind(open - 2) != .kwFunc, let close = tokens.partner(open)
    else { return }
    let function = tokens.name(open - 1)
    var index = open + 1
    var position = 0
    while index < close {
      let isLabelled = tokens.kind(index + 1) == .colon && tokens.isLabel(index)
      let label = isLabelled ? tokens.name(index) : "\(position)"
      let value = isLabelled ? index + 2 : index
      if Self.takers[function]?.contains(label) == true { seed(value) }
      let node = Self.parameter(label, of: function)
      if tokens.kind(value) == .leftBracket {
        if tokens.kind(value + 2) == .colon { readLiteral(value, into: node) }
      } else if let given = self.value(from: value), given.contains("#") || declaredNames.contains(given) {
        nodes[given, default: Node()].destinations.insert(node)
      }
      while index < close, tokens.kind(index) != .comma { index = tokens.after(index) }
      index += 1
      position += 1
    }
  }

  /// The value that begins at a token holds attributes of a text.
  private mutating func seed(_ start: Int) {
    guard let node = value(from: start) else { return }
    nodes[node, default: Node()].constants.insert("NSFontAttributeName")
  }

  private static let members: Set<String> = [
    "titleTextAttributes", "typingAttributes", "linkTextAttributes", "defaultTextAttributes",
  ]
  /// Words by which a value is known to hold attributes of a text, though no constant stands there.
  static let seeds = members.sorted() + takers.keys.sorted()

  /// Where the SDK takes the attributes of a text: the labels, or positions, of those parameters.
  private static let takers: [String: Set<String>] = [
    "addAttributes": ["0"], "setAttributes": ["0"], "NSAttributedString": ["attributes"],
    "NSMutableAttributedString": ["attributes"], "boundingRect": ["attributes"], "boundingRectWithSize": ["attributes"],
    "sizeWithAttributes": ["0"], "size": ["withAttributes", "attributes"],
  ]
}

extension RewriterContext {
  /// Whether the name before a `=` is the one that a `var` or `let` declares there.
  fileprivate func isDeclared(_ name: Int) -> Bool {
    tokens.kind(name - 1) == .kwVar || tokens.kind(name - 1) == .kwLet
  }
}
