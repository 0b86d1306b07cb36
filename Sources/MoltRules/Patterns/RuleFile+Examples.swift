extension RuleFileReader {
  /// The mark before each place that an invalid example's rule must find.
  static let pointer: Character = "↓"

  mutating func readExamples(_ node: YAMLNode?, _ root: YAMLNode) {
    guard let node else {
      mistakes.add(
        "no examples", at: root.mark, advice: "Add `examples:` with `invalid:`, each place marked with ↓, and `valid:`."
      )
      return
    }
    guard let pairs = node.mapping else {
      mistakes.add("\(node.kindName) where a mapping belongs", at: node.mark, advice: "Write `invalid:` and `valid:`.")
      return
    }
    check(pairs.map(\.key), among: ["invalid", "valid"], of: "kind of example")
    var invalid: [LintRule.Example] = []
    for item in node["invalid"]?.sequence ?? [] {
      guard let example = example(item) else { continue }
      if !example.code.contains(Self.pointer) {
        mistakes.add(
          "no place is marked in this example", at: example.mark, advice: "Put ↓ right before each place that is found."
        )
      }
      if example.fixed != nil, rule.rewrite == nil, rule.check == nil {
        mistakes.add(
          "a result, but the rule rewrites nothing", at: example.mark, advice: "Add `rewrite:` or remove `fixed:`.")
      }
      invalid.append(example)
    }
    let valid = (node["valid"]?.sequence ?? []).compactMap { example($0) }
    for example in valid where example.code.contains(Self.pointer) || example.fixed != nil {
      mistakes.add(
        "a marked place in code that is valid", at: example.mark, advice: "Move it to `invalid:` or remove the mark.")
    }
    if invalid.isEmpty {
      mistakes.add("no invalid example", at: node.mark, advice: "Add `invalid:` with code that the rule must find.")
    }
    if valid.isEmpty {
      mistakes.add(
        "no valid example", at: node.mark, advice: "Add `valid:` with similar code that the rule must leave alone.")
    }
    setExamples(invalid: invalid, valid: valid)
  }

  private mutating func example(_ node: YAMLNode) -> LintRule.Example? {
    if let code = node.string { return LintRule.Example(code: code, fixed: nil, mark: node.mark) }
    guard let pairs = node.mapping else {
      mistakes.add("\(node.kindName) where an example belongs", at: node.mark)
      return nil
    }
    check(pairs.map(\.key), among: ["code", "fixed", "files"], of: "key")
    guard let code = node["code"]?.string else {
      mistakes.add("an example without code", at: node.mark, advice: "Add `code:`.")
      return nil
    }
    var example = LintRule.Example(code: code, fixed: node["fixed"]?.string, mark: node.mark)
    if let files = node["files"] { example.files = nodes(files).compactMap(\.string) }
    return example
  }

  /// Holes in texts must be there to be filled, and a rewrite must not lose what it captured.
  mutating func checkTexts(_ root: YAMLNode) {
    guard !rule.patterns.isEmpty else { return }
    let texts: [(key: String, template: Template?)] = [
      ("message", rule.message), ("suggestion", rule.suggestion), ("rewrite", rule.rewrite),
    ]
    for (key, template) in texts {
      guard let template, let node = root[key] else { continue }
      for (part, offset) in zip(template.parts, template.offsets) {
        guard case .hole(let name) = part, let pattern = rule.patterns.first(where: { !$0.holes.contains(name) }) else {
          continue
        }
        let names = pattern.holes
        mistakes.add(
          rule.patterns.count > 1 && rule.patterns.contains { $0.holes.contains(name) }
            ? "not every pattern has a hole $\(name): \(pattern.text)" : "no pattern has a hole $\(name)",
          at: mark(in: node, offset: offset),
          advice: names.isEmpty ? "The patterns have no holes." : NearWord.advice(for: name, among: names))
      }
    }
    guard let rewrite = rule.rewrite, let node = root["rewrite"] else { return }
    for pattern in rule.patterns {
      for (number, name) in pattern.holes.enumerated()
      where !rewrite.holes.contains(name) && pattern.isUsedOnce(number) {
        mistakes.add(
          "the rewrite drops what $\(name) captured", at: node.mark,
          advice: "Use $\(name) in it; if the code is really to go, write $_ in the pattern.")
      }
    }
  }
}
