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
    do {
      let clang = try LibClang()
      guard let comparison = request.comparison else {
        guard let rows = try rows(request, clang) else { return 2 }
        return write(rows, request) && !rows.hasGaps ? 0 : 2
      }
      var old = request
      var new = request
      old.files = [comparison.old]
      new.files = [comparison.new]
      guard let before = try rows(old, clang), let after = try rows(new, clang) else { return 2 }
      let changes = HeaderComparison(old: before.rows, new: after.rows)
      changes.lines.forEach(complain)
      let result = Rows(rows: changes.rows, hasGaps: before.hasGaps || after.hasGaps)
      guard write(result, request), !result.hasGaps else { return 2 }
      return changes.rows.isEmpty ? 0 : 1
    } catch let failure as LibClang.Failure {
      complain(failure.message)
    } catch let failure as ClangUnit.Failure {
      complain(failure.message)
    } catch {
      complain("\(error)")
    }
    return 2
  }

  private struct Rows {
    var rows: [HeaderRow]
    /// A header that was named is not there.
    var hasGaps: Bool
  }

  /// Reads the headers of a request; nil when none of them is there. Says what could not be read.
  private static func rows(_ request: HeaderRequest, _ clang: LibClang) throws -> Rows? {
    let headers = HeaderSet(request)
    for path in headers.missing { complain("\(path): no such header") }
    if headers.includes.isEmpty { return nil }
    let parse = try HeaderParse.read(request, headers: headers, clang: clang)
    parse.problems.lines.forEach(complain)
    let rows = HeaderRow.rows(of: parse)
    if rows.isEmpty { complain("the headers declare nothing that Swift can see") }
    return Rows(rows: rows, hasGaps: !headers.missing.isEmpty)
  }

  /// - Returns: whether all could be written.
  private static func write(_ rows: Rows, _ request: HeaderRequest) -> Bool {
    if request.output == .json {
      write(rows.rows.map(RowFormat.json).joined(), to: STDOUT_FILENO)
      return true
    }
    let tables = RowFormat.renames(rows.rows)
    for name in tables.flatMap(\.ambiguous) {
      complain("Swift \(name) became two things, and is left out of the table")
    }
    if let folder = request.tableFolder {
      for table in tables {
        let path = "\(folder)/\(table.module).yml"
        guard Disk.write(table.text, to: path) else {
          complain("\(path): cannot be written: \(String(cString: strerror(errno)))")
          return false
        }
        complain("wrote \(path)")
      }
      return true
    }
    guard tables.count <= 1 else {
      complain(
        "these headers belong to \(tables.count) modules (\(tables.map(\.module).joined(separator: ", "))): "
          + "name a folder for a table each with --tables")
      return false
    }
    write(tables.first?.text ?? "", to: STDOUT_FILENO)
    return true
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
