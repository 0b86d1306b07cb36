import MoltRules
import MoltText

/// How far the parts of a project are, and one example of each kind of finding: what a page about a run shows.
///
/// Gathered only when a format asks, since examples need the files' lines.
public struct RunOverview: Sendable {
  /// The findings of one rule that say the same.
  public struct Kind: Sendable {
    public var rule: String
    public var message: String
    /// How many of them are edits that were applied, or would be.
    public var editCount = 0
    /// How many are left for a person.
    public var leftCount = 0
    /// How many have edits that were not applied.
    public var heldBackCount = 0
    /// The first of them.
    public var example: Example?

    mutating func count(isApplied: Bool, isHeldBack: Bool) {
      if isApplied {
        editCount += 1
      } else if isHeldBack {
        heldBackCount += 1
      } else {
        leftCount += 1
      }
    }
  }

  /// Lines of a file, and what becomes of them.
  public struct Example: Sendable, Equatable {
    /// `path:line`
    public var place: String
    public var before: [String]
    /// Empty when nothing is edited.
    public var after: [String]
  }

  /// The figures of one part of a project.
  public struct Module: Sendable, Equatable {
    public var name: String
    public var fileCount = 0
    /// Files that need nothing more.
    public var doneCount = 0
    /// Findings whose edits were applied, or would be.
    public var editCount = 0
    /// Findings that are left, for a person or held back.
    public var leftCount = 0
  }

  /// The figures of one file with findings.
  public struct File: Sendable {
    public var path: String
    public var editCount: Int
    public var leftCount: Int
  }

  /// Longer examples are cut, in lines and in characters a line.
  private static let mostLines = 6
  private static let widest = 200

  private let isDone: @Sendable (ReportedFinding) -> Bool
  private var kindsByKey: [Key: Kind] = [:]
  private var folders: [String: Module] = [:]
  /// Files that need nothing more and of which nobody said where they are.
  private var doneElsewhere = 0
  /// In the order of their paths.
  public private(set) var files: [File] = []

  /// Files that were left alone though there were edits.
  public private(set) var failures: [RunReport.Problem] = []

  private struct Key: Hashable {
    var rule: String
    var message: String
  }

  public init(_ run: RunDescription) {
    let isWritten = run.mode == .write
    isDone = { isWritten && $0.isApplied }
  }

  /// By rule, then most frequent first.
  public var kinds: [Kind] {
    kindsByKey.values.sorted {
      ($0.rule, $1.editCount, $1.heldBackCount, $0.message) < ($1.rule, $0.editCount, $0.heldBackCount, $1.message)
    }
  }

  /// By name. A module is a folder below `Sources` or `Tests`, else a folder below the one that holds all files.
  public var modules: [Module] {
    var shared: [Substring]?
    for folder in folders.keys {
      let parts = folder.split(separator: "/")
      shared = shared.map { zip($0, parts).prefix { $0 == $1 }.map(\.0) } ?? parts
    }
    var modules: [String: Module] = [:]
    for (folder, figures) in folders {
      let name = Self.module(of: folder, below: shared?.count ?? 0)
      var module = modules[name] ?? Module(name: name)
      module.fileCount += figures.fileCount
      module.doneCount += figures.doneCount
      module.editCount += figures.editCount
      module.leftCount += figures.leftCount
      modules[name] = module
    }
    return modules.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// - Parameter count: how many folders all files share.
  private static func module(of folder: String, below count: Int) -> String {
    let parts = folder.split(separator: "/")
    var end = min(count + 1, parts.count)
    if let base = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), base + 1 < parts.count {
      end = max(end, base + 2)
    }
    let name = parts[..<end].joined(separator: "/")
    return name.isEmpty ? "." : (folder.hasPrefix("/") ? "/" : "") + name
  }

  /// Files that need nothing more.
  public var doneCount: Int { folders.values.reduce(doneElsewhere) { $0 + $1.doneCount } }

  /// The kind with that message.
  func kind(_ rule: String, _ message: String) -> Kind? { kindsByKey[Key(rule: rule, message: message)] }

