import Foundation
import Testing

/// What a migration keeps of a file, seen through the real tool.
@Suite struct WritingTests {
  static let old = "import UIKit\nlet a = UIColor.clearColor()\nlet b = UIColor.redColor()"
  static let new = "import UIKit\nlet a = UIColor.clear\nlet b = UIColor.red"

  private func migrate(_ sandbox: Sandbox, _ arguments: String) throws -> Outcome {
    try sandbox.run("molt migrate --from 2 --to 5 \(arguments)")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [true, false]) func lineEndsStay(ending: String, isTerminated: Bool) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    func text(_ source: String) -> [UInt8] {
      Array((source.replacingOccurrences(of: "\n", with: ending) + (isTerminated ? ending : "")).utf8)
    }
    try sandbox.write(text(Self.old), to: "A.swift")
    #expect(try migrate(sandbox, "A.swift").status == 0)
    #expect(try sandbox.read("A.swift") == text(Self.new))
  }

  @Test func theByteOrderMarkStays() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try sandbox.write(mark + Array(Self.old.utf8), to: "A.swift")
    #expect(try migrate(sandbox, "A.swift").status == 0)
    #expect(try sandbox.read("A.swift") == mark + Array(Self.new.utf8))
  }

  @Test func bytesThatAreNotTextStay() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let odd: [UInt8] = Array("\n// ".utf8) + [0xFF, 0xFE, 0xC0] + Array("\n".utf8)
    try sandbox.write(Array(Self.old.utf8) + odd, to: "A.swift")
    #expect(try migrate(sandbox, "A.swift").status == 0)
    #expect(try sandbox.read("A.swift") == Array(Self.new.utf8) + odd)
  }

  @Test func modeAndLinkStay() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.old.utf8), to: "elsewhere/real.swift")
    try sandbox.write([], to: "Sources/B.swift")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o751], ofItemAtPath: sandbox.path("elsewhere/real.swift"))
    try files.createSymbolicLink(
      atPath: sandbox.path("Sources/A.swift"), withDestinationPath: "../elsewhere/real.swift")
    #expect(try migrate(sandbox, "Sources").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: sandbox.path("Sources/A.swift")) == "../elsewhere/real.swift")
    #expect(try sandbox.read("elsewhere/real.swift") == Array(Self.new.utf8))
    let attributes = try files.attributesOfItem(atPath: sandbox.path("elsewhere/real.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.new.utf8), to: "A.swift")
    let before = try FileManager.default.attributesOfItem(atPath: sandbox.path("A.swift"))
    #expect(try migrate(sandbox, "A.swift").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: sandbox.path("A.swift"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func theReportDoesNotDependOnThreads() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    for index in 0..<40 {
      try sandbox.write(Array("\(Self.old)\nlet n\(index) = 1".utf8), to: "S\(index % 7)/F\(index).swift")
    }
    let one = try migrate(sandbox, "--check --jobs 1 .")
    #expect(one.status == 1)
    for threads in [2, 5] { #expect(try migrate(sandbox, "--check --jobs \(threads) .") == one) }
  }

  @Test func theOtherFilesOfTheProjectCount() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array("// swift-tools-version:4.0".utf8), to: "Package.swift")
    try sandbox.write(
      Array("class UIColor { class func clearColor() -> Int { return 1 } }".utf8), to: "Sources/Own.swift")
    try sandbox.write(Array(Self.old.utf8), to: "Sources/A.swift")
    // The project has its own UIColor, so nothing is known of this one, though its file was not named.
    #expect(try migrate(sandbox, "Sources/A.swift").status == 0)
    #expect(try sandbox.read("Sources/A.swift") == Array(Self.old.utf8))
  }

  /// Whenever the tool is killed, each file is whole: the old one or the new one.
  @Test(arguments: ["0", "0.01", "0.02", "0.04", "0.08"]) func aKilledRunLosesNothing(delay: String) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let names = (0..<60).map { "F\($0).swift" }
    for name in names { try sandbox.write(Array(Self.old.utf8), to: name) }
    _ = try sandbox.run("molt migrate --from 2 --to 5 -q . & sleep \(delay); kill -9 $! 2>/dev/null; wait $!")
    for name in names {
      let text = String(decoding: try sandbox.read(name), as: UTF8.self)
      #expect(text == Self.old || text == Self.new)
    }
    #expect(try migrate(sandbox, "-q .").status == 0)
    for name in names { #expect(try sandbox.read(name) == Array(Self.new.utf8)) }
  }
}
