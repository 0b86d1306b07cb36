import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Names that belong to no type.
extension BodyWalker {
  /// Of a global name with more overloads than this, nothing is known but that it is the project's: to lay each call over each
  /// of them would cost the square of a file.
  static let mostOverloads = 256

  /// The project's globals of a name, the nearest first; put in order once a file.
  func globals(named name: Name) -> [Int]? {
    if let known = nearestGlobals[Int(name.index)] { return known.isEmpty ? nil : known }
    let found = catalog.index.globals[catalog.text(name)].map { nearestFirst($0) }
    nearestGlobals[Int(name.index)] = found ?? []
    return found
  }

  /// A global function, constant or variable.
  func global(_ name: Name, expected: TypeID) -> Value {
    let token = index
    let call = callSite(at: token + 1)
    index += 1
    var value = Value(type: .unknown, start: token)
    if let own = globals(named: name) {
      if own.count > Self.mostOverloads {
        if let call { walkArguments(call, signature: nil, parameters: [], isKnown: false) }
        return value
      }
      for id in own {
        guard let found = match(declared: id, call: call, wantsStatic: catalog.index.declarations[id].isStatic) else {
          continue
        }
        value.type = found.result
        if let call, found.takesCall {
          walkArguments(call, signature: found.signature, parameters: found.parameters, isKnown: true)
        }
        return value
      }
    }
    guard let resolution = resolveGlobal(name, call: call) else {
      if let call {
        takesNumbers = ["min", "max", "abs"].contains(catalog.text(name))
        walkArguments(call, signature: nil, parameters: [], isKnown: false)
        value.type = genericGlobal(catalog.text(name), call)
      }
      return value
    }
    value.type = resolution.result
    if let call, resolution.takesCall {
      var parameters = resolution.parameters
      if case .old(_, let spelling) = resolution.outcome,
        let receiver = catalog.receiverIndex(resolution) ?? spelling.selfIndex
      {
        // The receiver is an argument of the old call and none of the new.
        parameters = parameters.map { $0.flatMap { $0 == receiver ? nil : $0 > receiver ? $0 - 1 : $0 } }
      }
      walkArguments(call, signature: resolution.signature, parameters: parameters, isKnown: true)
    }
    let end = index
    apply(resolution, name: token, receiver: nil, call: resolution.takesCall ? call : nil, expected: expected)
    index = end
    noteResult(of: resolution, value: &value)
    return value
  }

  /// Follows up on a global function whose result was a `T!` or a `T?` and is not any more.
  private func noteResult(of resolution: Resolution, value: inout Value) {
    guard resolution.takesCall else { return }
    switch resolution.outcome {
    case .current(let id) where catalog.history.row(id).template == nil: break
    case .old(let id, _)
    where catalog.history.row(id).template == nil && catalog.receiverIndex(resolution) == nil: break
    default: return
    }
    noteEffects(of: resolution, receiver: nil, value: &value)
  }

  /// What a function gives that gives what it is given, or what no header says.
  private func genericGlobal(_ name: String, _ call: CallSite) -> TypeID {
    switch name {
    case "min", "max", "abs":
      for argument in call.arguments where argument.value.count > 0 {
        switch tokens.kind(argument.value.upperBound - 1) {
        case .integerLiteral, .floatLiteral: continue
        default: return typesByLastToken[argument.value.upperBound - 1] ?? .unknown
        }
      }
      return .unknown
    case "zip":
      let elements = call.arguments.map {
        $0.value.isEmpty ? .unknown : catalog.element(of: typesByLastToken[$0.value.upperBound - 1] ?? .unknown)
      }
      guard elements.count == 2, !elements.contains(where: \.isUnknown) else { return .unknown }
      return catalog.array(of: catalog.arena.intern(.tuple(elements, labels: [.none, .none])))
    case "objc_getAssociatedObject": return catalog.arena.optional(catalog.any)
    default: return .unknown
    }
  }

  /// The row that a global name stands for.
  private func resolveGlobal(_ name: Name, call: CallSite?) -> Resolution? {
    var current: Resolution?
    for id in catalog.rows(named: name) {
      let row = catalog.history.row(id)
      guard row.kind == .function || row.kind == .constant || row.owner == nil, catalog.isVisible(row) else { continue }
      let spellings = catalog.spellings(of: id)
      for spelling in spellings.old where spelling.base == name && spelling.owner.isEmpty {
        guard var found = match(spelling, row: id, call: call) else { continue }
        found.outcome = .old(row: id, spelling)
        found.evidence = ["\(spelling.text) is a global of \(row.module) that the project does not declare"]
        return found
      }
      if current == nil, let new = spellings.new, new.base == name, new.owner.isEmpty,
        var found = match(new, row: id, call: call)
      {
        found.outcome = .current(row: id)
        current = found
      }
    }
    return current
  }
}

extension Catalog {
  /// Which argument of the old call is the receiver in the new one.
  func receiverIndex(_ resolution: Resolution) -> Int? {
    guard case .old(let row, _) = resolution.outcome else { return nil }
    return spellings(of: row).new?.selfIndex
  }
}
