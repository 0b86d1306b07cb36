/// Turns a regular expression's text into steps.
struct ByteExpressionCompiler {
  private let text: [UInt8]
  private var index = 0
  private var depth = 0
  private(set) var steps: [ByteExpression.Step] = []
  private(set) var classes: [[Bool]] = []

  /// Longer programs are refused: `(a{100}){100}` is small to write.
  private static let most = 4000

  init(_ text: [UInt8]) { self.text = text }

  mutating func compile() throws(ByteExpression.Problem) {
    steps = try alternatives()
    guard index == text.count else { throw problem("a ')' without a '('") }
    steps.append(.match)
  }

  private func problem(_ message: String) -> ByteExpression.Problem {
    .init(offset: min(index, text.count), message: message)
  }

  private func peek() -> UInt8? { index < text.count ? text[index] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private typealias Steps = [ByteExpression.Step]

  private mutating func alternatives() throws(ByteExpression.Problem) -> [ByteExpression.Step] {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw problem("groups nested too deeply") }
    var result = try sequence()
    while take("|") {
      let other = try sequence()
      result =
        [.split(1, result.count + 2)] + Self.moved(result, 1) + [.jump(result.count + 2 + other.count)]
        + Self.moved(other, result.count + 2)
    }
    return result
  }

  private mutating func sequence() throws(ByteExpression.Problem) -> [ByteExpression.Step] {
    var result: Steps = []
    while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let atom = try self.atom()
      let repeated = try repetition(of: atom)
      result += Self.moved(repeated, result.count)
      guard result.count < Self.most else { throw problem("the expression is too large") }
    }
    return result
  }

  private mutating func repetition(of atom: [ByteExpression.Step]) throws(ByteExpression.Problem) -> [ByteExpression
    .Step]
  {
    var result = atom
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "*"): result = Self.star(result)
      case UInt8(ascii: "+"): result += Self.moved(Self.star(result), result.count)
      case UInt8(ascii: "?"): result = Self.optional(result)
      case UInt8(ascii: "{"):
        result = try counted(result)
        continue
      default: return result
      }
      index += 1
    }
    return result
  }

  private mutating func counted(_ atom: [ByteExpression.Step]) throws(ByteExpression.Problem) -> [ByteExpression.Step] {
    index += 1
    let least = number()
    var most = least
    if take(",") { most = number() }
    guard take("}"), let least, least <= most ?? 1000, most ?? 0 <= 1000 else {
      throw problem("a count is written {2}, {2,} or {2,5}")
    }
    var result: Steps = []
    for _ in 0..<least { result += Self.moved(atom, result.count) }
    if let most {
      for _ in least..<most { result += Self.moved(Self.optional(atom), result.count) }
    } else {
      result += Self.moved(Self.star(atom), result.count)
    }
    guard result.count < Self.most else { throw problem("the expression is too large") }
    return result
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value ?? 0 < 10_000 {
      value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }

  private mutating func atom() throws(ByteExpression.Problem) -> [ByteExpression.Step] {
    guard let byte = peek() else { throw problem("something is missing at the end") }
    index += 1
    switch byte {
    case UInt8(ascii: "("):
      if peek() == UInt8(ascii: "?") {
        index += 1
        guard take(":") else { throw problem("only (?:…) is known of the groups that begin with (?") }
      }
      let inner = try alternatives()
      guard take(")") else { throw problem("a '(' without a ')'") }
      return inner
    case UInt8(ascii: "["): return [try bracketed()]
    case UInt8(ascii: "."): return [add { $0 != 10 && $0 != 13 }]
    case UInt8(ascii: "^"): return [.start]
    case UInt8(ascii: "$"): return [.end]
    case UInt8(ascii: "\\"):
      if take("b") { return [.wordEdge] }
      return [add(try escaped())]
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
      index -= 1
      throw problem("'\(Character(Unicode.Scalar(byte)))' has nothing to repeat")
    default: return [add { $0 == byte }]
    }
  }

  private mutating func add(_ isMember: (UInt8) -> Bool) -> ByteExpression.Step {
    classes.append((0..<256).map { isMember(UInt8($0)) })
    return .byte(classes.count - 1)
  }

  private mutating func escaped() throws(ByteExpression.Problem) -> (UInt8) -> Bool {
    guard let byte = peek() else { throw problem("a '\\' at the end") }
    index += 1
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    let isSpace = { (byte: UInt8) in byte == 32 || (byte >= 9 && byte <= 13) }
    switch byte {
    case UInt8(ascii: "d"): return isDigit
    case UInt8(ascii: "D"): return { !isDigit($0) }
    case UInt8(ascii: "w"): return { ByteExpression.isWord($0) }
    case UInt8(ascii: "W"): return { !ByteExpression.isWord($0) }
    case UInt8(ascii: "s"): return isSpace
    case UInt8(ascii: "S"): return { !isSpace($0) }
    case UInt8(ascii: "n"): return { $0 == 10 }
    case UInt8(ascii: "t"): return { $0 == 9 }
    default:
      guard byte < 128, !ByteExpression.isWord(byte) else {
        throw problem("'\\\(Character(Unicode.Scalar(byte)))' is not known here")
      }
      return { $0 == byte }
    }
  }

  private mutating func bracketed() throws(ByteExpression.Problem) -> ByteExpression.Step {
    let isNegated = take("^")
    var members = [Bool](repeating: false, count: 256)
    var isFirst = true
    while true {
      guard let byte = peek() else { throw problem("a '[' without a ']'") }
      index += 1
      if byte == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      if byte == UInt8(ascii: "\\") {
        let isMember = try escaped()
        for value in 0..<256 where isMember(UInt8(value)) { members[value] = true }
        continue
      }
      var last = byte
      if peek() == UInt8(ascii: "-"), index + 1 < text.count, text[index + 1] != UInt8(ascii: "]") {
        last = text[index + 1]
        index += 2
      }
      guard byte <= last else { throw problem("a range that runs backwards") }
      for value in byte...last { members[Int(value)] = true }
    }
    return add { members[Int($0)] != isNegated }
  }

  private static func star(_ steps: [ByteExpression.Step]) -> [ByteExpression.Step] {
    [.split(1, steps.count + 2)] + moved(steps, 1) + [.jump(0)]
  }

  private static func optional(_ steps: [ByteExpression.Step]) -> [ByteExpression.Step] {
    [.split(1, steps.count + 1)] + moved(steps, 1)
  }

  private static func moved(_ steps: [ByteExpression.Step], _ distance: Int) -> [ByteExpression.Step] {
    steps.map { step in
      switch step {
      case .split(let one, let two): return .split(one + distance, two + distance)
      case .jump(let target): return .jump(target + distance)
      default: return step
      }
    }
  }
}
