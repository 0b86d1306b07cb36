/// One parameter of a function, closure, enum case or macro.
public struct Parameter: Sendable, Hashable {
  /// Attributes before the name and before the type.
  public var attributes: [Attribute] = []
  /// Indices of `var`, `let`, `inout` and the like, before the name (Swift 2) or before the type.
  public var specifiers: [Int] = []
  /// Index of the `#` of Swift 1's `#name`.
  public var pound: Int?
  /// Index of the first name, the label unless a second name stands; nil where only a type is written.
  public var first: Int?
  /// Index of the second name, the one used inside.
  public var second: Int?
  /// Index of the `:`.
  public var colon: Int?
  /// The whole type, its attributes and `inout` included.
  public var type: Range<Int>?
  /// Index of the `...`.
  public var ellipsis: Int?
  /// The default value, without the `=`.
  public var defaultValue: Range<Int>?
  /// All tokens of the parameter, without the comma after it.
  public var range: Range<Int>
}

/// Parameters in parentheses.
public struct ParameterClause: Sendable, Hashable {
  /// Index of the `(`.
  public var open: Int
  /// Index of the `)`.
  public var close: Int
  public var parameters: [Parameter]
  /// Index after the `)`.
  public var end: Int { close + 1 }

  /// The clause whose `(` stands at token `open`.
  public init?(open: Int, in buffer: TokenBuffer) {
    guard buffer.kind(open) == .leftParen, let close = buffer.partner(open), close > open else { return nil }
    self.open = open
    self.close = close
    parameters = []
    var index = open + 1
    while index < close {
      var reader = ParameterReader(buffer: buffer, index: index, close: close)
      let parameter = reader.read()
      parameters.append(parameter)
      index = parameter.range.upperBound + 1
    }
  }
}

private struct ParameterReader {
  let buffer: TokenBuffer
  var index: Int
  let close: Int

  mutating func read() -> Parameter {
    let start = index
    var parameter = Parameter(range: start..<start)
    readAttributesAndSpecifiers(&parameter, beforeName: true)
    if buffer.kind(index) == .pound, index + 1 < close {
      parameter.pound = index
      index += 1
    }
    readNames(&parameter)
    if buffer.kind(index) == .colon, index < close {
      parameter.colon = index
      index += 1
    }
    // Without a colon, names were a type; the closure's bare names have neither.
    if parameter.colon != nil || parameter.first == nil, index < close {
      let type = index
      readAttributesAndSpecifiers(&parameter, beforeName: false)
      if let end = TypeShape.end(startingAt: index, in: buffer), end <= close {
        index = end
        parameter.type = type..<end
      } else {
        index = type
      }
    }
    if buffer.kind(index).isOperator, buffer.matches(index, "...") {
      parameter.ellipsis = index
      index += 1
    }
    if buffer.kind(index) == .equal, index < close {
      let value = index + 1
      index = max(value, min(close, ExpressionShape.end(startingAt: value, in: buffer, stopAtBrace: false)))
      let end = buffer.indexOfComma(from: index, to: close)
      parameter.defaultValue = value..<end
      index = end
    }
    index = buffer.indexOfComma(from: index, to: close)
    parameter.range = start..<index
    return parameter
  }

  private mutating func readAttributesAndSpecifiers(_ parameter: inout Parameter, beforeName: Bool) {
    while index < close {
      switch buffer.kind(index) {
      case .atSign:
        guard let attribute = Attribute(at: index, in: buffer, ofType: true), attribute.end <= close else { return }
        parameter.attributes.append(attribute)
        index = attribute.end
      case .kwVar, .kwLet, .kwInout:
        // `f(inout: Int)` names its parameter so.
        if buffer.kind(index + 1) == .colon { return }
        parameter.specifiers.append(index)
        index += 1
      case .identifier where !beforeName && isTypeSpecifier:
        parameter.specifiers.append(index)
        index += 1
      default: return
      }
    }
  }

  private var isTypeSpecifier: Bool {
    guard buffer.hasSpaceBefore(index + 1), buffer.kind(index + 1) != .equal, index + 1 < close else { return false }
    let words: [StaticString] = [
      "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const",
    ]
    return words.contains { buffer.matches(index, $0) }
  }

  /// The one or two names before the colon, or the bare name of a closure's parameter.
  private mutating func readNames(_ parameter: inout Parameter) {
    guard index < close, buffer.kind(index).isWord || buffer.kind(index) == .dollarIdentifier else { return }
    if buffer.kind(index + 1) == .colon {
      parameter.first = index
      index += 1
    } else if buffer.kind(index + 1).isWord, buffer.kind(index + 2) == .colon {
      parameter.first = index
      parameter.second = index + 1
      index += 2
    } else if index + 1 == close || buffer.kind(index + 1) == .comma, buffer.kind(index - 1) != .colon {
      // `(a, b) in`; the same spelling is a list of types in an enum case. Whoever asks knows which.
      parameter.first = index
      index += 1
    }
  }
}
