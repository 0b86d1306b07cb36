import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What is said about a near miss, and how it is mended.
extension NearMissRequirement {
  func verdict(_ miss: Miss, _ method: Method, _ file: LintFile) -> CheckVerdict {
    let tokens = file.tokens
    let written = APIName(base: tokens.name(method.name), labels: method.labels).description
    var wanted = miss.wanted
    wanted.owner = nil
    let owner = miss.requirement.owner.name
    var verdict = CheckVerdict()
    verdict.message =
      written == wanted.description
      ? "nothing calls this method: it is not quite '\(written)' of \(owner)"
      : "nothing calls '\(written)': \(owner) asks for '\(wanted.description)'"
    verdict.evidence = [miss.reason]
    if let signature = signature(of: miss.requirement, file) { verdict.suggestion = "write `\(signature)`" }
    verdict.edits = edits(for: miss, method, file)
    verdict.applicability = miss.isSafe && !verdict.edits.isEmpty ? .safe : .likely
    return verdict
  }

  /// The SDK's header as one writes it: without `optional`, attributes and default values.
  private func signature(of requirement: Requirement, _ file: LintFile) -> String? {
    let text = file.sdk.history.row(requirement.row).declaration(in: .swift5)
    guard let start = text.range(ofWord: "func") else { return nil }
    return String(text[start...])
  }

  private func edits(for miss: Miss, _ method: Method, _ file: LintFile) -> [Edit] {
    let tokens = file.tokens
    var edits: [Edit] = []
    for modifier in method.header.modifiers
    where tokens.kind(modifier) == .kwPrivate || tokens.kind(modifier) == .kwFileprivate {
      edits.append(Edit(ByteRange(tokens.start(modifier), tokens.start(modifier + 1)), ""))
    }
    if tokens.name(method.name) != miss.wanted.base {
      edits.append(Edit(tokens.range(method.name), miss.wanted.base))
    }
    let labels = miss.wanted.labels ?? []
    let types = wantedTypes(of: miss.requirement, file)
    guard labels.count == method.parameters.count, types.parameters.count == labels.count else { return [] }
    for (position, parameter) in method.parameters.enumerated() {
      relabel(parameter, to: labels[position], tokens, &edits)
      retype(parameter.type, to: types.parameters[position], file, &edits)
    }
    if let result = method.header.result, let wanted = types.result {
      retype(result, to: wanted, file, &edits)
    } else if method.header.result != nil || types.result != nil {
      // The body would have to return something else.
      return []
    }
    return edits
  }

  private func relabel(_ parameter: Parameter, to label: String, _ tokens: TokenBuffer, _ edits: inout [Edit]) {
    guard let first = parameter.first else { return }
    if let second = parameter.second {
      if tokens.name(second) == label {
        edits.append(Edit(ByteRange(tokens.start(first), tokens.start(second)), ""))
      } else if tokens.name(first) != label {
        edits.append(Edit(tokens.range(first), label))
      }
    } else if tokens.name(first) != label {
      edits.append(.insert(label + " ", at: tokens.start(first), affinity: .next))
    }
  }

  private func retype(_ range: Range<Int>?, to wanted: String, _ file: LintFile, _ edits: inout [Edit]) {
    guard let range else { return }
    let types = Lexer.lex(Array(wanted.utf8))
    let plain = PlainTypes.text(0..<types.count - 1, in: types)
    let written = PlainTypes.text(range, in: file.tokens)
    switch file.fit(written, plain) {
    case .older, .narrower, .different: edits.append(Edit(file.tokens.range(of: range), wanted))
    case .same, .unknown: return
    }
  }

  /// The types of the SDK's header as they are written.
  private func wantedTypes(of requirement: Requirement, _ file: LintFile) -> (parameters: [String], result: String?) {
    let tokens = Lexer.lex(Array(file.sdk.history.row(requirement.row).declaration(in: .swift5).utf8))
    var introducer = 0
    while introducer < tokens.count, tokens.kind(introducer) != .kwFunc { introducer += 1 }
    guard let header = DeclarationHeader(at: introducer, in: tokens) else { return ([], nil) }
    let parameters = header.parameterClauses.first?.parameters.map { parameter in
      parameter.type.map { tokens.text(in: tokens.range(of: $0)) } ?? ""
    }
    return (parameters ?? [], header.result.map { tokens.text(in: tokens.range(of: $0)) })
  }
}

extension String {
  /// Where a word begins that stands between blanks or at the start.
  fileprivate func range(ofWord word: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word + " ") { return index }
      guard let blank = self[index...].firstIndex(of: " ") else { return nil }
      index = self.index(after: blank)
    }
    return nil
  }
}
