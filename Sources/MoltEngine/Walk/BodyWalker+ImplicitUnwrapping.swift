import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What follows from SE-0054: a `T!` that is kept in a variable makes that a `T?`, where Swift 2 made it a `T!`. And from results
/// that the SDK declared with `!` once and declares with `?` now.
extension BodyWalker {
  /// What a local needs to go on being what it was.
  struct ImplicitLocal {
    /// The token of its name, after which the type is written.
    var name: Int
    /// Its type, `T!`.
    var text: String
  }

  /// What a variable without a written type needs if its first value was a `T!`.
  func implicitLocal(name: Int, value: Value) -> ImplicitLocal? {
    guard sink != nil, catalog.crosses(.swift3) else { return nil }
    let isImplicit: Bool
    if case .unwrapped = catalog.node(value.type) { isImplicit = true } else { isImplicit = value.wasImplicit }
    guard isImplicit, let text = spelled(catalog.arena.bare(value.type)) else { return nil }
    return ImplicitLocal(name: name, text: text + "!")
  }

  /// The value of a local is used as if it were no optional: writes the local's type out.
  func useUnwrapped(_ value: Value, end: Int) {
    guard end == value.start + 1, tokens.kind(value.start) == .identifier,
      let position = locals.position(of: catalog.name(tokens, value.start)), let local = locals[position].implicit
    else { return }
    locals[position].implicit = nil
    sink?.report(
      Finding(
        rule: "implicitly-unwrapped-variable",
        message: "'\(tokens.name(local.name))' was a '\(local.text)' in Swift 2 and would be an optional now",
        range: tokens.range(local.name), applicability: .likely,
        edits: [.insert(": " + local.text, at: Int(tokens[local.name].end), affinity: .previous)],
        evidence: ["its first value is declared with '!'", "line \(line(of: value.start)) uses it unwrapped"]))
  }

  private func line(of token: Int) -> Int {
    var count = 1
    for position in 0..<Int(tokens[token].start) where tokens.bytes[position] == UInt8(ascii: "\n") { count += 1 }
    return count
  }

  /// A value that was a `T!` where the place takes no optional.
  func unwrapWhereExpected(_ value: Value, expected: TypeID, end: Int) {
    guard sink != nil, !expected.isUnknown, catalog.arena.bare(expected) == expected, expected != catalog.any,
      expected != catalog.foreign
    else { return }
    useUnwrapped(value, end: end)
    settleComponent(value, end: end)
    guard let sink, value.wasImplicit, catalog.arena.isOptional(value.type), isPostfix(value.start..<end),
      tokens.kind(end - 1) != .postfixExclamation
    else { return }
    sink.report(
      Finding(
        rule: "gained-optional", message: "this result is optional now; it was unwrapped without a word before",
        range: tokens.range(end - 1), applicability: .likely,
        edits: [.insert("!", at: Int(tokens[end - 1].end), affinity: .previous)],
        evidence: [
          "the SDK declared it with '!' and declares it with '?' now", "\(catalog.describe(expected)) is expected here",
        ]))
  }

  /// `let p: UnsafePointer<T> = nil`: only an optional pointer can be nil since Swift 3.
  func allowNilPointer(_ type: Range<Int>, _ value: Range<Int>) {
    guard let sink, catalog.crosses(.swift3), value.count == 1,
      tokens.kind(value.lowerBound) == .kwNil,
      ["UnsafePointer", "UnsafeMutablePointer", "AutoreleasingUnsafeMutablePointer", "COpaquePointer"]
        .contains(tokens.text(type.lowerBound)),
      tokens.kind(type.upperBound - 1) != .postfixQuestion, tokens.kind(type.upperBound - 1) != .postfixExclamation
    else { return }
    let range = tokens.range(of: type)
    sink.report(
      Finding(
        rule: "nil-pointer", message: "a pointer that may be nil is an optional since Swift 3", range: range,
        applicability: .safe, edits: [.insert("?", at: range.upper, affinity: .previous)],
        evidence: ["its first value is nil"]))
  }

  /// A type as it can be written here; nil where that is not sure.
  func spelled(_ type: TypeID) -> String? {
    switch catalog.node(type) {
    case .optional(let inner): return spelled(inner).map { $0 + "?" }
    case .unwrapped(let inner): return spelled(inner).map { $0 + "?" }
    case .nominal(let nominal, let arguments):
      var parts: [String] = []
      for argument in arguments {
        guard let part = spelled(argument) else { return nil }
        parts.append(part)
      }
      if nominal == catalog.arrayNominal { return parts.count == 1 ? "[\(parts[0])]" : nil }
      if nominal == catalog.dictionaryNominal { return parts.count == 2 ? "[\(parts[0]): \(parts[1])]" : nil }
      switch nominal {
      case .project(let id):
        // A generic type without its arguments says nothing.
        guard catalog.index.types[id].declaration.generics.count == parts.count else { return nil }
      case .external(let name) where catalog.text(name).isEmpty: return nil
      default: break
      }
      return catalog.describe(type)
    default: return nil
    }
  }
}
