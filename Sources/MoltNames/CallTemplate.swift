/// What a call becomes where a new name alone does not say it: `$1.asyncAfter(deadline: $0, execute: $2)`.
///
/// `$n` stands for an argument of the old call, counted from 0; for a row whose old name is a member `$0` is the receiver (of an
/// initialiser: the type as it is written) and the arguments count from 1. `${n|filter}` passes the argument through a filter; an argument that a filter does not
/// understand makes the whole call one for a person. `$$` is a dollar sign.
public struct CallTemplate: Sendable, Equatable {
  /// A piece of a template.
  public enum Piece: Sendable, Equatable {
    case text(String)
    case argument(Int, filter: Filter?)
    /// An array whose first `count` elements a C function took: `${2|elements 3}`
    case elements(Int, count: Int)
  }

  /// A change of one argument.
  public enum Filter: String, Sendable, CaseIterable {
    /// A C truth value to a Bool: `0` → `false`, `1` → `true`; what is a Bool by its look stays
    case bool
    /// The opposite of a truth value: `true` → `false`, `x` → `!x`
    case not
    /// What may be missing no more: `x` → `x!` where it is an optional
    case unwrapped
    /// A `CGAffineTransform` pointer: nothing for `nil`, else `, transform: t` without the `&`
    case transform
    /// A queue priority or a quality of service: nothing for the default, else `qos: .background` …
    case qos
    /// Attributes of a new queue: nothing for a serial one, else `, attributes: .concurrent`
    case attributes
    /// A `dispatch_time_t`: `DISPATCH_TIME_NOW` → `.now()`, `DISPATCH_TIME_FOREVER` → `.distantFuture`
    case time
    /// Nanoseconds as what is added to a `DispatchTime`: `Int64(2 * Double(NSEC_PER_SEC))` → `2`
    case seconds
    /// A type: without its `.self`
    case type
    /// A text that may not be missing any more: `nil` → `""`
    case text
    /// An address: without the `&`
    case pointee
    /// The collection that an index is taken from: `s.startIndex` → `s`
    case collection
    /// An argument once more: only where it is made of names
    case again
    /// One element as a set of one: `.day` → `[.day]`
    case set
    /// Options that have no place any more: nothing for none, `[]` or `nil`
    case none
  }

  public let pieces: [Piece]

  /// Reads a template; nil when it is malformed (`problem(in:)` says why).
  public init?(_ text: String) {
    guard case .success(let pieces) = CallTemplate.parse(text) else { return nil }
    self.pieces = pieces
  }

  /// What is wrong with a template, as the end of a sentence that starts with `the template`; nil when it is sound.
  public static func problem(in text: String) -> String? {
    if case .failure(let problem) = parse(text) { problem.text } else { nil }
  }

  /// The highest argument that the template uses; -1 for none.
  public var highestArgument: Int {
    pieces.map { piece in
      switch piece {
      case .text: -1
      case .argument(let index, _): index
      case .elements(let index, let count): max(index, count)
      }
    }.max() ?? -1
  }

  private struct Problem: Error { var text: String }

  private static func parse(_ text: String) -> Result<[Piece], Problem> {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "$" else {
        plain.append(character)
        continue
      }
      if rest.first == "$" {
        plain.append("$")
        rest.removeFirst()
        continue
      }
      let isBraced = rest.first == "{"
      if isBraced { rest.removeFirst() }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let index = Int(digits), index < 100 else { return .failure(.init(text: "has a `$` without a number")) }
      rest = rest.dropFirst(digits.count)
      var filter: Filter?
      var count: Int?
      if isBraced {
        if rest.first == "|" {
          let name = rest.dropFirst().prefix { $0 != "}" }
          if let number = elementCount(name) {
            count = number
          } else if let known = Filter(rawValue: String(name)) {
            filter = known
          } else {
            return .failure(.init(text: "names a filter '\(name)' that does not exist"))
          }
          rest = rest.dropFirst(name.count + 1)
        }
        guard rest.first == "}" else { return .failure(.init(text: "has a `${` without a `}`")) }
        rest.removeFirst()
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(count.map { .elements(index, count: $0) } ?? .argument(index, filter: filter))
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return .success(pieces)
  }

  /// The number in `elements 3`.
  private static func elementCount(_ filter: Substring) -> Int? {
    guard filter.hasPrefix("elements "), let number = Int(filter.dropFirst(9)), (0..<100).contains(number) else {
      return nil
    }
    return number
  }
}

extension CallTemplate {
  /// The text of the new call; `arguments` are the source texts of the receiver and the arguments, without labels, each
  /// already in brackets where it is to be a receiver. Nil when one is missing or a filter does not understand it.
  public func expand(_ arguments: [String]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .argument(let index, let filter):
        guard index < arguments.count else { return nil }
        guard let filter else {
          text += arguments[index]
          continue
        }
        guard let changed = filter.apply(arguments[index]) else { return nil }
        text += changed
      case .elements(let index, let count):
        guard index < arguments.count, count < arguments.count else { return nil }
        switch CallTemplate.span(of: arguments[index], count: arguments[count]) {
        case .all: text += arguments[index]
        case .none: text += "[]"
        case .unknown: return nil
        }
      }
    }
    return text
  }
}
