import MoltReport

/// Which reports a run writes and where, checked.
struct ReportSettings {
  /// One report.
  struct Target: Equatable {
    var format: FormatName
    /// Nil for standard output.
    var file: String?
  }

  /// The one on standard output first.
  private(set) var targets: [Target] = []
  var isQuiet: Bool
  /// `auto`, `always` or `never`
  var color: String

  /// The format on standard output.
  var shown: FormatName { targets.first { $0.file == nil }?.format ?? .human }

  init(_ arguments: Arguments) throws(UsageError) {
    isQuiet = arguments.has(.quiet)
    color = arguments.value(of: .color) ?? "auto"
    var format = arguments.value(of: .format).flatMap { FormatName(rawValue: $0) }
    var files: [Target] = []
    for text in arguments.all(of: .output) + arguments.all(of: .report).map({ "html=" + $0 }) {
      var target = try Self.target(text)
      if target.format == nil, let given = format, given.suits(fileName: target.file) {
        // `--format sarif --output FILE`: the file is in that format, and standard output is for the person.
        target.format = given
        format = nil
      }
      target.format = target.format ?? FormatName(fileName: target.file)
      guard let known = target.format else {
        throw UsageError(
          message: "--output: the name '\(target.file)' does not say the format; write --output FORMAT=\(target.file)")
      }
      if FilePath.isSwift(target.file) {
        throw UsageError(message: "--output would overwrite \(target.file), a Swift file; choose another name")
      }
      if target.file == "-" {
        guard format == nil else { throw UsageError(message: "two reports cannot both go to standard output") }
        format = known
        continue
      }
      if files.contains(where: { $0.file == target.file }) {
        throw UsageError(message: "--output: two reports cannot both go to \(target.file)")
      }
      files.append(Target(format: known, file: target.file))
    }
    targets = [Target(format: format ?? .human, file: nil)] + files
  }

  /// `FORMAT=FILE`, or `FILE` alone.
  private static func target(_ text: String) throws(UsageError) -> (format: FormatName?, file: String) {
    guard let sign = text.firstIndex(of: "=") else {
      if text.isEmpty { throw UsageError(message: "--output needs the name of a file: --output FORMAT=FILE") }
      return (nil, text)
    }
    let name = String(text[..<sign])
    let file = String(text[text.index(after: sign)...])
    // `./a=b.json` names a file.
    if name.contains("/") || name.contains(".") { return (nil, text) }
    guard let format = FormatName(rawValue: name) else {
      let known = FormatName.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: name, among: known)
      throw UsageError(
        message: "--output: '\(name)' is no format; known are \(known.joined(separator: ", "))"
          + Suggestion.question(nearest))
    }
    if file.isEmpty { throw UsageError(message: "--output \(name)= needs the name of a file") }
    return (format, file)
  }
}

extension ReportSettings {
  /// Refuses a run that writes sources where its report could not be written: better now than after that.
  func checkFiles() throws(UsageError) {
    for file in targets.compactMap(\.file) {
      guard let reason = FileSystem.reasonNotToWrite(file) else { continue }
      throw UsageError(
        message: "the report \(file) cannot be written: \(reason); nothing was done, so name another file")
    }
  }

  /// Leaves the other reports out.
  mutating func keep(_ isWanted: (Target) -> Bool) { targets.removeAll { !isWanted($0) } }

  /// Colours or none, as asked and as the terminal can.
  func style(_ console: Console, onError: Bool) -> TextStyle {
    TextStyle(isColoured: color == "auto" ? console.showsColour(onError: onError) : color == "always")
  }
}
