/// One way to write down what a run found.
///
/// A report is a head, the parts of the files in the order of their paths, and a tail. Parts know nothing of each other,
/// so they can be made on any thread and written as soon as their turn has come: no report needs all files at once.
public protocol ReportFormat: Sendable {
  /// Whether its tail wants more than figures: `RunTotals.overview`.
  var needsOverview: Bool { get }

  /// What stands between two parts.
  var separator: String { get }

  /// What comes before the first part.
  func head() -> String

  /// What is said of one file; empty when there is nothing to say.
  func part(for file: FileReport) -> String

  /// What comes after the last part.
  ///
  /// - Parameter hasParts: whether any part had something to say.
  func tail(_ totals: RunTotals, hasParts: Bool) -> String
}

extension ReportFormat {
  public var needsOverview: Bool { false }
  public var separator: String { "" }
  public func head() -> String { "" }

  /// The whole report of files that are all at hand.
  public func render(_ files: [FileReport], _ totals: RunTotals) -> String {
    let parts = files.map(part).filter { !$0.isEmpty }
    return head() + parts.joined(separator: separator) + tail(totals, hasParts: !parts.isEmpty)
  }
}

/// A format that needs places and texts only, not the files themselves, so that reports of several machines can be put
/// together in it.
public protocol IssueFormat: ReportFormat {
  var run: RunDescription { get }
  /// What is said of one file; empty when there is nothing to say.
  func part(for file: FileIssues) -> String
}

extension IssueFormat {
  public func part(for file: FileReport) -> String { part(for: FileIssues(file, run)) }
}

/// What is known of a run before its first file.
public struct RunDescription: Sendable {
  /// What was asked.
  public enum Command: String, Sendable {
    case lint
    case migrate
  }

  public var command: Command
  public var mode: RunReport.Mode
  /// The version of Molt.
  public var toolVersion: String
  /// Swift versions as they are printed; nil for `lint`.
  public var from: String?
  public var to: String?
  /// The absolute path of the folder that relative paths are seen from.
  public var workingFolder: String
  /// Which of several equal parts of the files was looked at; nil: all of them.
  public var part: Part?
  /// What a rule is about; nil when nothing is known of it.
  public var describe: @Sendable (String) -> RuleDescription?

  /// One of several parts of a run's files, counted from 1.
  public struct Part: Sendable, Equatable {
    public var number: Int
    public var count: Int

    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  public init(
    command: Command, mode: RunReport.Mode, toolVersion: String, from: String? = nil, to: String? = nil,
    workingFolder: String = "/", describe: @escaping @Sendable (String) -> RuleDescription? = { _ in nil }
  ) {
    self.command = command
    self.mode = mode
    self.toolVersion = toolVersion
    self.from = from
    self.to = to
    self.workingFolder = workingFolder
    self.describe = describe
  }
}

/// What a rule is about, for formats that carry it along.
public struct RuleDescription: Sendable, Equatable {
  /// One sentence.
  public var summary: String
  /// Why, in Markdown; empty when the sentence says it all.
  public var rationale: String
  /// The rule's category; empty when it has none.
  public var category: String

  public init(summary: String, rationale: String = "", category: String = "") {
    self.summary = summary
    self.rationale = rationale
    self.category = category
  }
}
