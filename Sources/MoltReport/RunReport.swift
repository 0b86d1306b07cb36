import MoltRules
import MoltText

/// What one run of `migrate` found and did, ready to be shown in any format.
public struct RunReport: Sendable {
  /// What was done with changed files.
  public enum Mode: String, Sendable {
    /// They were written.
    case write
    /// They would be written.
    case check
    /// A patch is shown instead.
    case diff
  }

  /// Something that could not be done.
  public struct Problem: Sendable, Hashable {
    /// The file or folder; nil when it is not about one.
    public var path: String?
    public var message: String

    public init(path: String?, message: String) {
      self.path = path
      self.message = message
    }
  }

  public var mode: Mode
  /// Swift versions as they are printed.
  public var from: String
  public var to: String
  /// Sorted by path.
  public var files: [FileReport]
  public var problems: [Problem]
  /// Files that were left out because a tool wrote them.
  public var generatedFiles: [String] = []
  /// What was found and is not reported.
  public var quiet = QuietFindings()

  public init(mode: Mode, from: String, to: String, files: [FileReport] = [], problems: [Problem] = []) {
    self.mode = mode
    self.from = from
    self.to = to
    self.files = files
    self.problems = problems
  }
}

/// One file of a run.
public struct FileReport: Sendable {
  /// The path as it is printed.
  public var path: String
  /// The content as it was read.
  public var bytes: [UInt8] { didSet { knownLines = nil } }
  /// Sorted by offset, then rule.
  public var findings: [ReportedFinding]
  /// The whole new content; nil when nothing changes.
  public var newBytes: [UInt8]?
  /// Why the file was left alone though there were edits; nil otherwise.
  public var failure: String?
  private var knownLines: LineMap?

  /// The lines of the content as it was read; worked out once for a file with findings.
  public var lines: LineMap { knownLines ?? LineMap(bytes) }

  public init(
    path: String, bytes: [UInt8], findings: [ReportedFinding], newBytes: [UInt8]?, failure: String? = nil
  ) {
    if !findings.isEmpty { knownLines = LineMap(bytes) }
    self.path = path
    self.bytes = bytes
    self.findings = findings
    self.newBytes = newBytes
    self.failure = failure
  }
}

/// A finding and whether its edits are part of the file's new content.
public struct ReportedFinding: Sendable {
  public var finding: Finding
  public var isApplied: Bool

  public init(_ finding: Finding, isApplied: Bool) {
    self.finding = finding
    self.isApplied = isApplied
  }

  /// There are edits, and they were not applied.
  public var isHeldBack: Bool { !isApplied && finding.applicability != .manual && !finding.edits.isEmpty }
  /// A person has to decide: there is no edit to apply.
  public var isForPerson: Bool { !isApplied && !isHeldBack }
}
