import MoltReport

/// Writes the reports of one run to where they were asked for, file by file in the order of their paths.
struct ReportWriter {
  private enum Sink {
    case output
    case error
    case file(Int32, path: String)
  }

  private struct Stream {
    var format: any IssueFormat
    var sink: Sink
    var hasParts = false
    var waiting: [UInt8] = []
    var failure: SystemError?

    /// Text is written once so many bytes are waiting; never before the end where the terminal shows the run's progress.
    var bufferSize: Int {
      switch sink {
      case .output: Console.showsProgressOnOutput ? Int.max : ReportWriter.bufferSize
      case .error: Console.showsProgress ? Int.max : ReportWriter.bufferSize
      case .file: ReportWriter.bufferSize
      }
    }
  }

  /// Text is commonly written once so many bytes are waiting.
  static let bufferSize = 1 << 16

  private let console: Console
  private var streams: [Stream] = []
  /// Reports that could not be written.
  private(set) var failures: [RunReport.Problem] = []

  /// - Parameters:
  ///   - human: the report for people, if there is to be one on the terminal.
  ///   - onError: standard output is taken by something else, so that report goes to standard error.
  init(
    _ settings: ReportSettings, run: RunDescription, human: (any IssueFormat)?, onError: Bool, _ console: Console
  ) {
    self.console = console
    for target in settings.targets {
      guard let path = target.file else {
        if let format = target.format.format(run) ?? human {
          streams.append(Stream(format: format, sink: onError ? .error : .output))
        }
        continue
      }
      let plain = HumanReport(HumanFormat(style: TextStyle(isColoured: false), isDetailed: true), run: run)
      do {
        let descriptor = try FileSystem.create(path)
        streams.append(Stream(format: target.format.format(run) ?? plain, sink: .file(descriptor, path: path)))
      } catch {
        failures.append(.init(path: path, message: "cannot be written: \(error.message)"))
      }
    }
    for index in streams.indices { write(streams[index].format.head(), to: index) }
  }

  /// The figures to gather, with an overview if a format needs one.
  func makeTotals(_ run: RunDescription) -> RunTotals {
    needsOverview ? RunTotals(overviewOf: run) : RunTotals(run.command)
  }

  /// Whether some format shows more than figures.
  var needsOverview: Bool { formats.contains { $0.needsOverview } }

  /// The formats, for making parts on several threads.
  var formats: [any IssueFormat] { streams.map(\.format) }

  /// Writes what is said of the next file.
  mutating func add(_ file: FileReport) { add(parts: formats.map { $0.part(for: file) }) }

  /// Writes what is said of the next file of a report that was read back.
  mutating func add(_ file: FileIssues) { add(parts: formats.map { $0.part(for: file) }) }

  /// Writes what is said of the next file, a part a format.
  mutating func add(parts: [String]) {
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if streams[index].hasParts { write(streams[index].format.separator, to: index) }
      streams[index].hasParts = true
      write(part, to: index)
    }
  }

  /// Writes the ends. What could not be written is in `failures` from then on.
  mutating func finish(_ totals: RunTotals) {
    for index in streams.indices {
      write(streams[index].format.tail(totals, hasParts: streams[index].hasParts), to: index)
      flush(index)
      guard case .file(let descriptor, let path) = streams[index].sink else { continue }
      FileSystem.close(descriptor)
      if let failure = streams[index].failure {
        failures.append(.init(path: path, message: "cannot be written: \(failure.message)"))
      }
    }
  }

  private mutating func write(_ text: String, to index: Int) {
    streams[index].waiting.append(contentsOf: text.utf8)
    if streams[index].waiting.count >= streams[index].bufferSize { flush(index) }
  }

  private mutating func flush(_ index: Int) {
    defer { streams[index].waiting.removeAll(keepingCapacity: true) }
    if streams[index].failure != nil { return }
    do throws(SystemError) {
      switch streams[index].sink {
      case .output: console.write(streams[index].waiting)
      // Nobody is left to tell when the terminal is gone.
      case .error: try? FileSystem.write(streams[index].waiting, to: 2)
      case .file(let descriptor, _): try FileSystem.write(streams[index].waiting, to: descriptor)
      }
    } catch {
      streams[index].failure = error
    }
  }
}
