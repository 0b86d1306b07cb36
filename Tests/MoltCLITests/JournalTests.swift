import Foundation
import Testing

@testable import MoltCLI

/// What `molt undo` reads is what the run wrote, and nothing half of it.
@Suite struct JournalTests {
  private func withFolder(_ body: (Sandbox) throws -> Void) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array("// swift-tools-version:5.0\n".utf8), to: "Package.swift")
    try body(sandbox)
  }

  private func changes(in sandbox: Sandbox) throws -> [FileChange] {
    let contents: [(String, [UInt8])] = [
      ("Sources/A.swift", Array("one\r\n\n".utf8)), ("Sources/odd\nname é.swift", []),
      ("Sources/Last.swift", [0xEF, 0xBB, 0xBF, 10, 10, 49]),
    ]
    return try contents.map { name, old in
      try sandbox.write(old, to: name)
      return FileChange(path: sandbox.path(name), old: old, new: old + [33])
    }
  }

  @Test func roundTrip() throws {
    try withFolder { sandbox in
      let changes = try changes(in: sandbox)
      let journal = try #require(Journal.record(changes, title: "lint --fix", Console()))
      #expect(journal.path == sandbox.path(".molt/journal"))
      let (title, entries) = try #require(try journal.read())
      #expect(title == "lint --fix")
      #expect(entries.map(\.place) == ["Sources/A.swift", "Sources/odd\nname é.swift", "Sources/Last.swift"])
      #expect(entries.map(\.old) == changes.map(\.old))
      #expect(entries.map(\.newHash) == changes.map { Journal.hash($0.new) })
      #expect(entries.map { FilePath.absolute(journal.shown($0)) } == changes.map(\.path))
    }
  }

  @Test func theNextRunTakesItsPlace() throws {
    try withFolder { sandbox in
      let changes = try changes(in: sandbox)
      _ = Journal.record(changes, title: "first", Console())
      let journal = try #require(Journal.record([changes[1]], title: "second", Console()))
      #expect(try journal.read()?.entries.count == 1)
      journal.discard()
      #expect(try journal.read() == nil)
    }
  }

  /// Cut off anywhere, it is damaged, or has fewer files; it never has a wrong one.
  @Test func aPartOfAJournal() throws {
    try withFolder { sandbox in
      let changes = try changes(in: sandbox)
      let journal = try #require(Journal.record(changes, title: "t", Console()))
      let whole = try sandbox.read(".molt/journal")
      let entries = try #require(try journal.read()).entries
      for length in 0..<whole.count {
        try sandbox.write(Array(whole[..<length]), to: ".molt/journal")
        guard let read = try? journal.read() else { continue }
        #expect(read.entries == Array(entries.prefix(read.entries.count)), "\(length)")
        #expect(read.entries.count < entries.count, "\(length)")
      }
    }
  }

  @Test(arguments: ["", "molt journal 2\nt\n", "molt journal 1\nt\n9 9 x\n", "molt journal 1\nt\n-1 0 0\n", "nonsense"])
  func damage(_ text: String) throws {
    try withFolder { sandbox in
      try sandbox.write(Array(text.utf8), to: ".molt/journal")
      #expect(throws: Journal.Damage.self) { try Journal(for: sandbox.path("Package.swift")).read() }
    }
  }

  @Test(arguments: ["99999999999999999999 1 1", "18446744073709551615 1 1", "4 18446744073709551615 1"])
  func hugeLengths(_ line: String) throws {
    try withFolder { sandbox in
      try sandbox.write(Array("molt journal 1\nt\n\(line)\nA.sw".utf8), to: ".molt/journal")
      #expect(throws: Journal.Damage.self) { try Journal(for: sandbox.path("Package.swift")).read() }
    }
  }
}

/// Other programs are run without a shell, and neither side waits for the other.
@Suite struct SubprocessTests {
  @Test func bothOutputsAndTheStatus() throws {
    let result = try Subprocess.run(["sh", "-c", "cat; echo two >&2; exit 3"], input: Array("one".utf8))
    #expect(result.output == Array("one".utf8))
    #expect(result.error == Array("two\n".utf8))
    #expect(result.status == 3)
  }

  @Test func moreThanAPipeHolds() throws {
    let input = [UInt8](repeating: 65, count: 3 << 20)
    let result = try Subprocess.run(["sh", "-c", "cat >&2; head -c 2000000 /dev/zero"], input: input)
    #expect(result.error.count == input.count)
    #expect(result.output.count == 2_000_000)
  }

  @Test func argumentsAreTakenAsTheyAre() throws {
    let words = ["a b", "$HOME", "'", "*", ""]
    let result = try Subprocess.run(["printf", "%s|"] + words)
    #expect(String(decoding: result.output, as: UTF8.self) == words.joined(separator: "|") + "|")
  }

  @Test func theEnvironment() throws {
    let changes: [String: String?] = ["MOLT_TEST_ONE": "1", "HOME": String?.none]
    let result = try Subprocess.run(["sh", "-c", "echo $MOLT_TEST_ONE ${HOME-none}"], environment: changes)
    #expect(String(decoding: result.output, as: UTF8.self) == "1 none\n")
  }

  @Test func aSignal() throws {
    #expect(try Subprocess.run(["sh", "-c", "kill -9 $$"]).status == 137)
  }

  @Test func aProgramThatIsNotThere() {
    #expect(throws: SystemError.self) { try Subprocess.run(["molt-no-such-program"]) }
  }
}
