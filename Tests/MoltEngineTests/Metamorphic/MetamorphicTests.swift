import Foundation
import MoltEngine
import MoltNames
import MoltRules
import MoltSyntax
import MoltTables
import MoltText
import Testing

/// A file that says the same in other bytes must be migrated in the same way, or left alone: a different edit shows that
/// one of the two is wrong.
@Suite("Fixtures written differently")
struct MetamorphicTests {
  /// A third of the variations of each fixture takes seconds; `MOLT_THOROUGH=1` asks for all.
  static let isThorough = ProcessInfo.processInfo.environment["MOLT_THOROUGH"] == "1"

  @Test("get the same edits, or none", arguments: Fixture.areas)
  func area(_ area: String) throws {
    for (position, fixture) in try Fixture.load(area: area).enumerated() {
      let file = fixture.before[0]
      let options = MigrationOptions(from: fixture.from, to: fixture.to)
      let original = Outcome(of: file, options: options)
      for (number, variation) in Variation.all.enumerated() where Self.isThorough || (number + position) % 3 == 0 {
        if let fault = Self.fault(of: variation, options: options, file: file, original: original) {
          Issue.record("\(fixture.name), \(variation.name): \(fault)")
        }
      }
    }
  }

  /// What is wrong with the migration of the file written differently; nil: nothing.
  private static func fault(
    of variation: Variation, options: MigrationOptions, file: SourceFile, original: Outcome
  ) -> String? {
    // Extensions stand at the top level only.
    if variation.isLocal, original.names.contains("extension") { return nil }
    let varied = SourceFile(path: file.path, bytes: variation.write(original.tokens))
    if variation.relation == .none {
      guard Lexer.lex(varied.bytes).spelling.allSatisfy({ !original.names.contains($0) }) else { return nil }
      let outcome = Outcome(of: varied, options: options)
      return outcome.result.newBytes == nil ? nil : "edits \(outcome.applied(shift: 0).keys)"
    }
    let outcome = Outcome(of: varied, options: options)
    // Where the change of the bytes changes what they say, there is nothing to compare.
    let shift = variation.tokensBefore
    guard outcome.spelling.count >= shift + original.spelling.count,
      Array(outcome.spelling[shift..<shift + original.spelling.count]) == original.spelling
    else { return nil }
    if let failure = outcome.result.failure {
      return variation.relation == .same && original.result.failure == nil ? failure : nil
    }
    let (expected, came) = (original.applied(shift: 0), outcome.applied(shift: shift))
    let missing = expected.keys.filter { came[$0] == nil }.sorted()
    // What an edit does not write anew is edited by itself.
    let open = missing.compactMap { expected[$0] }
    let extra = came.filter { key, place in expected[key] == nil && !open.contains { $0.contains(place.lowerBound) } }
    if !extra.isEmpty { return "more edits: \(extra.keys.sorted())" }
    if variation.relation == .same, !missing.isEmpty { return "fewer edits: \(missing)" }
    // The same edits, in the original.
    var edits = EditSet()
    for finding in original.appliedOuterFirst where came[original.key(of: finding, shift: 0)] != nil {
      _ = edits.insert(finding.edits)
    }
    let wanted = Lexer.lex(edits.apply(to: file.bytes)).spelling
    let all = Lexer.lex(outcome.result.newBytes ?? varied.bytes).spelling
    let end = outcome.spelling.count - shift - original.spelling.count
    let result = Array(all.dropFirst(shift).dropLast(end))
    guard result != wanted else { return nil }
    let place = zip(result, wanted).prefix { $0 == $1 }.count
    func excerpt(_ texts: [String]) -> String {
      texts.dropFirst(max(place - 4, 0)).prefix(10).joined(separator: " ")
    }
    return "`\(excerpt(result))` instead of `\(excerpt(wanted))`"
  }
}

/// A file and what a migration made of it.
private struct Outcome {
  let tokens: TokenBuffer
  let spelling: [String]
  let names: Set<String>
  let result: FileResult

  init(of file: SourceFile, options: MigrationOptions) {
    tokens = Lexer.lex(file.bytes)
    spelling = tokens.spelling
    names = Set(spelling.filter { $0.utf8.count > 3 })
    result = Migrator(options: options, history: .embedded, files: [file]).makeWorker().migrate(file)
  }

  /// What was edited, each by its rule and its place, and the tokens that its edits reach over.
  func applied(shift: Int) -> [String: Range<Int>] {
    var keys: [String: Range<Int>] = [:]
    for (finding, isApplied) in result.findings where isApplied {
      let ranges = finding.edits.map(\.range) + [finding.range]
      let (low, high) = (ranges.map(\.lower).min() ?? 0, ranges.map(\.upper).max() ?? 0)
      let first = token(at: low) - shift
      keys[key(of: finding, shift: shift)] = first..<max(token(at: high) - shift, first) + 1
    }
    return keys
  }

  /// The findings that were applied, those that write a whole construct anew first.
  var appliedOuterFirst: [Finding] {
    func extent(_ finding: Finding) -> Int { finding.edits.map(\.range.count).max() ?? 0 }
    return result.findings.filter(\.applied).map(\.finding).enumerated().sorted { one, two in
      let (left, right) = (extent(one.element), extent(two.element))
      return left != right ? left > right : one.offset < two.offset
    }.map(\.element)
  }

  func key(of finding: Finding, shift: Int) -> String {
    let place = token(at: finding.range.lower)
    return "\(finding.rule) at \(place - shift) `\(tokens.name(place))`"
  }

  /// The first token that ends after an offset.
  private func token(at offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
