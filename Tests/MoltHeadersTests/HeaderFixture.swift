import Foundation
import MoltImporterNames

@testable import MoltHeaders

/// A folder of `Fixtures/headers`: headers, and what must come of them.
///
/// - `names.tsv`: a declaration a line: kind, owner, name in Objective-C (`+` before a member of the class), Swift 2, and
///   Swift 3 with later versions that differ after it.
/// - `renames.yml`: the table of renames; absent: not looked at.
/// - `problems`: what is said about what could not be read; absent: nothing.
struct HeaderFixture: Sendable, CustomStringConvertible {
  var folder: URL
  var description: String { folder.lastPathComponent }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/headers")

  static let all: [HeaderFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { HeaderFixture(folder: root.appendingPathComponent($0)) }
  }()

  func text(_ name: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

  /// Reads the headers.
  func parse() throws -> (rows: [HeaderRow], problems: [String]) {
    var request = HeaderRequest()
    request.files = [folder.path]
    request.includeFolders = [folder.path]
    let parse = try HeaderParse.read(request, headers: HeaderSet(request), clang: LibClang())
    let places = [folder.path + "/", Disk.shown(folder.path) + "/"]
    let problems = parse.problems.lines.map { line in
      places.reduce(line) { $0.replacingOccurrences(of: $1, with: "") }
    }
    return (HeaderRow.rows(of: parse), problems)
  }

  /// A row as `names.tsv` has it.
  static func line(_ row: HeaderRow) -> String {
    var fields = [
      RowFormat.kindWord(row.kind), row.owner.isEmpty ? "-" : row.owner, (row.isStatic ? "+" : "") + row.objcName,
    ]
    var last: String?
    let versions: [(ImporterVersion, String)] = [
      (.swift2, "2"), (.swift3, "3"), (.swift4, "4"), (.swift4_2, "4.2"), (.swift5, "5"),
    ]
    for (version, key) in versions {
      let name = row.names[version]?.path ?? "-"
      if version <= .swift3 {
        fields.append(name)
      } else if name != last {
        fields.append("\(key): \(name)")
      }
      last = name
    }
    return fields.joined(separator: "\t")
  }
}
