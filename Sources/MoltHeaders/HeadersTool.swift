#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tool behind `molt headers`, in a process of its own: libclang may crash.
public enum HeadersTool {
  /// Runs it with the words after its name.
  ///
  /// - Returns: the exit status: 0 all was read; 1 some of it could not be read; 2 nothing could be done.
  public static func run(_ words: [String]) -> Int32 {
    do throws(UsageFailure) {
      return try run(HeaderArguments.request(words))
    } catch {
      complain(error.message)
      return 2
    }
  }

  /// What is wrong with how the tool was called.
  struct UsageFailure: Error { var message: String }

  private static func run(_ request: HeaderRequest) -> Int32 {
    let headers = HeaderSet(request)
    for path in headers.missing { complain("\(path): no such header") }
    if headers.includes.isEmpty { return 2 }
    do {
      let clang = try LibClang()
      let parse = try HeaderParse.read(request, headers: headers, clang: clang)
      let rows = HeaderRow.rows(of: parse)
      write(text(of: rows, as: request.output), to: STDOUT_FILENO)
      parse.problems.lines.forEach(complain)
      return headers.missing.isEmpty ? 0 : 2
    } catch let failure as LibClang.Failure {
      complain(failure.message)
    } catch let failure as ClangUnit.Failure {
      complain(failure.message)
    } catch {
      complain("\(error)")
    }
    return 2
  }

  private static func text(of rows: [HeaderRow], as output: HeaderRequest.Output) -> String {
    switch output {
    case .json: rows.map(RowFormat.json).joined()
    case .renames: RowFormat.renames(rows).map(\.text).joined(separator: "---\n")
    }
  }

  static func complain(_ line: String) { write("molt: \(line)\n", to: STDERR_FILENO) }

  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        return
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
