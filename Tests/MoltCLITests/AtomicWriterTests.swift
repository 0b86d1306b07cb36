import Foundation
import Testing

@testable import MoltCLI

@Suite struct AtomicWriterTests {
  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func contentIsReplacedAndNothingElseIsLeft() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write([1, 2], to: "a.swift")
    try AtomicWriter.replace(sandbox.path("a.swift"), with: [3], expecting: [1, 2])
    #expect(try sandbox.read("a.swift") == [3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) == ["a.swift"])
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o640]) func theModeStays(mode wanted: Int) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write([1], to: "a.swift")
    try FileManager.default.setAttributes([.posixPermissions: wanted], ofItemAtPath: sandbox.path("a.swift"))
    try AtomicWriter.replace(sandbox.path("a.swift"), with: [2], expecting: [1])
    #expect(try mode(sandbox.path("a.swift")) == wanted)
  }

  @Test func aLinkStaysALink() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write([1], to: "real/a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("link.swift"), withDestinationPath: "real/a.swift")
    try AtomicWriter.replace(sandbox.path("link.swift"), with: [2], expecting: [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("link.swift")) == "real/a.swift")
    #expect(try sandbox.read("real/a.swift") == [2])
  }

  @Test func aFileThatChangedMeanwhileIsLeft() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write([1], to: "a.swift")
    #expect(throws: AtomicWriter.Failure.changedMeanwhile) {
      try AtomicWriter.replace(sandbox.path("a.swift"), with: [2], expecting: [9])
    }
    #expect(try sandbox.read("a.swift") == [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) == ["a.swift"])
  }

  @Test func aMissingFileIsNotCreated() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    #expect(throws: AtomicWriter.Failure.system(SystemError(code: ENOENT))) {
      try AtomicWriter.replace(sandbox.path("a.swift"), with: [2], expecting: [])
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("a.swift")))
  }
}
