#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program, without a shell.
enum Subprocess {
  /// What the program printed and how it ended.
  struct Result {
    var output: [UInt8]
    var error: [UInt8]
    /// 128 and the signal's number when a signal ended it.
    var status: Int32
  }

  /// Runs a program found in `PATH`.
  ///
  /// - Parameters:
  ///   - words: the program's name and its arguments.
  ///   - input: what it reads.
  ///   - environment: variables to set, or to take away where the value is nil.
  static func run(
    _ words: [String], input: [UInt8] = [], environment: [String: String?] = [:]
  ) throws(SystemError) -> Result {
    let reader = try inputFile(input)
    defer { close(reader) }
    let output = try Pipe()
    defer { output.closeBoth() }
    let error = try Pipe()
    defer { error.closeBoth() }
    let child = try spawn(words, reader, output, error, variables(environment))
    output.closeWriter()
    error.closeWriter()
    let texts = readAll(output.reader, error.reader)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw .last }
    }
    let signal = status & 0x7F
    return Result(output: texts.0, error: texts.1, status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// The two ends of a pipe, neither of which a child inherits by itself.
  private final class Pipe {
    let reader: Int32
    private var writerEnd: Int32

    var writer: Int32 { writerEnd }

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reader, writerEnd) = (ends[0], ends[1])
    }

    func closeWriter() {
      if writerEnd >= 0 { close(writerEnd) }
      writerEnd = -1
    }

    func closeBoth() {
      closeWriter()
      close(reader)
    }
  }

  /// A file that holds the input and has no name any more: it cannot block, as a pipe could.
  private static func inputFile(_ input: [UInt8]) throws(SystemError) -> Int32 {
    if input.isEmpty {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      return descriptor
    }
    var template = Array(((Console.environment("TMPDIR") ?? "/tmp") + "/molt-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do throws(SystemError) {
      try FileSystem.write(input, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func variables(_ changes: [String: String?]) -> [String] {
    var all: [String] = []
    var pointer = environ
    while let variable = pointer.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if changes[name] == nil { all.append(text) }
      pointer += 1
    }
    for case (let name, let value?) in changes { all.append("\(name)=\(value)") }
    return all
  }

  private static func spawn(
    _ words: [String], _ input: Int32, _ output: Pipe, _ error: Pipe, _ variables: [String]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writer, 1)
    posix_spawn_file_actions_adddup2(&actions, error.writer, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words.first ?? "", &actions, nil, &arguments, &environment)
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  /// Reads both to their ends, whichever has something first.
  private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var sources = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while sources.contains(where: { $0.fd >= 0 }) {
      if poll(&sources, nfds_t(sources.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in sources.indices where sources[index].fd >= 0 && sources[index].revents != 0 {
        let count = read(sources[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index].append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          // A negative number is passed over by `poll`.
          sources[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }
}
