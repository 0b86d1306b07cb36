import MoltSyntax
import SwiftParser
import SwiftSyntax

/// How far the shapes agree with the parser's tree over some files.
struct ShapeAgreement {
  /// Compared and disagreeing places by shape.
  var counts: [String: (compared: Int, differ: Int)] = [:]
  /// The first places that differ.
  var examples: [String] = []

  /// Files that the parser finds errors in, which are not compared.
  var skipped = 0
  var files = 0

  var differences: Int { counts.values.reduce(0) { $0 + $1.differ } }
  var compared: Int { counts.values.reduce(0) { $0 + $1.compared } }

  mutating func add(_ bytes: [UInt8], name: String) {
    guard let source = String(validating: bytes, as: UTF8.self) else { return }
    let tree = Parser.parse(source: source)
    // Where the parser had to recover, its tree is a guess too.
    files += 1
    guard !tree.hasError else {
      skipped += 1
      return
    }
    let visitor = ShapeVisitor(buffer: Lexer.lex(bytes))
    visitor.walk(tree)
    for result in visitor.results {
      counts[result.shape, default: (0, 0)].compared += 1
      guard result.ours != result.theirs else { continue }
      counts[result.shape, default: (0, 0)].differ += 1
      if examples.count < 40 {
        let line = bytes[..<result.offset].count { $0 == 10 } + 1
        examples.append("\(name):\(line): \(result.shape) \(result.theirs), ours \(result.ours)")
      }
    }
  }
}

/// Reads the shape of every node that has one, as text that both sides can give.
private final class ShapeVisitor: SyntaxAnyVisitor {
  let buffer: TokenBuffer
  /// Token index by start offset.
  private var indices: [Int: Int] = [:]
  private(set) var results: [(shape: String, offset: Int, theirs: String, ours: String)] = []

  init(buffer: TokenBuffer) {
    self.buffer = buffer
    super.init(viewMode: .sourceAccurate)
    for (index, token) in buffer.tokens.enumerated() { indices[Int(token.start)] = index }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let call = node.as(FunctionCallExprSyntax.self) { compare(call) }
    if Self.isPostfix(node), !(node.parent.map { Self.isPostfix($0) && Self.base(of: $0) == node.id } ?? false) {
      compareChain(node)
    }
    if let type = node.as(TypeAnnotationSyntax.self) { compare(type: Syntax(type.type)) }
    if let type = node.as(ReturnClauseSyntax.self) { compare(type: Syntax(type.type)) }
    if let type = node.as(InheritedTypeSyntax.self) { compare(type: Syntax(type.type)) }
    if let function = node.as(FunctionDeclSyntax.self) { compare(function) }
    if let variable = node.as(VariableDeclSyntax.self) { compare(variable) }
    if let closure = node.as(ClosureExprSyntax.self) { compare(closure) }
    if let value = node.as(InitializerClauseSyntax.self) { compareExpression(Syntax(value.value)) }
    if let enumCase = node.as(EnumCaseDeclSyntax.self) { compare(enumCase) }
    if let label = node.as(SwitchCaseLabelSyntax.self), let index = index(label.caseKeyword) {
      results.append(
        ("switch case", start(node), "nil", DeclarationHeader(at: index, in: buffer) == nil ? "nil" : "enum case"))
    }
    if let group = node.asProtocol((any DeclGroupSyntax).self) { compare(group) }
    return .visitChildren
  }

  // MARK: Places

