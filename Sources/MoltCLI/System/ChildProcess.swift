#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program with the same input, output and environment.
enum ChildProcess {
  enum Outcome: Equatable {
    case ended(Int32)
    /// The signal that ended it
    case killed(Int32)
    case notStarted(String)
  }

  /// A program in the folder of this one; nil when there is none.
  static func beside(_ name: String) -> String? {
    guard let own = ownPath() else { return nil }
    let path =
      own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/" + name
    return access(path, X_OK) == 0 ? path : nil
  }

  /// Where this program's file is, links followed.
  private static func ownPath() -> String? {
    if let path = real("/proc/self/exe") { return path }
    let name = CommandLine.arguments.first ?? ""
    if name.utf8.contains(UInt8(ascii: "/")) { return real(name) }
    for folder in (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":") {
      if access("\(folder)/\(name)", X_OK) == 0 { return real("\(folder)/\(name)") }
    }
    return nil
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// - Parameter isSilent: what it prints is not wanted.
  static func run(_ path: String, _ words: [String], isSilent: Bool = false) -> Outcome {
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in isSilent ? [STDOUT_FILENO, STDERR_FILENO] : [] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, nil, &arguments, environ)
    guard status == 0 else { return .notStarted(SystemError(code: status).message) }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0 {
      guard errno == EINTR else { return .notStarted(SystemError.last.message) }
    }
    // The low seven bits are the signal, the next byte the exit status.
    let signal = result & 0x7F
    return signal == 0 ? .ended((result >> 8) & 0xFF) : .killed(signal)
  }
}
