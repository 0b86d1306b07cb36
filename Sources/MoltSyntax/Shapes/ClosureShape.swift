/// A closure's braces and signature.
public struct ClosureShape: Sendable, Hashable {
  /// Index of the `{`.
  public var open: Int
  /// Index of the `}`.
  public var close: Int
  /// Attributes before the signature.
  public var attributes: [Attribute] = []
  /// The capture list, brackets included.
  public var captureList: Range<Int>?
  /// The parameters, with or without parentheses and types.
  public var parameters: [Parameter] = []
  /// Index of the `(` around the parameters; nil for bare names.
  public var parametersOpen: Int?
  /// Index of the `)` around the parameters.
  public var parametersClose: Int?
  /// Indices of `throws`, `async` …
  public var effects: [Int] = []
  /// Index of the `->`.
  public var arrow: Int?
  /// The result type.
  public var result: Range<Int>?
  /// Index of the `in` that ends the signature; nil where there is no signature.
  public var inKeyword: Int?
  /// The statements: the tokens between the signature and the `}`.
  public var body: Range<Int>

  /// The closure whose `{` stands at token `open`.
  public init?(open: Int, in buffer: TokenBuffer) {
    guard buffer.kind(open) == .leftBrace, let close = buffer.partner(open), close > open else { return nil }
    self.init(open: open, close: close)
    var read = self
    guard let inKeyword = read.readSignature(in: buffer) else { return }
    self = read
    self.inKeyword = inKeyword
    body = inKeyword + 1..<close
  }

  private init(open: Int, close: Int) {
    self.open = open
    self.close = close
    body = open + 1..<close
  }

  /// Reads the signature; returns the index of its `in`, or nil if what stands there is none.
  private mutating func readSignature(in buffer: TokenBuffer) -> Int? {
    var index = open + 1
    while let attribute = Attribute(at: index, in: buffer, ofType: true) {
      attributes.append(attribute)
      index = attribute.end
    }
    if buffer.kind(index) == .leftBracket, let end = buffer.partner(index) {
      captureList = index..<end + 1
      index = end + 1
    }
    if buffer.kind(index) == .leftParen {
      guard let clause = ParameterClause(open: index, in: buffer) else { return nil }
      parameters = clause.parameters
      (parametersOpen, parametersClose) = (clause.open, clause.close)
      index = clause.end
    } else {
      while buffer.kind(index) == .identifier || buffer.kind(index) == .wildcard {
        if buffer.matches(index, "async"), !parameters.isEmpty { break }
        var parameter = Parameter(range: index..<index + 1)
        parameter.first = index
        parameters.append(parameter)
        index += 1
        guard buffer.kind(index) == .comma else { break }
        index += 1
      }
    }
    effects = buffer.effects(from: &index)
    if buffer.kind(index) == .arrow {
      arrow = index
      guard let end = TypeShape.end(startingAt: index + 1, in: buffer) else { return nil }
      result = index + 1..<end
      index = end
    }
    return buffer.kind(index) == .kwIn && index < close ? index : nil
  }
}

extension TokenBuffer {
  /// Reads `throws`, `rethrows`, `async` … from `index` on; a typed `throws(E)` counts as one.
  func effects(from index: inout Int) -> [Int] {
    var effects: [Int] = []
    while true {
      switch kind(index) {
      case .kwThrows:
        effects.append(index)
        index += 1
        if kind(index) == .leftParen, let close = partner(index) { index = close + 1 }
      case .kwRethrows:
        effects.append(index)
        index += 1
      case .identifier where matches(index, "async") || matches(index, "reasync"):
        effects.append(index)
        index += 1
      default: return effects
      }
    }
  }
}