  /// Counts files without findings.
  ///
  /// - Parameter folder: where they are; nil when nobody knows.
  mutating func addClean(_ count: Int, in folder: String?) {
    guard let folder else {
      doneElsewhere += count
      return
    }
    folders[folder, default: Module(name: folder)].fileCount += count
    folders[folder]?.doneCount += count
  }

  /// Counts a file with findings.
  mutating func add(_ file: FileReport, isLint: Bool) {
    let edits = file.findings.count { $0.isApplied }
    let left = file.findings.count - edits
    add(
      path: file.path, edits: edits, left: left,
      isDone: file.failure == nil && file.findings.allSatisfy(isDone))
    if let failure = file.failure { failures.append(.init(path: file.path, message: "not changed: " + failure)) }
    if file.findings.isEmpty { return }
    var lines: LineMap?
    for item in file.findings {
      let key = Key(rule: item.finding.rule, message: item.finding.message)
      var kind = kindsByKey[key] ?? Kind(rule: key.rule, message: key.message)
      kind.count(isApplied: item.isApplied, isHeldBack: item.isHeldBack)
      if kind.example == nil, !(isLint && item.isApplied) {
        let map = lines ?? (isLint ? LineMap(file.newBytes ?? file.bytes) : file.lines)
        lines = map
        kind.example = Self.example(item.finding, file.path, map)
      }
      kindsByKey[key] = kind
    }
  }

  /// A file that was read back from a report, with the examples that stand there.
  mutating func add(_ file: FileIssues, isWritten: Bool) {
    let edits = file.issues.count { $0.isApplied }
    add(
      path: file.path, edits: edits, left: file.issues.count - edits,
      isDone: file.failure == nil && file.issues.allSatisfy { isWritten && $0.isApplied })
    if let failure = file.failure { failures.append(.init(path: file.path, message: "not changed: " + failure)) }
    for issue in file.issues {
      let key = Key(rule: issue.rule, message: issue.message)
      var kind = kindsByKey[key] ?? Kind(rule: key.rule, message: key.message)
      kind.count(isApplied: issue.isApplied, isHeldBack: issue.isHeldBack)
      if kind.example == nil { kind.example = issue.example }
      kindsByKey[key] = kind
    }
  }

  private mutating func add(path: String, edits: Int, left: Int, isDone: Bool) {
    let folder = Self.folder(of: path)
    var module = folders[folder] ?? Module(name: folder)
    module.fileCount += 1
    if isDone { module.doneCount += 1 }
    module.editCount += edits
    module.leftCount += left
    folders[folder] = module
    if edits + left > 0 { files.append(File(path: path, editCount: edits, leftCount: left)) }
  }

  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  static func example(_ finding: Finding, _ path: String, _ lines: LineMap) -> Example {
    let line = lines.line(at: finding.range.lower)
    let place = "\(PlainText.escaped(path)):\(line)"
    if lines.range(ofLine: line).count <= 4 * widest, let block = EditPreview(finding.edits, in: lines).blocks.first {
      // Without the indent that all lines share, more of them is seen on a narrow screen.
      let before = block.lines.map { lines.text(ofLine: $0) }
      let after = block.afterTexts
      let indent = (before + after).filter { !$0.isEmpty }.map(blanks).min() ?? 0
      return Example(place: place, before: cut(before, indent), after: cut(after, indent))
    }
    let text = lines.text(ofLine: line)
    return Example(place: place, before: cut([text], blanks(text)), after: [])
  }

  private static func blanks(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }

  private static func cut(_ lines: [String], _ indent: Int) -> [String] {
    var result = lines.prefix(mostLines).map { line in
      let text = PlainText.escaped(String(decoding: line.utf8.dropFirst(indent), as: UTF8.self), keepsTabs: true)
      return text.utf8.count <= widest ? text : String(text.prefix(widest)) + "…"
    }
    if lines.count > mostLines { result.append("…") }
    return result
  }
}