  private func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  private func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }
  private func index(_ node: (some SyntaxProtocol)?) -> Int? { node.flatMap { indices[start($0)] } }
  private func endOffset(before index: Int) -> Int { index > 0 ? Int(buffer[index - 1].end) : 0 }
  private func text(_ range: Range<Int>?) -> String {
    range.map { "\(buffer.range(of: $0).lower)-\(buffer.range(of: $0).upper)" } ?? "-"
  }
  private func text(_ node: (some SyntaxProtocol)?) -> String { node.map { "\(start($0))-\(end($0))" } ?? "-" }
  private func text(token: Int?) -> String { text(token.map { $0..<$0 + 1 }) }

  // MARK: Comparisons

  private static func isPostfix(_ node: Syntax) -> Bool {
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixOperatorExpr:
      return true
    default: return false
    }
  }

  private static func base(of node: Syntax) -> SyntaxIdentifier? {
    if let node = node.as(FunctionCallExprSyntax.self) { return node.calledExpression.id }
    if let node = node.as(SubscriptCallExprSyntax.self) { return node.calledExpression.id }
    if let node = node.as(MemberAccessExprSyntax.self) { return node.base?.id }
    if let node = node.as(OptionalChainingExprSyntax.self) { return node.expression.id }
    if let node = node.as(GenericSpecializationExprSyntax.self) { return node.expression.id }
    if let node = node.as(PostfixOperatorExprSyntax.self) { return node.expression.id }
    return node.as(ForceUnwrapExprSyntax.self)?.expression.id
  }

  /// Whether a `{` after the expression is a body.
  private func isInCondition(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .codeBlock, .closureExpr, .labeledExpr, .codeBlockItem, .arrayElement, .dictionaryElement, .accessorBlock,
        .memberBlockItem:
        return false
      case .conditionElement: return true
      case .switchExpr: return parent.as(SwitchExprSyntax.self)?.subject.id == child.id
      case .forStmt:
        return parent.as(ForStmtSyntax.self)?.sequence.id == child.id || child.kind == .whereClause
      case .switchCaseItem: return false
      case .catchItem: return true
      default: child = parent
      }
    }
    return false
  }

  private func compare(_ call: FunctionCallExprSyntax) {
    guard let paren = call.leftParen, let open = index(paren) else { return }
    var theirs = call.arguments.map { "\(text($0.label)) \(text($0.expression))" }
    if let closure = call.trailingClosure { theirs.append(text(closure)) }
    theirs += call.additionalTrailingClosures.map { "\(text($0.label)) \(text($0.closure))" }
    let shape = CallShape(open: open, in: buffer, allowTrailingClosure: !isInCondition(Syntax(call)))
    var ours = shape?.arguments.map { "\(text(token: $0.label)) \(text($0.value))" } ?? ["nil"]
    for closure in shape?.trailingClosures ?? [] {
      let label = closure.label.map { text(token: $0) + " " } ?? ""
      ours.append(label + text(closure.open..<closure.close + 1))
    }
    results.append(("call", start(call), "\(theirs)", "\(ours)"))
  }

  private func compareChain(_ node: Syntax) {
    guard let first = index(node), let last = buffer.tokens.firstIndex(where: { Int($0.end) >= end(node) }) else {
      return
    }
    // A key path's `\\` belongs to the chain here.
    guard node.parent?.kind != .keyPathExpr, node.parent?.parent?.parent?.kind != .keyPathExpr else { return }
    results.append(("chain start", start(node), "\(start(node))", "\(buffer[buffer.chainStart(endingAt: last)].start)"))
    let after = buffer.chainEnd(startingAt: first, allowTrailingClosure: !isInCondition(node))
    results.append(("chain end", start(node), "\(end(node))", "\(endOffset(before: after))"))
  }

  private func compare(type: Syntax) {
    // The `class` of old protocols is no type.
    guard let first = index(type), type.kind != .classRestrictionType else { return }
    let shape = TypeShape(at: first, in: buffer)
    results.append(("type", start(type), "\(end(type))", shape.map { "\($0.byteEnd)" } ?? "nil"))
  }

  private func compareExpression(_ value: Syntax) {
    guard let first = index(value) else { return }
    let after = ExpressionShape.end(startingAt: first, in: buffer, stopAtBrace: isInCondition(value))
    results.append(("expression", start(value), "\(end(value))", "\(endOffset(before: after))"))
  }

  private func names(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> [Int] {
    attributes.compactMap { $0.as(AttributeSyntax.self).map { start($0) } } + modifiers.map { start($0) }
  }

  private func names(_ header: DeclarationHeader?) -> [Int] {
    ((header?.attributes.map(\.at) ?? []) + (header?.modifiers ?? [])).map { Int(buffer[$0].start) }
  }

  private func compare(_ function: FunctionDeclSyntax) {
    guard let introducer = index(function.funcKeyword) else { return }
    let header = DeclarationHeader(at: introducer, in: buffer)
    let signature = function.signature
    var theirs = signature.parameterClause.parameters.map { parameter in
      let type = parameter.type
      return "\(text(parameter.firstName)) \(text(parameter.secondName)) \(text(type)) \(text(parameter.ellipsis)) "
        + text(parameter.defaultValue?.value)
    }
    theirs += [text(signature.returnClause?.type), text(function.genericWhereClause), text(function.body)]
    theirs.append(text(function.genericParameterClause))
    theirs.append("\(names(function.attributes, function.modifiers))")
    var ours =
      header?.parameterClauses.first?.parameters.map { parameter in
        "\(text(token: parameter.first)) \(text(token: parameter.second)) \(text(parameter.type)) "
          + "\(text(token: parameter.ellipsis)) \(text(parameter.defaultValue))"
      } ?? ["nil"]
    ours += [text(header?.result), text(header?.whereClause), text(header?.body.map { $0.open..<$0.close + 1 })]
    ours.append(text(header?.genericParameters))
    ours.append("\(names(header))")
    results.append(("function", start(function), "\(theirs)", "\(ours)"))
  }

  private func compare(_ variable: VariableDeclSyntax) {
    guard let introducer = index(variable.bindingSpecifier) else { return }
    let header = DeclarationHeader(at: introducer, in: buffer)
    let theirs = variable.bindings.map { binding in
      "\(text(binding.pattern)) \(text(binding.typeAnnotation?.type)) \(text(binding.initializer?.value)) "
        + text(binding.accessorBlock)
    }
    let ours = header?.bindings.map { binding in
      "\(text(binding.pattern)) \(text(binding.type)) \(text(binding.initializer)) "
        + text(binding.accessors.map { $0.open..<$0.close + 1 })
    }
    let theirNames = names(variable.attributes, variable.modifiers)
    results.append(("variable", start(variable), "\(theirs) \(theirNames)", "\(ours ?? ["nil"]) \(names(header))"))
  }

  private func compare(_ closure: ClosureExprSyntax) {
    guard let open = index(closure.leftBrace) else { return }
    let shape = ClosureShape(open: open, in: buffer)
    let signature = closure.signature
    var theirs = "\(text(signature?.capture)) \(text(signature?.inKeyword)) \(text(signature?.returnClause?.type))"
    switch signature?.parameterClause {
    case .simpleInput(let list)?: theirs += " \(list.map { text($0.name) })"
    case .parameterClause(let clause)?: theirs += " \(clause.parameters.map { text($0.firstName) })"
    default: theirs += " []"
    }
    let ours =
      "\(text(shape?.captureList)) \(text(token: shape?.inKeyword)) \(text(shape?.result)) "
      + "\(shape?.parameters.map { text(token: $0.first) } ?? [])"
    results.append(("closure", start(closure), theirs, ours))
  }

  private func compare(_ enumCase: EnumCaseDeclSyntax) {
    guard let introducer = index(enumCase.caseKeyword) else { return }
    let header = DeclarationHeader(at: introducer, in: buffer)
    let theirs = enumCase.elements.map { element in
      "\(text(element.name)) \(text(element.parameterClause)) \(text(element.rawValue?.value))"
    }
    let ours = header?.cases.map { entry in
      "\(text(token: entry.name)) \(text(entry.associated.map { $0.open..<$0.close + 1 })) \(text(entry.rawValue))"
    }
    results.append(("enum case", start(enumCase), "\(theirs)", "\(ours ?? ["nil"])"))
  }

  private func compare(_ group: any DeclGroupSyntax) {
    guard let introducer = index(group.introducer) else { return }
    let header = DeclarationHeader(at: introducer, in: buffer)
    let theirs =
      "\(group.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []) \(text(group.genericWhereClause)) "
      + "\(text(group.memberBlock)) \(names(group.attributes, group.modifiers))"
    let ours =
      "\(header?.inherited.map { text($0) } ?? []) \(text(header?.whereClause)) "
      + "\(text(header?.body.map { $0.open..<$0.close + 1 })) \(names(header))"
    results.append(("type declaration", start(group), theirs, ours))
  }
}
