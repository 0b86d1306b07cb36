import Foundation
import MoltNames
import Testing

@testable import MoltCLI

/// The cases in `Fixtures/project-files`: files that state a version, before, and after a migration from one version to
/// another; those of a `.stay` case must stay as they are from 2 to 5.
@Suite struct ProjectFileTests {
  struct Case: Sendable, CustomStringConvertible {
    var folder: URL
    var description: String { folder.lastPathComponent }

    static let all: [Case] = {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/project-files")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted().map { Case(folder: root.appendingPathComponent($0)) }
    }()

    var mustStay: Bool { description.hasSuffix(".stay") }

    /// The folder of results and the versions in its name; those of a case that must stay are its input itself.
    func after() throws -> (folder: URL, from: SwiftVersion, to: SwiftVersion) {
      let before = folder.appendingPathComponent("before")
      if mustStay { return (before, SwiftVersion(2), SwiftVersion(5)) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first { $0.hasPrefix("after@") })
      let versions = name.dropFirst(6).split(separator: "-").compactMap { SwiftVersion(String($0)) }
      try #require(versions.count == 2)
      return (folder.appendingPathComponent(name), versions[0], versions[1])
    }

    func files(in folder: URL) throws -> [ProjectFile] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter(ProjectFile.isOne).map { name in
        ProjectFile(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
      }
    }
  }

  private func run(_ files: [ProjectFile], _ from: SwiftVersion, _ to: SwiftVersion) -> [[UInt8]] {
    let context = ProjectFile.Context(
      from: from, to: to, isStatedElsewhere: files.contains(where: \.statesVersion))
    return files.map { $0.report(context, edits: { _ in true }).newBytes ?? $0.bytes }
  }

  @Test(arguments: Case.all) func becomesWhatIsExpected(_ item: Case) throws {
    let (folder, from, to) = try item.after()
    let before = try item.files(in: item.folder.appendingPathComponent("before"))
    let after = try item.files(in: folder)
    #expect(before.map(\.path) == after.map(\.path))
    #expect(!before.isEmpty)
    for crlf in [false, true] {
      func bytes(_ file: ProjectFile) -> [UInt8] {
        crlf ? file.bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] } : file.bytes
      }
      let input = before.map { ProjectFile(path: $0.path, bytes: bytes($0)) }
      let results = run(input, from, to)
      for (result, expected) in zip(results, after) {
        #expect(
          String(decoding: result, as: UTF8.self) == String(decoding: bytes(expected), as: UTF8.self),
          "\(expected.path), CRLF \(crlf)")
      }
      let second = zip(before, results).map { ProjectFile(path: $0.path, bytes: $1) }
      #expect(run(second, from, to) == results, "second run")
    }
  }

  @Test(arguments: Case.all.filter(\.mustStay)) func onlyOldManifestsAreReported(_ item: Case) throws {
    let files = try item.files(in: item.folder.appendingPathComponent("before"))
    let context = ProjectFile.Context(from: SwiftVersion(2), to: SwiftVersion(5))
    let rules = files.flatMap { $0.findings(context) }.map(\.rule)
    #expect(rules == (item.description.hasPrefix("manifest") ? [ProjectFile.Rule.manifest] : []))
  }

  @Test func whatIsOlderThanTheCodeIsReported() {
    let file = ProjectFile(path: "A.xcconfig", bytes: Array("SWIFT_VERSION = 2.3\n".utf8))
    let report = file.report(.init(from: SwiftVersion(4), to: SwiftVersion(5)), edits: { _ in true })
    #expect(report.newBytes == nil)
    #expect(report.findings.map(\.finding.applicability) == [.manual])
  }

  @Test(
    arguments: [
      "{ a = ", "{{{{", "objects = (", "{ objects = { x = { isa = \"", "/*", "\"\\", "'", "=", "]=",
      "s.swift_version =", "", "'SWIFT_VERSION' => ['",
    ]
  ) func brokenFilesAreLeftAlone(_ text: String) {
    for name in ["project.pbxproj", "A.xcconfig", "A.podspec", "Podfile", ".swift-version", "Package.swift"] {
      let file = ProjectFile(path: name, bytes: Array(text.utf8))
      #expect(file.report(.init(from: SwiftVersion(2), to: SwiftVersion(5)), edits: { _ in true }).newBytes == nil)
    }
  }
}
