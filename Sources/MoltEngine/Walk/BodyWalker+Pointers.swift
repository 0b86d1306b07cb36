import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Pointers of one type made of pointers of another, which Swift 2 did without a word (SE-0107).
extension BodyWalker {
  /// `UnsafePointer<UInt8>(data.bytes)`, `UnsafePointer($0)` where a pointer of a certain type is expected.
  ///
  /// - Parameters:
  ///   - made: the type whose name is called.
  ///   - name: the token of that name.
  func rebindPointer(_ made: TypeID, at name: Int, call: CallSite, expected: TypeID) {
    guard let sink, catalog.crosses(.swift3), tokens.kind(name) == .identifier,
      let parens = call.parens, call.count == 1, let argument = call.arguments.first, argument.label == nil,
      let (wanted, written) = pointer(made), wanted == .constant || wanted == .mutable, !argument.value.isEmpty,
      isPostfix(argument.value)
    else { return }
    let last = argument.value.upperBound - 1
    let given = typesByLastToken[last] ?? .unknown
    if written == nil, tokens.kind(last) == .rightParen, isOpaqueCall(argument.value) {
      nameRaw(wanted, at: name, sink: sink)
      return
    }
    guard let pointee = written ?? pointer(expected)?.pointee, !pointee.isUnknown, let text = spelled(pointee) else {
      return
    }
    let source = pointer(given)
    // Without a written type, what stands in the brackets may be just the pointer that is wanted.
    guard source?.pointee != pointee, source != nil || written == nil && given.isUnknown,
      catalog.arena.bare(given) == given || isUnwrapped(given)
    else { return }
    let raw = wanted == .mutable ? "UnsafeMutableRawPointer(" : "UnsafeRawPointer("
    let isConstant = source?.kind == .constant || source?.kind == .raw
    let label = wanted == .mutable && isConstant ? "mutating: " : ""
    let open = ByteRange(Int(tokens[name].start), Int(tokens[parens.open].end))
    sink.report(
      Finding(
        rule: "rebound-pointer", message: "a pointer of one type is made of another's by way of a raw one",
        range: tokens.range(of: name..<parens.close + 1), applicability: .likely,
        edits: [
          Edit(open, raw + label),
          .insert(
            ".assumingMemoryBound(to: \(text).self)", at: Int(tokens[parens.close].end), affinity: .previous),
        ],
        evidence: [
          source == nil
            ? "an \(catalog.describe(catalog.arena.bare(expected))) is expected here"
            : "the value is an \(catalog.describe(given))"
        ]))
  }

  /// `Unmanaged<T>.fromOpaque(COpaquePointer(info))`: a raw pointer is taken as it is since Swift 3.
  func takeRawPointer(_ name: Int, call: CallSite) {
    guard let sink, catalog.crosses(.swift3), tokens.matches(name, "fromOpaque"),
      call.count == 1, let value = call.arguments.first?.value, value.count >= 4,
      tokens.matches(value.lowerBound, "COpaquePointer"), tokens.kind(value.lowerBound + 1) == .leftParen,
      tokens.partner(value.lowerBound + 1) == value.upperBound - 1, value.count == 4,
      let known = local(catalog.name(tokens, value.lowerBound + 2)), pointer(known.type) != nil
    else { return }
    let inside = value.lowerBound + 2..<value.upperBound - 1
    let type = known.type
    // The name of the type goes with what stands around the variable.
    settledTypes.append(tokens.range(value.lowerBound))
    let mark = catalog.arena.isOptional(type) ? "!" : ""
    let source = tokens.range(of: inside)
    sink.report(
      Finding(
        rule: "rebound-pointer", message: "'fromOpaque' takes a raw pointer since Swift 3",
        range: tokens.range(of: value), applicability: .likely,
        edits: [
          Edit(tokens.range(of: value), pieces: [.source(source), .text(mark)].filter { $0 != .text("") })
        ], evidence: ["the value is an \(catalog.describe(type)); nothing would have been no object either"]))
  }

  enum PointerKind { case constant, mutable, raw, mutableRaw }

  /// What kind of pointer a type is, and to what; nil for what is none.
  private func pointer(_ type: TypeID) -> (kind: PointerKind, pointee: TypeID?)? {
    guard case .nominal(.sdk(let id), let arguments) = catalog.node(catalog.arena.bare(catalog.expandAlias(type)))
    else { return nil }
    switch catalog.name(ofSDKType: id) {
    case "UnsafePointer": return (.constant, arguments.first)
    case "UnsafeMutablePointer": return (.mutable, arguments.first)
    case "UnsafeRawPointer": return (.raw, nil)
    case "UnsafeMutableRawPointer": return (.mutableRaw, nil)
    default: return nil
    }
  }

  private func isUnwrapped(_ type: TypeID) -> Bool {
    if case .unwrapped = catalog.node(type) { return true }
    return false
  }

  /// `….toOpaque()`, which gives a raw pointer now.
  private func isOpaqueCall(_ value: Range<Int>) -> Bool {
    value.count >= 4 && tokens.matches(value.upperBound - 3, "toOpaque")
      && tokens.partner(value.upperBound - 1) == value.upperBound - 2
  }

  private func nameRaw(_ wanted: PointerKind, at name: Int, sink: any FindingSink) {
    let raw = wanted == .mutable ? "UnsafeMutableRawPointer" : "UnsafeRawPointer"
    sink.report(
      Finding(
        rule: "rebound-pointer", message: "what 'toOpaque()' gives is a raw pointer", range: tokens.range(name),
        applicability: .likely, edits: [Edit(tokens.range(name), raw)],
        evidence: ["no type is written that it should point to"]))
  }
}
