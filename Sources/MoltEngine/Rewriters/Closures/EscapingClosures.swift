import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Closure parameters escape only when they say so: `f: () -> Void` that is stored becomes `f: @escaping () -> Void`.
struct EscapingClosures: Rewriter {
  let id = "escaping-closures"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc), .kind(.kwInit)]

  /// Names of C function types that never were optional.
  private static let imported: Set<String> = ["dispatch_block_t"]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let isInit = tokens.kind(index) == .kwInit
    if isInit, tokens.kind(index - 1) == .period { return }
    guard let header = file.headers[index], let clause = header.parameterClauses.first
    else { return }
    let function = isInit ? "init" : header.name.map { tokens.name($0) } ?? ""
    for (position, parameter) in clause.parameters.enumerated() {
      guard let type = parameter.type, parameter.ellipsis == nil, isClosure(type, in: file),
        !hasAttribute(parameter, in: tokens)
      else { continue }
      let label = ClosureFlow.label(of: parameter, at: position, isInit: isInit, in: tokens)
      guard let escape = file.facts.closures.escapes[ClosureFlow.Slot(function: function, label: label)] else {
        continue
      }
      // A file of Swift 3 or later marks what escapes: what it does not mark, does not.
      if escape == .perhaps, file.marksEscaping { continue }
      let evidence =
        escape == .surely
        ? "the closure is stored, returned or captured" : "the closure is handed to a function that may keep it"
      report(
        finding(
          "A closure parameter that outlives the call is marked @escaping", at: tokens.range(of: type),
          escape == .surely ? .safe : .likely,
          edits: [.insert("@escaping ", at: tokens.start(type.lowerBound), affinity: .next)], evidence: [evidence]))
    }
  }

  private func isClosure(_ type: Range<Int>, in file: RewriterContext) -> Bool {
    if FunctionType(type, in: file.tokens) != nil { return true }
    if file.isFunctionAlias(type) { return true }
    return type.count == 1 && Self.imported.contains(file.tokens.name(type.lowerBound))
  }

  /// Whether the parameter already says how it is used.
  private func hasAttribute(_ parameter: Parameter, in tokens: TokenBuffer) -> Bool {
    let names = parameter.attributes.map { tokens.text($0.name) }
    return names.contains { ["escaping", "noescape", "autoclosure"].contains($0) }
  }
}
