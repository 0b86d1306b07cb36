import MoltSyntax

extension BodyWalker {
  /// Walks statements and declarations up to the token at `end`.
  func statements(until end: Int) {
    while index < end {
      let before = index
      statement()
      if index <= before { index = before + 1 }
    }
  }

  /// Walks the block that opens at `index`, if one does.
  func block(bind names: () -> Void = {}) {
    guard kind == .leftBrace else { return }
    guard let close = tokens.partner(index) else {
      index += 1
      return
    }
    depth += 1
    defer {
      depth -= 1
      index = close + 1
    }
    guard !isBeyondDepth else { return }
    let outer = context
    context = .body
    defer { context = outer }
    index += 1
    scoped {
      names()
      statements(until: close)
    }
  }

  func statement() {
    switch kind {
    case .poundIf, .poundElseif: skipLine()
    case .poundElse, .poundEndif, .semicolon: index += 1
    case .atSign: skipAttribute()
    case .kwPrivate, .kwFileprivate, .kwInternal, .kwPublic:
      index += 1
      if kind == .leftParen, tokens.matches(index + 1, "set") { skipBrackets() }
    case .kwStatic: index += 1
    case .kwClass where isModifier(index): index += 1
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension: typeDeclaration()
    case .kwFunc, .kwInit, .kwSubscript, .kwDeinit: functionStatement()
    case .kwVar, .kwLet: variableDeclaration()
    case .kwTypealias, .kwAssociatedtype: aliasDeclaration()
    case .kwImport: importDeclaration()
    case .kwOperator, .kwPrecedencegroup: operatorDeclaration()
    case .kwCase where context == .enumeration: caseDeclaration()
    case .kwIf: ifStatement()
    case .kwGuard:
      index += 1
      conditions()
      if kind == .kwElse { index += 1 }
      block()
    case .kwWhile:
      index += 1
      scoped {
        conditions()
        block()
      }
    case .kwFor: forStatement()
    case .kwSwitch: switchStatement()
    case .kwRepeat, .kwDo, .kwDefer, .kwElse:
      index += 1
      block()
    case .kwCatch: catchClause()
    case .kwReturn:
      index += 1
      // `return` alone ends at the line; what follows would be unreachable.
      if kind != .rightBrace, kind != .semicolon, kind != .kwCase, kind != .kwDefault {
        let value = expression(expected: returnType)
        coerce(value, expected: returnType, end: index)
      }
    case .kwThrow:
      index += 1
      _ = expression(expected: .unknown)
    case .kwBreak, .kwContinue:
      index += 1
      if kind == .identifier, !tokens[index].flags.contains(.startsLine) { index += 1 }
    case .kwFallthrough: index += 1
    case .kwCase, .kwDefault: switchCase(subject: .unknown)
    case .leftBrace: block()
    case .identifier where tokens.kind(index + 1) == .colon && isLoop(index + 2): index += 2
    case .identifier where isModifier(index): index += 1
    case .rightBrace, .rightParen, .rightBracket: index += 1
    default: _ = expression(expected: .unknown)
    }
  }

  /// Moves to the first token of the next line.
  private func skipLine() {
    index += 1
    while kind != .endOfFile, !tokens[index].flags.contains(.startsLine) { index += 1 }
  }

  func skipAttribute() {
    index += 2
    if kind == .leftParen, !tokens[index].flags.contains(.startsLine) { skipBrackets() }
  }

  private func isLoop(_ token: Int) -> Bool {
    switch tokens.kind(token) {
    case .kwFor, .kwWhile, .kwRepeat, .kwDo, .kwSwitch, .kwIf: return true
    default: return false
    }
  }

  /// Whether the word at `token` modifies the declaration that follows.
  private func isModifier(_ token: Int) -> Bool {
    if tokens.kind(token) == .identifier, !Self.modifiers.contains(tokens.text(token)) { return false }
    var next = token + 1
    if tokens.kind(next) == .leftParen, let close = tokens.partner(next) { next = close + 1 }
    switch tokens.kind(next) {
    case .kwFunc, .kwVar, .kwLet, .kwInit, .kwSubscript, .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension,
      .kwPrivate, .kwFileprivate, .kwInternal, .kwPublic, .kwStatic, .kwOperator, .kwCase, .kwTypealias,
      .kwDeinit:
      return true
    case .identifier: return isModifier(next)
    case .atSign: return true
    default: return false
    }
  }

  private static let modifiers: Set<String> = [
    "override", "final", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic", "optional", "required",
    "convenience", "indirect", "open", "infix", "prefix", "postfix", "nonisolated", "async", "package", "consuming",
  ]

  private func ifStatement() {
    index += 1
    scoped {
      conditions()
      block()
    }
    if kind == .kwElse {
      index += 1
      if kind == .kwIf { ifStatement() } else { block() }
    }
  }

  private func catchClause() {
    index += 1
    scoped {
      if kind == .leftBrace {
        bind(catalog.name("error"), catalog.error)
      } else {
        repeat {
          pattern(catalog.error, binding: false, stopAtBrace: true)
          if kind == .kwWhere {
            index += 1
            _ = expression(expected: catalog.bool, stopAtBrace: true)
          }
        } while skip(.comma)
      }
      block()
    }
  }

  /// Moves past a token of that kind.
  func skip(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    index += 1
    return true
  }

  private func switchStatement() {
    index += 1
    let subject = expression(expected: .unknown, stopAtBrace: true).type
    guard kind == .leftBrace, let close = tokens.partner(index) else { return }
    depth += 1
    defer {
      depth -= 1
      index = close + 1
    }
    guard !isBeyondDepth else { return }
    let outer = context
    context = .body
    defer { context = outer }
    index += 1
    while index < close {
      let before = index
      if kind == .kwCase || kind == .kwDefault {
        scoped {
          switchCase(subject: subject)
          while index < close, kind != .kwCase, kind != .kwDefault {
            let inner = index
            statement()
            if index <= inner { index = inner + 1 }
          }
        }
      } else {
        statement()
      }
      if index <= before { index = before + 1 }
    }
  }

  /// `case a, .b where c:` or `default:`
  private func switchCase(subject: TypeID) {
    if kind == .kwDefault {
      index += 1
    } else {
      index += 1
      repeat {
        pattern(subject, binding: false)
        if kind == .kwWhere {
          index += 1
          _ = expression(expected: catalog.bool)
        }
      } while skip(.comma)
    }
    _ = skip(.colon)
  }
}
