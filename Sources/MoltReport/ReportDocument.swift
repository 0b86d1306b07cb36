import MoltRules
import MoltText

/// A JSON report that was read back.
public struct ReportDocument: Sendable {
  /// Why a text is no report that can be used.
  public struct Failure: Error, Equatable {
    public var message: String
  }

  public var run: RunDescription
  /// As in the report, sorted by path.
  public var files: [FileIssues]
  public var problems: [RunReport.Problem]
  public var generatedFiles: [String]
  /// How many files of a folder have no findings, by the folder; empty where the report does not tell.
  public var cleanFolders: [String: Int] = [:]
  /// How many files were looked at.
  public var fileCount: Int
  /// How many findings `lint --fix` mended.
  public var fixedCount: Int
  public var quiet = QuietFindings()

  /// Reads what `--format json` wrote.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let value: JSONValue
    do throws(JSONValue.Failure) {
      value = try JSONValue(bytes)
    } catch {
      throw Failure(message: "line \(error.line): \(error.message)")
    }
    guard let version = value["formatVersion"]?.integer, let command = value["command"]?.text else {
      throw Failure(message: "is no JSON report of Molt; write it with --format json or --output json=FILE")
    }
    guard version == JSONFormat.formatVersion else {
      throw Failure(
        message: "has format version \(version), and this Molt reads \(JSONFormat.formatVersion); "
          + "use the same version of Molt everywhere")
    }
    guard let command = RunDescription.Command(rawValue: command),
      let mode = value["mode"]?.text.flatMap(RunReport.Mode.init(rawValue:))
    else { throw Failure(message: "names no command or mode that can be merged") }
    run = RunDescription(
      command: command, mode: mode, toolVersion: value["molt"]?.text ?? "", from: value["from"]?.text,
      to: value["to"]?.text)
    if let part = value["shard"], let number = part["number"]?.integer, let count = part["count"]?.integer {
      guard count > 0, count <= 100_000, (1...count).contains(number) else {
        throw Failure(message: "is part \(number) of \(count), which cannot be")
      }
      run.part = .init(number: number, count: count)
    }
    files = []
    for file in value["files"]?.items ?? [] { files.append(try FileIssues(file)) }
    problems = (value["problems"]?.items ?? []).map {
      .init(path: $0["path"]?.text, message: $0["message"]?.text ?? "")
    }
    generatedFiles = (value["generatedFiles"]?.items ?? []).compactMap(\.text)
    for item in value["clean"]?.items ?? [] {
      guard let folder = item["folder"]?.text, let count = item["files"]?.integer, (0...1_000_000_000).contains(count)
      else { throw Failure(message: "'clean' holds something else than folders and their numbers of files") }
      cleanFolders[folder] = count
    }
    fileCount = value["summary"]?["files"]?.integer ?? files.count
    fixedCount = value["summary"]?["fixed"]?.integer ?? 0
    quiet.suppressedCount = value["summary"]?["suppressed"]?.integer ?? 0
    quiet.knownCount = value["summary"]?["baseline"]?.integer ?? 0
  }
}

extension FileIssues {
  fileprivate init(_ value: JSONValue) throws(ReportDocument.Failure) {
    guard let path = value["path"]?.text else { throw .init(message: "a file has no path") }
    var issues: [Issue] = []
    for finding in value["findings"]?.items ?? [] {
      guard let issue = Issue(finding) else { throw .init(message: "a finding of \(path) lacks a member") }
      issues.append(issue)
    }
    self.init(
      path: path, isChanged: value["isChanged"]?.truth ?? false, failure: value["failure"]?.text,
      diff: value["diff"]?.text, issues: issues)
  }
}

extension Issue {
  /// Nil when a member is missing.
  fileprivate init?(_ value: JSONValue) {
    guard let rule = value["rule"]?.text, let message = value["message"]?.text,
      let severity = Severity.allCases.first(where: { $0.word == value["severity"]?.text }),
      let applicability = Applicability.allCases.first(where: { $0.name == value["applicability"]?.text }),
      let start = Place(value, "start", "offset"), let end = Place(value, "end", "endOffset")
    else { return nil }
    var replacements: [Replacement] = []
    for edit in value["edits"]?.items ?? [] {
      guard let start = Place(edit, "start", "offset"), let end = Place(edit, "end", "endOffset"),
        let text = edit["newText"]?.text
      else { return nil }
      replacements.append(Replacement(start: start, end: end, newText: text))
    }
    self.init(
      rule: rule, severity: severity, applicability: applicability, isApplied: value["isApplied"]?.truth ?? false,
      message: message, evidence: (value["evidence"]?.items ?? []).compactMap(\.text), start: start, end: end,
      replacements: replacements, fingerprint: value["fingerprint"]?.text ?? "")
    if let example = value["example"], let place = example["place"]?.text {
      func lines(_ key: String) -> [String] { (example[key]?.items ?? []).compactMap(\.text) }
      self.example = RunOverview.Example(place: place, before: lines("before"), after: lines("after"))
    }
  }
}

extension Issue.Place {
  fileprivate init?(_ value: JSONValue, _ key: String, _ offsetKey: String) {
    guard let place = value[key], let offset = value[offsetKey]?.integer, let line = place["line"]?.integer,
      let column = place["column"]?.integer, let utf16Column = place["utf16Column"]?.integer
    else { return nil }
    self.init(offset: offset, line: line, column: column, utf16Column: utf16Column)
  }
}
