import MoltEngine
import MoltNames
import MoltRules
import MoltSyntax
import MoltText
import Testing

@Suite("Rewriters")
struct RewriterExampleTests {
  @Test("do what their descriptions show", arguments: RewriterDescription.all)
  func examples(_ description: RewriterDescription) throws {
    for example in description.examples {
      let result = run(example.before, example.from, example.to, also: description.id)
      #expect(result.text == example.after ?? example.before, "\(example.before)")
      #expect(result.findings.contains { $0.rule == description.id }, "\(example.before)")
      if example.after == nil {
        #expect(result.findings.contains { $0.applicability == .manual }, "\(example.before)")
      }
      let again = run(result.text, example.from, example.to, also: description.id)
      #expect(again.text == result.text, "second run of \(example.before)")
    }
  }

  @Test("leave alone what their descriptions show", arguments: RewriterDescription.all)
  func counterexamples(_ description: RewriterDescription) throws {
    let from = description.examples.first?.from ?? SwiftVersion(2)
    let to = description.examples.first?.to ?? SwiftVersion(5)
    for code in description.stay {
      let result = run(code, from, to, also: description.id)
      #expect(result.text == code)
      #expect(!result.findings.contains { $0.rule == description.id }, "\(code)")
    }
  }

  @Test("leave strings and comments alone", arguments: RewriterDescription.all)
  func quoted(_ description: RewriterDescription) {
    for example in description.examples {
      let comment = "/*\n" + example.before + "*/\nlet a = \"\"\"\n" + example.before + "\"\"\"\n"
      if example.before.contains("*/") || example.before.contains("\\(") { continue }
      #expect(run(comment, example.from, example.to, also: description.id).findings.isEmpty, "\(comment)")
    }
  }

  @Test("keep CRLF line ends, and work after an emoji", arguments: RewriterDescription.all)
  func lineEnds(_ description: RewriterDescription) {
    for example in description.examples {
      let before = "let pet = \"🐈‍⬛\" // 👩‍👩‍👧\n" + example.before
      let after = "let pet = \"🐈‍⬛\" // 👩‍👩‍👧\n" + (example.after ?? example.before)
      let result = run(Self.withCRLF(before), example.from, example.to, also: description.id)
      #expect(result.text == Self.withCRLF(after))
    }
  }

  @Test("work on both branches of a condition", arguments: RewriterDescription.all)
  func branches(_ description: RewriterDescription) {
    for example in description.examples where !example.before.contains("#if") {
      let before = "#if DEBUG\n" + example.before + "#else\n" + example.before + "#endif\n"
      let after = example.after ?? example.before
      let expected = "#if DEBUG\n" + after + "#else\n" + after + "#endif\n"
      // Declared twice over, a variable that outlives its loop would clash, and a member be another type's.
      if example.after?.contains("while ") ?? false || description.id == "file-private" { continue }
      #expect(run(before, example.from, example.to, also: description.id).text == expected, "\(before)")
    }
  }

  @Test("make of whole files what is expected", arguments: Fixture.areas.filter { $0.hasPrefix("syntax-") })
  func files(_ area: String) throws {
    for fixture in try Fixture.load(area: area) {
      let before = String(decoding: fixture.before[0].bytes, as: UTF8.self)
      let result = run(before, fixture.from, fixture.to)
      #expect(result.text == String(decoding: fixture.after[0], as: UTF8.self), "\(fixture.name)")
    }
  }

  @Test("keep out of code for other versions")
  func versions() {
    let code = "#if swift(>=3.0)\nx++\n#else\ny++\n#endif\nz++\n"
    #expect(run(code, SwiftVersion(2), SwiftVersion(5)).text == code.replacingLast("z++", "z += 1"))
  }

  @Test("are all described, and every description has a rewriter")
  func complete() {
    let described = RewriterDescription.all
    #expect(Set(described.map(\.id)) == Set(RewriterRegistry.all.map(\.id)))
    #expect(RewriterRegistry.all.count == described.count)
    for rewriter in RewriterRegistry.all {
      let description = described.first { $0.id == rewriter.id }
      #expect(description?.fields["since"] == rewriter.since.description, "\(rewriter.id)")
    }
    for description in described {
      #expect(description.mistakes.isEmpty && description.file == description.id + ".yml")
      #expect(!description.examples.isEmpty && !description.stay.isEmpty, "\(description.id)")
      for key in ["title", "proposal", "applicability", "rationale"] {
        #expect(!(description.fields[key] ?? "").isEmpty, "\(description.id): \(key)")
      }
    }
  }

  @Test("do nothing between versions that do not differ")
  func nothing() {
    #expect(RewriterRegistry(from: SwiftVersion(6), to: SwiftVersion(6)).rewriters.isEmpty)
    #expect(run("x++\n", SwiftVersion(3), SwiftVersion(5)).text == "x++\n")
    #expect(run("x++\n", SwiftVersion(2), SwiftVersion(2, 2)).text == "x++\n")
  }

  @Test("survive code that ends anywhere", arguments: RewriterDescription.all)
  func truncated(_ description: RewriterDescription) {
    for example in description.examples {
      let bytes = Array(example.before.utf8)
      for count in 0..<bytes.count {
        _ = RewriterRegistry(from: SwiftVersion(1), to: SwiftVersion(6), also: [description.id])
          .run(over: Lexer.lex(Array(bytes[..<count])))
      }
    }
  }

  private static func withCRLF(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  private func run(
    _ code: String, _ from: SwiftVersion, _ to: SwiftVersion, also: String = ""
  ) -> (text: String, findings: [Finding]) {
    let tokens = Lexer.lex(Array(code.utf8))
    let findings = RewriterRegistry(from: from, to: to, also: [also]).run(over: tokens)
    var edits = EditSet()
    for finding in findings where finding.applicability != .manual {
      let accepted = edits.insert(finding.edits)
      #expect(accepted, "\(finding.rule) in conflict: \(code)")
    }
    return (String(decoding: edits.apply(to: tokens.bytes), as: UTF8.self), findings)
  }
}

extension String {
  fileprivate func replacingLast(_ old: String, _ new: String) -> String {
    hasSuffix(old + "\n") ? dropLast(old.count + 1) + new + "\n" : self
  }
}
