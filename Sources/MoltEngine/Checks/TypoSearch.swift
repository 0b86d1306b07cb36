import MoltNames
import MoltRules
import MoltSyntax

/// Finds the requirement that a misspelled method was meant to be.
struct TypoSearch {
  let file: LintFile

  /// The number of letters that may differ.
  private static let most = 2

  /// Whether a method whose name nothing in the SDK bears may still be a delegate's: it starts as its first parameter's type
  /// does, `scrollviewDidScroll(_: UIScrollView)`.
  static func isCandidate(_ name: Int, in tokens: TokenBuffer) -> Bool {
    var index = name + 2
    let end = min(index + 4, tokens.count)
    while index < end, tokens.kind(index) != .colon { index += 1 }
    guard index < end, tokens.kind(index + 1) == .identifier else { return false }
    let type = tokens.range(index + 1)
    let word = tokens.range(name)
    guard type.count > 6, word.count > type.count else { return false }
    return tokens.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<type.count - 2 where bytes[type.lower + 2 + offset] | 32 != bytes[word.lower + offset] | 32 {
        return false
      }
      return true
    }
  }

  /// Among requirements of the same base name: one label is misspelled.
  func miss(of method: NearMissRequirement.Method, among requirements: [Requirement]) -> NearMissRequirement.Miss? {
    var found: [NearMissRequirement.Miss] = []
    let length = Requirement.spelling(file.tokens.name(method.name), method.labels).count
    for requirement in requirements {
      // One label that is nearly right: so near are the lengths of the whole.
      guard let wantedLength = requirement.length, abs(wantedLength - length) <= Self.most,
        let wanted = requirement.name, wanted.base == file.tokens.name(method.name), let labels = wanted.labels,
        labels.count == method.labels.count
      else { continue }
      let wrong = labels.indices.filter { labels[$0] != method.labels[$0] }
      guard wrong.count == 1, let position = wrong.first, isNear(method.labels[position], labels[position]),
        hasTypes(of: requirement, method), isFree(method, method.labels[position]),
        file.conforms(method.ownerName, to: requirement.owner) == true
      else { continue }
      found.append(
        .init(
          requirement: requirement, wanted: wanted,
          reason: "the label '\(method.labels[position])' is not '\(labels[position])'", isSafe: true))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Among everything that the type's protocols ask for: the base name is misspelled.
  func miss(of method: NearMissRequirement.Method) -> NearMissRequirement.Miss? {
    guard Self.isCandidate(method.name, in: file.tokens) else { return nil }
    let name = file.tokens.name(method.name)
    let written = Array(name.utf8)
    let ancestry = file.ancestry(of: method.ownerName)
    if ancestry.isForeign { file.ask(for: .types) }
    var found: [NearMissRequirement.Miss] = []
    for id in ancestry.sdk.sorted() {
      let type = file.sdk.history.type(id)
      guard type.kind == .protocol else { continue }
      for candidate in file.sdk.requirements(ofProtocol: type)
      where NearWord.isNear(written, candidate.base, atMost: Self.most) {
        guard let requirement = file.sdk.requirement(file.sdk.history.row(candidate.row)),
          let wanted = requirement.name,
          wanted.labels == method.labels, wanted.base != name, hasTypes(of: requirement, method), isFree(method, name)
        else { continue }
        found.append(
          .init(requirement: requirement, wanted: wanted, reason: "the name is '\(wanted.base)'", isSafe: true))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func hasTypes(of requirement: Requirement, _ method: NearMissRequirement.Method) -> Bool {
    file.sdk.plainTypes(ofRow: requirement.row) == method.types
  }

  /// Whether nobody else wants the method as it is: no protocol of the project asks for it, and the misspelled word stands
  /// nowhere else, in a call or a selector.
  private func isFree(_ method: NearMissRequirement.Method, _ word: String) -> Bool {
    let name = file.tokens.name(method.name)
    if file.projectTypes.asks(for: .init(base: name, labels: method.labels)) { return false }
    return file.places(of: word).allSatisfy { place in
      if file.tokens.kind(place - 1) == .kwFunc { return true }
      guard let open = file.context.nesting.parent(place), file.tokens.kind(open) == .leftParen else { return false }
      return file.tokens.kind(open - 2) == .kwFunc
    }
  }

  private func isNear(_ written: String, _ wanted: String) -> Bool {
    let wanted = Array(wanted.utf8)
    return wanted.withUnsafeBufferPointer { NearWord.isNear(Array(written.utf8), $0, atMost: Self.most) }
  }
}
