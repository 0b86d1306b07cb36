import MoltRules
import MoltText

/// A Markdown document of which only the Swift in it is looked at, each snippet by itself.
struct Document {
  /// The rule of blocks that are left alone.
  static let fenceRule = "code-fence"
  static let category = "documents"

  let file: SourceFile
  let fences: CodeFences

  init(_ file: SourceFile) {
    self.file = file
    fences = CodeFences(file.bytes)
  }

  var snippets: [SourceFile] {
    fences.snippets.map { SourceFile(path: file.path, bytes: Array(file.bytes[$0.lower..<$0.upper])) }
  }

  /// Puts together what became of the snippets: places are those of the document, and bytes outside the snippets stay.
  ///
  /// A snippet that would not have held together is left alone by itself.
  ///
  /// - Parameters:
  ///   - scope: what the run wants to hear of the document.
  ///   - tellsNewPlaces: `body` tells of what is left at the places that it has after the edits.
  ///   - body: what becomes of a snippet, and of what is to be heard of it.
  func result(
    scope: FileScope, tellsNewPlaces: Bool = false, _ body: (SourceFile, FileScope) -> FileResult
  ) -> FileResult {
    var findings: [(finding: Finding, applied: Bool)] = fences.unclosed.map { (Self.unclosed($0), false) }
    var bytes: [UInt8] = []
    var next = 0
    var isChanged = false
    var counts = FindingCounts()
    let lines = scope.changedLines == nil ? nil : LineStarts(file.bytes)
    for (range, snippet) in zip(fences.snippets, snippets) {
      var own = scope
      if let lines { own.changedLines = scope.changedLines?.from(line: lines.line(at: range.lower)) }
      let result = body(snippet, own)
      counts = counts + result.counts
      let newStart = tellsNewPlaces ? bytes.count + range.lower - next : range.lower
      findings += result.findings.map { ($0.finding.moved(by: $0.applied ? range.lower : newStart), $0.applied) }
      if let failure = result.failure { findings.append((Self.failed(failure, at: newStart), false)) }
      guard let new = result.newBytes else { continue }
      bytes += file.bytes[next..<range.lower]
      bytes += new
      next = range.upper
      isChanged = true
    }
    bytes += file.bytes[next...]
    findings.sort { left, right in
      let (one, two) = (left.finding, right.finding)
      return one.range != two.range ? one.range < two.range : one.rule < two.rule
    }
    var result = FileResult(path: file.path, findings: findings, newBytes: isChanged ? bytes : nil)
    // Each snippet misses the known findings of the others.
    counts.gone = scope.changedLines == nil ? max(0, scope.known.count - counts.known) : 0
    result.counts = counts
    return result
  }

  private static func unclosed(_ range: ByteRange) -> Finding {
    Finding(
      rule: fenceRule, message: "the block of code that starts here has no end, so it is left alone", range: range,
      applicability: .manual, evidence: ["where it ends, and prose begins, cannot be told"])
  }

  private static func failed(_ reason: String, at offset: Int) -> Finding {
    Finding(
      rule: fenceRule, message: "this snippet is left alone: \(reason)",
      range: ByteRange(offset, offset), applicability: .manual)
  }
}

extension SourceFile {
  /// Whether the file is a Markdown document, by its name.
  public var isDocument: Bool {
    path.utf8.count > 3 && (path.hasSuffix(".md") || path.hasSuffix(".markdown"))
  }

  /// The bytes that are Swift; of a document, what is between its fences, at the same places.
  public var code: [UInt8] { isDocument ? CodeFences(bytes).code(of: bytes) : bytes }
}
