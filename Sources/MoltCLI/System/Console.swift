import MoltReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error.
struct Console {
  private static let output: Int32 = 1
  private static let error: Int32 = 2

  /// Reads all of standard input.
  func readInput() throws(SystemError) -> [UInt8] { try FileSystem.read(0) }

  func write(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try FileSystem.write(bytes, to: Self.output)
    } catch {
      fate.note(error)
    }
  }

  /// Why not all of standard output could be written; nil where it was, and where nobody reads it any more.
  var outputFailure: SystemError? { fate.failure }

  /// What became of standard output. A class, because every part of a run has the console; only one of them writes at a time.
  private final class Fate: @unchecked Sendable {
    private(set) var failure: SystemError?

    func note(_ error: SystemError) {
      // A reader that has seen enough, a terminal that is gone, an output that was closed on purpose.
      if [EPIPE, EIO, EBADF].contains(error.code) { return }
      failure = failure ?? error
    }
  }

  private let fate = Fate()

  func write(_ text: String) { write(Array(text.utf8)) }

  /// A message for the person at the terminal, with the tool's name in front.
  func say(_ message: String) {
    try? FileSystem.write(Array("molt: \(message)\n".utf8), to: Self.error)
  }

  /// What could not be done, a line each.
  func say(_ problems: [RunReport.Problem]) {
    for problem in problems {
      let path = problem.path.map { PlainText.escaped($0) + ": " } ?? ""
      say(path + PlainText.escaped(problem.message))
    }
  }

  /// Text as it is, on standard error.
  func writeError(_ text: String) {
    try? FileSystem.write(Array(text.utf8), to: Self.error)
  }

  /// Whether a person sees on standard error how far a run is, so that nothing else may be written there meanwhile.
  static let showsProgress = isatty(error) == 1
  /// Whether standard output is that same terminal.
  static let showsProgressOnOutput = showsProgress && isatty(output) == 1

  /// Whether standard output, or standard error, is a terminal that shows colours.
  func showsColour(onError: Bool = false) -> Bool {
    if let value = Self.environment("NO_COLOR"), !value.isEmpty { return false }
    if Self.environment("TERM") == "dumb" { return false }
    return isatty(onError ? Self.error : Self.output) == 1
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
