import MoltNames

/// A rule as it is embedded: without its examples and its rationale, and ready to be asked, because reading YAML takes longer
/// than linting a file.
extension LintRule {
  func write(to writer: inout RecordWriter) {
    for text in [id, category, file] { writer.write(text) }
    writer.write(Int(severity.rawValue))
    writer.write(since.map { "\($0)" })
    writer.write(before.map { "\($0)" })
    writer.write(message.text)
    writer.write(suggestion?.text)
    writer.write(rewrite?.text)
    writer.write(result?.rawValue)
    writer.write(check)
    for flag in [applicability == .safe, isStrict, includesTests] { writer.write(flag) }
    for patterns in [patterns, inside, notInside] { writer.write(patterns) { $1.write(to: &$0) } }
    writer.write(ownTexts.sorted { $0.key < $1.key }) { writer, own in
      writer.write(own.key)
      writer.write(own.value.message?.text)
      writer.write(own.value.suggestion?.text)
    }
    writer.write(types) { $0.write($1) }
    writer.write(restrictions) { $1.write(to: &$0) }
  }

  init(from reader: inout RecordReader) {
    self.init()
    id = reader.string()
    category = reader.string()
    file = reader.string()
    severity = Severity(rawValue: UInt8(truncatingIfNeeded: reader.number())) ?? .warning
    since = reader.optionalString().flatMap { SwiftVersion($0) }
    before = reader.optionalString().flatMap { SwiftVersion($0) }
    message = Template(reader.string())
    suggestion = reader.optionalString().map { Template($0) }
    rewrite = reader.optionalString().map { Template($0) }
    result = reader.optionalString().flatMap { ResultUse(rawValue: $0) }
    check = reader.optionalString()
    applicability = reader.flag() ? .safe : .likely
    isStrict = reader.flag()
    includesTests = reader.flag()
    patterns = reader.items { Pattern(from: &$0) }
    inside = reader.items { Pattern(from: &$0) }
    notInside = reader.items { Pattern(from: &$0) }
    for _ in 0..<reader.number() where !reader.isBroken {
      let place = reader.number()
      let message = reader.optionalString().map { Template($0) }
      ownTexts[place] = OwnTexts(message: message, suggestion: reader.optionalString().map { Template($0) })
    }
    types = reader.items { $0.string() }
    restrictions = reader.items { Restriction(from: &$0) }
  }
}

extension LintRule.Restriction {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(hole)
    writer.write(kinds) { $0.write($1.rawValue) }
    for expression in [expression, notExpression] {
      writer.write(expression != nil)
      expression?.write(to: &writer)
    }
    for words in [oneOf.sorted(), notOneOf.sorted(), types] { writer.write(words) { $0.write($1) } }
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init(hole: reader.string())
    kinds = reader.items { $0.string() }.compactMap { ExpressionKind(rawValue: $0) }
    if reader.flag() { expression = ByteExpression(from: &reader) }
    if reader.flag() { notExpression = ByteExpression(from: &reader) }
    oneOf = Set(reader.items { $0.string() })
    notOneOf = Set(reader.items { $0.string() })
    types = reader.items { $0.string() }
  }
}
