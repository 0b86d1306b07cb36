import MoltSyntax

/// How closure parameters leave the functions they are passed to, over a whole project.
///
/// A parameter is known by its function's base name and its own argument label, not by its type: a requirement, its witnesses
/// and overrides, and everything else of the same name share one fate, which is what the compiler asks of them too.
struct ClosureFlow: Sendable {
  /// One parameter of all functions of one name.
  struct Slot: Hashable, Sendable {
    var function: String
    /// The label that a call passes; `#1` for the second argument if it has none.
    var label: String
  }

  /// How sure it is that a parameter escapes.
  enum Escape: Int, Sendable {
    /// It is handed to a function of which nothing is known.
    case perhaps
    /// It is stored, returned or captured by something that is.
    case surely
  }

  /// Parameters that escape by themselves or, after `resolve`, through others.
  private(set) var escapes: [Slot: Escape] = [:]
  /// Parameters that are handed on, and to which.
  private var flows: [Slot: Set<Slot>] = [:]
  /// All closure parameters of functions that the project declares.
  private var declared: Set<Slot> = []
  /// The label of the last parameter, by function: where a trailing closure goes.
  private var lastLabels: [String: Set<String>] = [:]
  /// Trailing closures that capture a parameter: the function they are passed to is looked up in the end.
  private var trailing: [Slot: Set<String>] = [:]

  mutating func merge(_ other: ClosureFlow) {
    escapes.merge(other.escapes) { $0.rawValue >= $1.rawValue ? $0 : $1 }
    flows.merge(other.flows) { $0.union($1) }
    declared.formUnion(other.declared)
    lastLabels.merge(other.lastLabels) { $0.union($1) }
    trailing.merge(other.trailing) { $0.union($1) }
  }

  /// Follows the flows until nothing changes any more.
  mutating func resolve() {
    for (slot, functions) in trailing {
      for function in functions {
        for label in lastLabels[function] ?? [] {
          flows[slot, default: []].insert(Slot(function: function, label: label))
        }
        if lastLabels[function] == nil { note(slot, KnownFunctions.fate(of: function)) }
      }
    }
    trailing = [:]
    var changed = true
    while changed {
      changed = false
      for (slot, targets) in flows {
        for target in targets {
          let fate = declared.contains(target) ? escapes[target] : KnownFunctions.fate(of: target.function)
          if let fate, note(slot, fate) { changed = true }
        }
      }
    }
  }

  @discardableResult
  mutating func note(_ slot: Slot, _ escape: Escape) -> Bool {
    if let known = escapes[slot], known.rawValue >= escape.rawValue { return false }
    escapes[slot] = escape
    return true
  }

  mutating func declare(_ slot: Slot, isLast: Bool) {
    declared.insert(slot)
    if isLast { lastLabels[slot.function, default: []].insert(slot.label) }
  }

  mutating func flow(from slot: Slot, to target: Slot) { flows[slot, default: []].insert(target) }

  mutating func flow(from slot: Slot, toTrailingClosureOf function: String) {
    trailing[slot, default: []].insert(function)
  }

  /// The label by which a call names a parameter, or its position.
  ///
  /// The first parameter of a function had no label in Swift 2 unless it was given two names.
  static func label(of parameter: Parameter, at position: Int, isInit: Bool, in tokens: TokenBuffer) -> String {
    guard let first = parameter.first, tokens.kind(first) != .wildcard else { return "#\(position)" }
    if position == 0, !isInit, parameter.second == nil, parameter.pound == nil { return "#0" }
    return tokens.name(first)
  }
}

/// What functions outside of the project do with their closures.
enum KnownFunctions {
  /// Those that use up their closure before they return.
  static let nonescaping: Set<String> = [
    "map", "flatMap", "filter", "reduce", "forEach", "sort", "sortInPlace", "sorted", "contains", "indexOf", "index",
    "first", "find", "min", "max", "minElement", "maxElement", "split", "partition", "startsWith", "elementsEqual",
    "lexicographicalCompare", "performWithoutAnimation", "dispatch_sync", "dispatch_barrier_sync", "dispatch_apply",
    "dispatch_once", "sync", "autoreleasepool", "performBlockAndWait", "performAndWait", "compactMap", "allSatisfy",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
    "withExtendedLifetime", "withCString", "concurrentPerform",
  ]

  /// Those that keep it.
  private static let escaping: Set<String> = [
    "append", "insert", "updateValue", "addOperationWithBlock", "dispatch_async", "dispatch_after",
    "dispatch_barrier_async", "dispatch_group_async", "dispatch_group_notify", "animateWithDuration", "performBlock",
    "dataTaskWithURL", "dataTaskWithRequest", "async", "asyncAfter", "addOperation",
  ]

  static func fate(of function: String) -> ClosureFlow.Escape { escaping.contains(function) ? .surely : .perhaps }
}
