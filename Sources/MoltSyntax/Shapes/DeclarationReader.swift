/// Reads a declaration from its introducer on.
///
/// Not copyable, so that the header in it is handed on and not copied: it holds many arrays.
struct DeclarationReader: ~Copyable {
  let buffer: TokenBuffer
  var header: DeclarationHeader
  var index: Int

  init(buffer: TokenBuffer, header: consuming DeclarationHeader) {
    self.buffer = buffer
    index = header.introducer + 1
    self.header = header
  }

  /// What was read; the end of the reader.
  consuming func takeHeader() -> DeclarationHeader { header }

  mutating func read() -> Bool {
    header.readPrefix(in: buffer)
    let read: Bool
    switch header.kind {
    case .function: read = readFunction()
    case .initializer, .subscript: read = readMember()
    case .deinitializer:
      readBody()
      read = header.body != nil
    case .variable, .constant: read = readBindings()
    case .enumCase: read = readCases()
    case .class, .struct, .enum, .protocol, .actor: read = readType()
    case .extension: read = readExtension()
    case .typealias, .associatedtype: read = readAlias()
    case .import: read = readImport()
    case .operator: read = readOperator()
    case .precedencegroup:
      read = buffer.kind(index) == .identifier
      takeName()
      readBody()
    }
    header.end = max(index, header.introducer + 1)
    return read
  }

  private mutating func takeName() {
    header.name = index
    index += 1
  }

  private mutating func readFunction() -> Bool {
    let kind = buffer.kind(index)
    guard kind.isWord || kind.isOperator || kind == .prefixAmpersand || kind == .infixQuestion else { return false }
    takeName()
    readGenericParameters()
    if header.genericParameters == nil { readGenericParametersInName() }
    readClauses()
    guard !header.parameterClauses.isEmpty else { return false }
    readResult()
    return true
  }

  /// `func +=<T>(…)`: the operator's token swallows the bracket.
  private mutating func readGenericParametersInName() {
    let name = index - 1
    guard buffer.kind(name).isOperator, buffer[name].end - buffer[name].start > 1, buffer.kind(index) == .identifier,
      buffer.bytes[Int(buffer[name].end) - 1] == UInt8(ascii: "<"),
      let angles = AngleBrackets(open: name, in: buffer, isKnown: true), !angles.splitsOperator
    else { return }
    header.genericParameters = name..<angles.end
    index = angles.end
  }

  /// `init` and `subscript`.
  private mutating func readMember() -> Bool {
    if buffer.kind(index) == .postfixQuestion || buffer.kind(index) == .postfixExclamation {
      header.failable = index
      index += 1
    }
    readGenericParameters()
    readClauses()
    guard !header.parameterClauses.isEmpty else { return false }
    readResult()
    return true
  }

  private mutating func readGenericParameters() {
    guard let angles = AngleBrackets(open: index, in: buffer), !angles.splitsOperator else { return }
    header.genericParameters = index..<angles.end
    index = angles.end
  }

  private mutating func readClauses() {
    while buffer.kind(index) == .leftParen, header.parameterClauses.isEmpty || !buffer.startsLine(index),
      let clause = ParameterClause(open: index, in: buffer)
    {
      header.parameterClauses.append(clause)
      index = clause.end
    }
  }

  /// Effects, result, constraints and body.
  private mutating func readResult() {
    header.effects = buffer.effects(from: &index)
    if buffer.kind(index) == .arrow {
      header.arrow = index
      index += 1
      if let end = TypeShape.end(startingAt: index, in: buffer) {
        header.result = index..<end
        index = end
      }
    }
    readWhere()
    readBody()
  }

  private mutating func readType() -> Bool {
    guard buffer.kind(index) == .identifier || buffer.kind(index).isKeyword && buffer.kind(index + 1) == .leftBrace
    else { return false }
    if header.kind == .class, DeclarationHeader.isModifier(index, in: buffer), introducesMember(index + 1) {
      // `class override func`
      return false
    }
    takeName()
    readGenericParameters()
    readInherited()
    readWhere()
    readBody()
    return header.body != nil
  }

  private func introducesMember(_ index: Int) -> Bool {
    switch buffer.kind(index) {
    case .kwFunc, .kwVar, .kwLet, .kwSubscript, .kwInit: return true
    default: return DeclarationHeader.isModifier(index, in: buffer)
    }
  }

  private mutating func readExtension() -> Bool {
    guard let end = TypeShape.end(startingAt: index, in: buffer) else { return false }
    header.name = index
    header.target = index..<end
    index = end
    readInherited()
    readWhere()
    readBody()
    return header.body != nil
  }

  private mutating func readInherited() {
    guard buffer.kind(index) == .colon else { return }
    index += 1
    while true {
      if buffer.kind(index) == .kwClass {
        header.inherited.append(index..<index + 1)
        index += 1
      } else if let end = TypeShape.end(startingAt: index, in: buffer) {
        header.inherited.append(index..<end)
        index = end
      } else {
        return
      }
      guard buffer.kind(index) == .comma else { return }
      index += 1
    }
  }

  private mutating func readAlias() -> Bool {
    guard buffer.kind(index).isWord else { return false }
    takeName()
    readGenericParameters()
    readInherited()
    if buffer.kind(index) == .equal, let end = TypeShape.end(startingAt: index + 1, in: buffer) {
      header.target = index + 1..<end
      index = end
    }
    readWhere()
    return true
  }

  private mutating func readImport() -> Bool {
    switch buffer.kind(index) {
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwTypealias, .kwFunc, .kwVar, .kwLet: index += 1
    default: break
    }
    let path = index
    guard buffer.kind(index).isWord else { return false }
    takeName()
    while buffer.kind(index) == .period, buffer.kind(index + 1).isWord || buffer.kind(index + 1).isOperator {
      index += 1
      takeName()
    }
    header.target = path..<index
    return true
  }

  private mutating func readOperator() -> Bool {
    // Swift 1.0 wrote `operator infix **`.
    if buffer.kind(index) == .identifier, DeclarationHeader.isModifier(index, in: buffer) {
      header.modifiers.append(index)
      index += 1
    }
    switch buffer.kind(index) {
    case .prefixOperator, .postfixOperator, .infixOperator, .prefixAmpersand, .postfixExclamation, .postfixQuestion,
      .infixQuestion:
      takeName()
    default: return false
    }
    readInherited()
    readBody()
    return true
  }

  private mutating func readWhere() {
    guard buffer.kind(index) == .kwWhere else { return }
    let start = index
    index += 1
    while true {
      guard let end = TypeShape.end(startingAt: index, in: buffer) else { break }
      index = end
      if buffer.kind(index) == .colon || buffer.kind(index).isOperator && buffer.matches(index, "==") {
        index += 1
        if buffer.kind(index) == .kwClass {
          index += 1
        } else if let end = TypeShape.end(startingAt: index, in: buffer) {
          index = end
        }
      }
      guard buffer.kind(index) == .comma else { break }
      index += 1
    }
    header.whereClause = start..<index
  }

  private mutating func readBody() {
    guard buffer.kind(index) == .leftBrace, let close = buffer.partner(index), close > index else { return }
    header.body = Braces(open: index, close: close)
    index = close + 1
  }
}
