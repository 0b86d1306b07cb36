/// One thing that is wrong in a file that a person wrote, with the place and what to do about it.
public struct FileMistake: Error, Sendable, Equatable {
  /// The path as it was given
  public var file: String
  /// Counted from 1
  public var line: Int
  /// In characters, counted from 1
  public var column: Int
  /// What is wrong: one sentence without the place.
  public var message: String
  /// What to do: one sentence, or empty.
  public var advice: String
  /// The line of the file, without its line end.
  public var source: String

  public init(
    file: String, line: Int, column: Int, message: String, advice: String = "", source: String = ""
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
    self.source = source
  }

  /// `file:line:column: error: message`, the line, a caret under the place, and the advice.
  public var rendered: String {
    var text = "\(file):\(line):\(column): error: \(message)\n"
    if !source.isEmpty {
      // Tabs stay tabs before the caret, so that it stands under its character.
      let indent = source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
      text += "  \(source)\n  \(indent)^\n"
    }
    if !advice.isEmpty { text += "  \(advice)\n" }
    return text
  }
}

/// Collects the mistakes of one file, so that all of them are told at once: the first hundred, if there are more.
public struct MistakeList {
  public let file: String
  public private(set) var mistakes: [FileMistake] = []
  private let text: String
  /// The lines of the text, once one is asked for.
  private lazy var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)

  private static let most = 100
  /// In characters; a longer line or message is cut.
  private static let longest = 400

  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Notes a mistake at a node of the file.
  public mutating func add(_ message: String, at mark: YAMLNode.Mark, advice: String = "") {
    if mistakes.count > Self.most { return }
    if mistakes.count == Self.most {
      mistakes.append(
        FileMistake(
          file: file, line: mark.line, column: mark.column, message: "more mistakes than are told here",
          advice: "Mend those above first."))
      return
    }
    // A line end of Windows is one character in Swift: it splits like any other.
    let source = mark.line <= lines.count && mark.column <= Self.longest ? Self.cut(lines[mark.line - 1]) : ""
    mistakes.append(
      FileMistake(
        file: file, line: mark.line, column: mark.column, message: Self.cut(message[...]), advice: advice,
        source: source))
  }

  private static func cut(_ text: Substring) -> String {
    let start = text.prefix(longest)
    return start.endIndex == text.endIndex ? String(text) : start + "…"
  }
}
