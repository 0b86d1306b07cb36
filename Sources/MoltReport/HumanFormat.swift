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
    var output = ""
    let path = PlainText.escaped(file.path)
    if let failure = file.failure {
      output += "\(style.bold(path)): \(style.red("not changed")): \(PlainText.escaped(failure))\n"
    }
    let shown = file.findings.filter { isDetailed || !($0.isApplied && $0.finding.applicability == .safe) }
    if shown.isEmpty { return output }
    let lines = file.lines
    for item in shown { output += finding(item, path: path, lines: lines) }
    return output
  }

  private func finding(_ item: ReportedFinding, path: String, lines: LineMap) -> String {
    let finding = item.finding
    let position = lines.position(at: finding.range.lower)
    let place = style.bold("\(path):\(position.line):\(position.column):")
    let message = PlainText.escaped(finding.message)
    var output = "\(place) \(label(item)): \(message) \(style.dim("[\(finding.rule)]"))\n"
    if lines.range(ofLine: position.line).count <= Self.widest {
      let preview = EditPreview(finding.edits, in: lines)
      if preview.blocks.isEmpty {
        output += caret(finding.range, position, lines)
      } else {
        for block in preview.blocks { output += render(block) }
      }
    }
    if isDetailed || finding.applicability != .safe {
      for line in finding.evidence { output += "\(gutter("="))\(PlainText.escaped(line))\n" }
    }
    return output
  }

  private func label(_ item: ReportedFinding) -> String {
    let name = item.finding.applicability.name
    if item.isHeldBack { return style.yellow("\(name), not applied") }
    switch item.finding.applicability {
    case .safe: return style.green(name)
    case .likely: return style.cyan(name)
    case .manual: return style.yellow(name)
    }
  }

  func gutter(_ sign: String, _ line: Int? = nil) -> String {
    let number = line.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 6 - number.utf8.count)) + style.dim(number) + " \(sign) "
  }

  func caret(_ range: ByteRange, _ position: LineMap.Position, _ lines: LineMap) -> String {
    let line = lines.range(ofLine: position.line)
    let text = lines.text(ofLine: position.line)
    let before = text.prefix(position.column - 1)
    let end = min(max(range.upper, range.lower), line.upper)
    let marked = String(decoding: lines.bytes[min(range.lower, end)..<end], as: UTF8.self)
    let width = max(1, PlainText.width(PlainText.escaped(marked)))
    var padding = ""
    for character in PlainText.escaped(String(before), keepsTabs: true) {
      padding += character == "\t" ? "\t" : String(repeating: " ", count: PlainText.width(String(character)))
    }
    return """
      \(gutter("|", position.line))\(PlainText.escaped(text, keepsTabs: true))
      \(gutter("|"))\(padding)\(style.yellow(String(repeating: "^", count: width)))

      """
  }

  func render(_ block: EditPreview.Block) -> String {
    var output = ""
    for (index, text) in block.before.prefix(Self.longest).enumerated() {
      output +=
        gutter(style.red("-"), block.line + index)
        + style.red(PlainText.escaped(text, keepsTabs: true)) + "\n"
    }
    if block.before.count > Self.longest { output += gutter(" ") + "…\n" }
    for text in block.after.prefix(Self.longest) {
      output += gutter(style.green("+")) + style.green(PlainText.escaped(text, keepsTabs: true)) + "\n"
    }
    if block.after.count > Self.longest { output += gutter(" ") + "…\n" }
    return output
  }
}
