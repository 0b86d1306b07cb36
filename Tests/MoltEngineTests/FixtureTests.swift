import MoltEngine
import MoltNames
import MoltTables
import MoltText
import Testing

@Suite("Fixtures")
struct FixtureTests {
  @Test("become what is expected", arguments: Fixture.areas)
  func area(_ area: String) throws {
    for fixture in try Fixture.load(area: area) { expectMigration(fixture) }
  }

  @Test("of several files become what is expected", arguments: Fixture.projects)
  func project(_ project: String) throws {
    for fixture in try Fixture.load(project: project) { expectMigration(fixture) }
  }

  @Test("are changed by no second run", arguments: Fixture.areas)
  func idempotence(_ area: String) throws {
    for fixture in try Fixture.load(area: area) { expectMigration(fixture.again, "second run of ") }
  }

  @Test("of several files are changed by no second run", arguments: Fixture.projects)
  func projectIdempotence(_ project: String) throws {
    for fixture in try Fixture.load(project: project) { expectMigration(fixture.again, "second run of ") }
  }

  @Test("keep CRLF line ends", arguments: Fixture.areas)
  func lineEnds(_ area: String) throws {
    for fixture in try Fixture.load(area: area) { expectMigration(fixture.withCRLF, "CRLF twin of ") }
  }

  @Test("of several files keep CRLF line ends", arguments: Fixture.projects)
  func projectLineEnds(_ project: String) throws {
    for fixture in try Fixture.load(project: project) { expectMigration(fixture.withCRLF, "CRLF twin of ") }
  }

  @Test("of the demo become what is expected, once and for all")
  func demo() throws {
    let demo = try Fixture.loadDemo()
    #expect(!demo.isEmpty)
    for fixture in demo {
      expectMigration(fixture)
      expectMigration(fixture.again, "second run of ")
      expectMigration(fixture.withCRLF, "CRLF twin of ")
    }
  }

  @Test("hold at least as many cases that must stay as cases that change")
  func balance() throws {
    let all = try Fixture.areas.flatMap { try Fixture.load(area: $0) }
    #expect(!all.isEmpty)
    // A case is one input, however many versions it is written for.
    func cases(_ fixtures: [Fixture]) -> Int {
      Set(fixtures.map { $0.name.prefix(while: { $0 != "@" }) }).count
    }
    #expect(cases(all.filter(\.mustStay)) >= cases(all.filter { !$0.mustStay }))
    for fixture in all where !fixture.mustStay {
      #expect(fixture.before[0].bytes != fixture.after[0], "\(fixture.name) changes nothing: name it .stay")
    }
  }

  /// Migrates every file of `fixture` and compares; the message is the patch from what is expected to what came.
  private func expectMigration(_ fixture: Fixture, _ what: String = "") {
    let options = MigrationOptions(from: fixture.from, to: fixture.to)
    let worker = Migrator(options: options, history: .embedded, files: fixture.before).makeWorker()
    for (file, expected) in zip(fixture.before, fixture.after) {
      let result = worker.migrate(file)
      #expect(result.failure == nil, "\(what)\(fixture.name): \(file.path)")
      let actual = result.newBytes ?? file.bytes
      if actual != expected {
        let patch = UnifiedDiff.render(old: expected, new: actual, path: file.path, context: 1)
        Issue.record("\(what)\(fixture.name) (- expected, + came)\n\(String(decoding: patch, as: UTF8.self))")
      }
    }
  }
}
