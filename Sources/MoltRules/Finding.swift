import MoltText

/// How much a finding matters to the person who reads it.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case note
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// One thing that Molt has to say about one place in one file, with the edits that would mend it.
public struct Finding: Sendable {
  /// What spoke: a rule's or rewriter's id (`swift2-increment`), or `api/<Module>` for a row of the API history.
  public var rule: String
  public var severity: Severity
  /// One sentence in the present tense: what is old or wrong here, without the file's name or the line.
  public var message: String
  /// The bytes that the message is about.
  public var range: ByteRange
  /// How sure the edits are; `manual` when there are none or a person has to decide.
  public var applicability: Applicability
  /// All applied together, or none of them.
  public var edits: [Edit]
  /// What decided, most important first: `receiver is UIView`, `every API named 'hidden' became 'isHidden'`.
  public var evidence: [String]

  public init(
    rule: String, severity: Severity = .warning, message: String, range: ByteRange,
    applicability: Applicability, edits: [Edit] = [], evidence: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.applicability = applicability
    self.edits = edits
    self.evidence = evidence
  }
}

extension Finding {
  /// The same finding in a text that stands `offset` bytes further on.
  public func moved(by offset: Int) -> Finding {
    var result = self
    result.range = range.moved(by: offset)
    result.edits = edits.map { edit in
      Edit(
        edit.range.moved(by: offset),
        pieces: edit.pieces.map { piece in
          if case .source(let range) = piece { .source(range.moved(by: offset)) } else { piece }
        }, affinity: edit.affinity)
    }
    return result
  }
}
