import MoltRules
import MoltText

/// The report for people: each finding with its place and its lines, then the summary.
public struct HumanFormat: Sendable {
  public var style: TextStyle
  /// Show safe edits too, and the evidence of every finding.
  public var isDetailed: Bool

  public init(style: TextStyle, isDetailed: Bool = false) {
    self.style = style
    self.isDetailed = isDetailed
  }

  /// The most lines of source shown for one finding on each side.
  private static let longest = 8
  /// Lines of more bytes are not shown: nobody reads them, and a file that is one such line has thousands of findings.
  private static let widest = 4000

  /// The findings of one file that are worth a look. Safe edits only when the report is detailed.
  public func findings(in file: FileReport) -> String {
    var output = ReportText(style)
    let path = PlainText.escaped(file.path)
    if let failure = file.failure {
      output.append("\(style.bold(path)): \(style.red("not changed")): \(PlainText.escaped(failure))\n")
    }
    var lines: LineMap?
    for item in file.findings where isDetailed || !(item.isApplied && item.finding.applicability == .safe) {
      let map = lines ?? file.lines
      lines = map
      write(item, path: path, lines: map, to: &output)
    }
    return output.text
  }

  private func write(_ item: ReportedFinding, path: String, lines: LineMap, to output: inout ReportText) {
    let finding = item.finding
    let position = lines.position(at: finding.range.lower)
    output.styled(.bold) { output in
      output.append(path)
      output.append(":")
      output.append(position.line)
      output.append(":")
      output.append(position.column)
      output.append(":")
    }
    output.append(" ")
    writeLabel(item, to: &output)
    output.append(": ")
    output.append(PlainText.escaped(finding.message))
    output.append(" ")
    output.styled(.dim) { output in
      output.append("[")
      output.append(finding.rule)
      output.append("]")
    }
    output.append("\n")
    if lines.range(ofLine: position.line).count <= Self.widest {
      let preview = EditPreview(finding.edits, in: lines)
      if preview.blocks.isEmpty {
        output.append(caret(finding.range, position, lines))
      } else {
        for block in preview.blocks { write(block, lines, to: &output) }
      }
    }
    if isDetailed || finding.applicability != .safe {
      for line in finding.evidence {
        output.append("       = ")
        output.append(PlainText.escaped(line))
        output.append("\n")
      }
    }
  }

  private func writeLabel(_ item: ReportedFinding, to output: inout ReportText) {
    let applicability = item.finding.applicability
    let look: ReportText.Look
    switch applicability {
    case _ where item.isHeldBack: look = .yellow
    case .safe: look = .green
    case .likely: look = .cyan
    case .manual: look = .yellow
    }
    output.styled(look) { output in
      output.append(applicability.name)
      if item.isHeldBack { output.append(", not applied") }
    }
  }

  func gutter(_ sign: String, _ line: Int? = nil) -> String {
    let number = line.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 6 - number.utf8.count)) + style.dim(number) + " \(sign) "
  }

  func caret(_ range: ByteRange, _ position: LineMap.Position, _ lines: LineMap) -> String {
    let line = lines.range(ofLine: position.line)
    let text = lines.text(ofLine: position.line)
    let end = min(max(range.upper, range.lower), line.upper)
    let marked = String(decoding: lines.bytes[min(range.lower, end)..<end], as: UTF8.self)
    let width = max(1, PlainText.width(PlainText.escaped(marked)))
    var padding = ""
    let before = lines.bytes[line.lower..<min(max(range.lower, line.lower), line.upper)]
    if before.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 9 }) {
      padding = String(decoding: before.map { $0 == 9 ? 9 : 0x20 }, as: UTF8.self)
    } else {
      for character in PlainText.escaped(String(text.prefix(position.column - 1)), keepsTabs: true) {
        padding += character == "\t" ? "\t" : String(repeating: " ", count: PlainText.width(String(character)))
      }
    }
    return """
      \(gutter("|", position.line))\(PlainText.escaped(text, keepsTabs: true))
      \(gutter("|"))\(padding)\(style.yellow(String(repeating: "^", count: width)))

      """
  }

  private func write(_ block: EditPreview.Block, _ lines: LineMap, to output: inout ReportText) {
    for line in block.lines.prefix(Self.longest) {
      let digits = String(line)
      output.spaces(6 - digits.utf8.count)
      output.styled(.dim) { $0.append(digits) }
      output.append(" ")
      output.styled(.red) { $0.append("-") }
      output.append(" ")
      let range = lines.range(ofLine: line)
      output.styled(.red) { $0.appendLine(lines.bytes[range.lower..<range.upper]) }
      output.append("\n")
    }
    if block.lines.count > Self.longest { output.append("         …\n") }
    for range in block.afterLines.prefix(Self.longest) {
      output.append("       ")
      output.styled(.green) { $0.append("+") }
      output.append(" ")
      output.styled(.green) { $0.appendLine(block.after[range.lower..<range.upper]) }
      output.append("\n")
    }
    if block.afterLines.count > Self.longest { output.append("         …\n") }
  }
}
