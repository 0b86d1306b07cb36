/// What could not be read, and why.
struct ReadingProblems {
  /// Files that headers include and that are not there
  var missingFiles: [String] = []
  /// Types that were stood in for
  var missingTypes: [String]
  /// Other errors, with their places
  var errors: [ClangUnit.Diagnostic] = []

  /// The first errors of headers that were left out as a whole: with them, others could not be read
  var leftOut: [ClangUnit.Diagnostic]

  init(errors: [ClangUnit.Diagnostic], missing: MissingTypes, leftOut: [ClangUnit.Diagnostic]) {
    missingTypes = missing.all
    self.leftOut = leftOut
    for error in errors {
      if error.message.hasPrefix("'"), error.message.hasSuffix("file not found") {
        let name = String(error.message.dropFirst().prefix { $0 != "'" })
        // Foundation has a stand-in.
        if name != "Foundation/Foundation.h", !missingFiles.contains(name) { missingFiles.append(name) }
      } else {
        self.errors.append(error)
      }
    }
  }

  /// Lines for people; empty when there is nothing to say.
  var lines: [String] {
    var lines: [String] = []
    if !missingFiles.isEmpty {
      lines.append(
        "\(count(missingFiles.count, "included file")) not found: \(some(missingFiles)). "
          + "Name their folders with -I, -F or --sdk.")
    }
    if !missingTypes.isEmpty {
      lines.append("\(count(missingTypes.count, "type")) not declared, taken by name only: \(some(missingTypes))")
    }
    if !leftOut.isEmpty {
      lines.append("\(count(leftOut.count, "header")) left out, because brackets do not match:")
      for error in leftOut.prefix(5) {
        lines.append("  \(Disk.shown(error.place.file)):\(error.place.line): \(error.message)")
      }
      if leftOut.count > 5 { lines.append("  … and \(leftOut.count - 5) more") }
    }
    if !errors.isEmpty {
      lines.append("\(count(errors.count, "declaration")) could not be read:")
      for error in errors.prefix(5) {
        lines.append("  \(Disk.shown(error.place.file)):\(error.place.line): \(error.message)")
      }
      if errors.count > 5 { lines.append("  … and \(errors.count - 5) more") }
    }
    return lines
  }

  private func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }

  private func some(_ names: [String]) -> String {
    names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", … (\(names.count - 6) more)" : "")
  }
}
