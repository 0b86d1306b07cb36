/// A regular expression over bytes that takes time linear in the text, whatever the expression.
///
/// It knows `.`, `[a-z]`, `[^…]`, `\d \w \s \b` and their opposites for classes, groups, `|`, `*`, `+`, `?`, `{n,m}`, `^`
/// and `$`. It searches: anchor it to ask for the whole text.
public struct ByteExpression: Sendable {
  enum Step: Sendable {
    /// A byte of a class, by its number.
    case byte(Int)
    case split(Int, Int)
    case jump(Int)
    case start, end, wordEdge
    case match
  }

  let steps: [Step]
  /// 256 bits a class.
  let classes: [[Bool]]
  /// The text as written.
  public let text: String

  /// What is wrong with an expression.
  public struct Problem: Error, Sendable, Equatable {
    /// Byte offset in the expression.
    public var offset: Int
    public var message: String
  }

  /// Compiles an expression.
  public init(_ text: String) throws(Problem) {
    var compiler = ByteExpressionCompiler(Array(text.utf8))
    try compiler.compile()
    self.text = text
    steps = compiler.steps
    classes = compiler.classes
  }

  /// Whether some part of `bytes` matches.
  public func isFound(in bytes: some RandomAccessCollection<UInt8>) -> Bool {
    var current = StepSet(count: steps.count)
    var next = StepSet(count: steps.count)
    var previous: UInt8?
    var index = bytes.startIndex
    while true {
      let byte = index < bytes.endIndex ? bytes[index] : nil
      if add(0, to: &current, previous, byte) { return true }
      guard let byte else { return false }
      next.removeAll()
      let following = bytes.index(after: index)
      let after = following < bytes.endIndex ? bytes[following] : nil
      for step in current.members {
        guard case .byte(let number) = steps[step], classes[number][Int(byte)] else { continue }
        if add(step + 1, to: &next, byte, after) { return true }
      }
      swap(&current, &next)
      previous = byte
      index = following
    }
  }

  /// Follows what takes no byte; true when the end is reached.
  private func add(_ first: Int, to set: inout StepSet, _ previous: UInt8?, _ next: UInt8?) -> Bool {
    var pending = [first]
    while let step = pending.popLast() {
      guard set.insert(step) else { continue }
      switch steps[step] {
      case .byte: continue
      case .match: return true
      case .jump(let target): pending.append(target)
      case .split(let one, let two):
        pending.append(two)
        pending.append(one)
      case .start: if previous == nil { pending.append(step + 1) }
      case .end: if next == nil { pending.append(step + 1) }
      case .wordEdge: if Self.isWord(previous) != Self.isWord(next) { pending.append(step + 1) }
      }
    }
    return false
  }

  static func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte >= 128
  }

  private struct StepSet {
    private(set) var members: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count) }

    mutating func insert(_ step: Int) -> Bool {
      if isIn[step] { return false }
      isIn[step] = true
      members.append(step)
      return true
    }

    mutating func removeAll() {
      for step in members { isIn[step] = false }
      members.removeAll(keepingCapacity: true)
    }
  }
}
