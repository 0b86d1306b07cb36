import Foundation
import MoltEngine
import MoltNames
import Testing

/// Files before a migration and what each of them must be after it, read from `Fixtures`.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The path below `Fixtures` of what is expected: a file, or an `after@…` folder.
  let name: String
  let from: SwiftVersion
  let to: SwiftVersion
  /// All files of the project before, by path.
  let before: [SourceFile]
  /// What each of `before` must become, in the same order.
  let after: [[UInt8]]

  var testDescription: String { name }
  var mustStay: Bool { name.contains(".stay@") }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The folders of `migrate`: one area each.
  static let areas = names(in: "migrate")

  /// The folders of `projects`: one project each.
  static let projects = names(in: "projects")

  /// The single files of one area.
  static func load(area: String) throws -> [Fixture] {
    let folder = root.appendingPathComponent("migrate/\(area)")
    return try names(in: "migrate/\(area)").compactMap { file in
      guard let versions = Versions(name: file.replacingOccurrences(of: ".swift", with: "")) else { return nil }
      let after = try bytes(of: folder.appendingPathComponent(file))
      let stays = versions.stem.hasSuffix(".stay")
      let input = stays ? after : try bytes(of: folder.appendingPathComponent(versions.stem + ".swift"))
      return Fixture(
        name: "migrate/\(area)/\(file)", from: versions.from, to: versions.to,
        before: [SourceFile(path: "\(versions.stem).swift", bytes: input)], after: [after])
    }
  }

  /// The `after@…` folders of one project.
  static func load(project: String) throws -> [Fixture] {
    try load(before: "projects/\(project)/before", afterIn: "projects/\(project)")
  }

  /// The app that `make demo` migrates.
  static func loadDemo() throws -> [Fixture] {
    try load(before: "demo", afterIn: "").filter { $0.name.hasPrefix("demo") }
  }

  private static func load(before: String, afterIn folder: String) throws -> [Fixture] {
    let source = root.appendingPathComponent(before)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try paths.map { SourceFile(path: $0, bytes: try bytes(of: source.appendingPathComponent($0))) }
    return try names(in: folder).compactMap { name in
      guard let versions = Versions(name: name) else { return nil }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let after = root.appendingPathComponent(path)
      return Fixture(
        name: path, from: versions.from, to: versions.to, before: files,
        after: try paths.map { try bytes(of: after.appendingPathComponent($0)) })
    }
  }

  /// The same fixture as it would look in a checkout with Windows line ends.
  var withCRLF: Fixture {
    Fixture(
      name: name, from: from, to: to,
      before: before.map { SourceFile(path: $0.path, bytes: Self.crlf($0.bytes)) }, after: after.map(Self.crlf))
  }

  /// The state after the migration as the input of a second one.
  var again: Fixture {
    Fixture(
      name: name, from: from, to: to,
      before: zip(before, after).map { SourceFile(path: $0.path, bytes: $1) }, after: after)
  }

  private static func crlf(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }

  private static func bytes(of file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// The end of a fixture's name, `…@<from>-<to>`.
private struct Versions {
  let stem: String
  let from: SwiftVersion
  let to: SwiftVersion

  /// Nil for a name without versions: the input itself.
  init?(name: String) {
    guard let mark = name.lastIndex(of: "@") else { return nil }
    let parts = name[name.index(after: mark)...].split(separator: "-")
    guard parts.count == 2, let from = SwiftVersion(String(parts[0])), let to = SwiftVersion(String(parts[1])) else {
      return nil
    }
    stem = String(name[..<mark])
    self.from = from
    self.to = to
  }
}
