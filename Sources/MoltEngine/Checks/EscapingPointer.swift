import MoltRules
import MoltSyntax

/// A pointer that leaves the closure in which alone it is good: as the closure's value, or by an assignment. Looks at the
/// closure at the end of the match.
struct EscapingPointer: Check {
  let name = "escaping-pointer"

  /// What makes another pointer of a pointer.
  private static let pointers: Set<String> = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "OpaquePointer",
    "COpaquePointer", "AutoreleasingUnsafeMutablePointer",
  ]
  private static let members: Set<String> = [
    "baseAddress", "assumingMemoryBound", "bindMemory", "advanced", "advancedBy", "successor", "predecessor",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard let close = candidate.match.range.last, tokens.kind(close) == .rightBrace, let open = tokens.partner(close),
      let shape = ClosureShape(open: open, in: tokens), shape.parameters.count <= 1
    else { return nil }
    let parameter = shape.parameters.first.flatMap { $0.second ?? $0.first }.map { tokens.name($0) } ?? "$0"
    var value = shape.body
    if let first = value.first, tokens.kind(first) == .kwReturn { value = first + 1..<value.upperBound }
    if isPointer(value, parameter, file) {
      // What is read from it at once is a value.
      var next = close + 1
      if tokens.kind(next) == .rightParen { next += 1 }
      return tokens.kind(next) == .period || tokens.kind(next) == .leftBracket ? nil : CheckVerdict()
    }
    for index in shape.body where tokens.kind(index) == .equal {
      let statement = file.context.statement(around: index)
      guard file.context.enclosingBrace(index) == open, statement.upperBound > index,
        tokens.kind(statement.lowerBound) != .kwLet, tokens.kind(statement.lowerBound) != .kwVar,
        statement.lowerBound > open, isPointer(index + 1..<statement.upperBound, parameter, file),
        outlives(statement.lowerBound..<index, open..<close + 1, file)
      else { continue }
      var verdict = CheckVerdict()
      verdict.evidence = ["'\(file.text(statement.lowerBound..<index))' keeps it, on line \(file.line(index))"]
      return verdict
    }
    return nil
  }

  /// Whether what is assigned to is a property, or a local name that is used when the closure has ended. The fields of a local
  /// structure, `stream.next_in`, are most often filled for a call inside the closure.
  private func outlives(_ target: Range<Int>, _ braces: Range<Int>, _ file: LintFile) -> Bool {
    guard let first = target.first else { return false }
    if file.tokens.kind(first) == .kwSelf { return target.count == 3 }
    guard target.count == 1, file.tokens.kind(first) == .identifier else { return false }
    guard let binding = file.binding(of: file.tokens.name(first), at: first) else { return false }
    if binding.isMember { return true }
    return binding.name < braces.lowerBound
      && file.places(of: file.tokens.name(first)).contains {
        $0 >= braces.upperBound && binding.scope.contains($0)
      }
  }

  /// Whether an expression is the parameter, a part of it that is a pointer too, or another pointer made of that.
  private func isPointer(_ range: Range<Int>, _ parameter: String, _ file: LintFile, depth: Int = 0) -> Bool {
    let tokens = file.tokens
    let range = file.bare(range)
    guard let first = range.first, depth < 5 else { return false }
    if tokens.text(first) == parameter {
      var index = first + 1
      while index < range.upperBound {
        if tokens.kind(index) == .postfixExclamation || tokens.kind(index) == .postfixQuestion {
          index += 1
        } else if tokens.kind(index) == .period, Self.members.contains(tokens.name(index + 1)) {
          index += 2
          if tokens.kind(index) == .leftParen { index = tokens.after(index) }
        } else {
          return false
        }
      }
      return index == range.upperBound
    }
    guard tokens.kind(first) == .identifier, Self.pointers.contains(tokens.name(first)) else { return false }
    var open = first + 1
    while open < range.upperBound, tokens.kind(open) != .leftParen { open += 1 }
    guard open < range.upperBound, tokens.partner(open) == range.upperBound - 1 else { return false }
    var argument = open + 1..<range.upperBound - 1
    if tokens.kind(open + 2) == .colon {
      guard tokens.matches(open + 1, "start") || tokens.matches(open + 1, "rebasing") else { return false }
      argument = open + 3..<argument.upperBound
    }
    if let comma = argument.first(where: {
      tokens.kind($0) == .comma && file.context.nesting.parent($0) == open
    }) {
      argument = argument.lowerBound..<comma
    }
    return isPointer(argument, parameter, file, depth: depth + 1)
  }
}
