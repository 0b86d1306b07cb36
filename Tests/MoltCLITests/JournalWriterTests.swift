import Foundation
import Testing

@testable import MoltCLI

/// A journal that is written file by file is what `molt undo` reads, wherever the run ended.
@Suite struct JournalWriterTests {
  /// A journal in a folder without git, with two files noted one after the other.
  private func note(in sandbox: Sandbox) throws -> Journal {
    let paths = ["A.swift", "B.swift"].map { sandbox.folder.path + "/" + $0 }
    for (path, name) in zip(["A.swift", "B.swift"], ["A", "B"]) {
      try sandbox.write(Array("old \(name)".utf8), to: path)
    }
    let writer = JournalWriter(for: paths[0], title: "migrate", Console())
    for (path, name) in zip(paths, ["A", "B"]) {
      writer.note(FileChange(path: path, old: Array("old \(name)".utf8), new: Array("new \(name)".utf8)))
    }
    writer.finish()
    return Journal(for: paths[0])
  }

  @Test func filesAreNotedOneAfterTheOther() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let found = try #require(try note(in: sandbox).read())
    #expect(found.title == "migrate")
    #expect(found.entries.map(\.old) == [Array("old A".utf8), Array("old B".utf8)])
    #expect(found.entries.map(\.newHash) == [Journal.hash(Array("new A".utf8)), Journal.hash(Array("new B".utf8))])
  }

  @Test func aJournalThatEndsInTheMiddleOfANoteHasTheFilesBefore() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let journal = try note(in: sandbox)
    let whole = try FileSystem.read(journal.path)
    let second = try #require(whole.lastRange(of: Array("old A\n".utf8))).upperBound
    for end in second..<whole.count {
      try AtomicWriter.put(Array(whole[..<end]), at: journal.path)
      let found = try #require(try journal.read())
      #expect(found.entries.map(\.old) == [Array("old A".utf8)], "\(end) of \(whole.count) bytes")
    }
  }

  @Test func aDamagedJournalIsNotTakenForAnEmptyOne() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let journal = try note(in: sandbox)
    let whole = try FileSystem.read(journal.path)
    let start = try #require(whole.lastRange(of: Array("migrate\n".utf8))).upperBound
    var damaged = whole
    damaged[start] = UInt8(ascii: "x")
    try AtomicWriter.put(damaged, at: journal.path)
    #expect(throws: Journal.Damage.self) { try journal.read() }
  }
}

extension [UInt8] {
  /// Where a run of bytes stands for the last time.
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    indices.reversed().first { self[$0...].starts(with: other) }.map { $0..<$0 + other.count }
  }
}
