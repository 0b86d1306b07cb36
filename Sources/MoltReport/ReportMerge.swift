/// The reports of several machines, each of which looked at a part of the files, as the report of one run.
public struct ReportMerge: Sendable {
  public var run: RunDescription
  /// Sorted by path.
  public var files: [FileIssues]
  public var totals: RunTotals

  /// - Throws: a message that names the reports that do not belong together.
  public init(_ documents: [(name: String, document: ReportDocument)]) throws(ReportDocument.Failure) {
    guard let first = documents.first else { throw .init(message: "there are no reports to merge") }
    run = first.document.run
    totals = RunTotals(overviewOf: run)
    try Self.checkParts(documents.map { ($0.name, $0.document.run.part) })
    run.part = nil
    var owners: [String: String] = [:]
    files = []
    for (name, document) in documents {
      try Self.check(document.run, name, against: run, first.name)
      for file in document.files {
        if let owner = owners.updateValue(name, forKey: file.path) {
          throw .init(message: "\(owner) and \(name) both speak of \(file.path); were both made with the same --shard?")
        }
        files.append(file)
      }
      // A folder that is missing is missing on every machine.
      for problem in document.problems where !totals.problems.contains(problem) { totals.problems.append(problem) }
      for path in document.generatedFiles where !totals.generatedFiles.contains(path) {
        totals.generatedFiles.append(path)
      }
      totals.fileCount += document.fileCount
      for (folder, count) in document.cleanFolders { totals.addClean(count, in: folder) }
      if document.cleanFolders.isEmpty { totals.addClean(max(0, document.fileCount - document.files.count), in: nil) }
      totals.addFixed(document.fixedCount)
      totals.quiet.add(document.quiet)
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    totals.generatedFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for file in files { totals.add(file) }
  }

  /// A part that is missing would pass for a part without findings.
  private static func checkParts(_ parts: [(name: String, part: RunDescription.Part?)]) throws(ReportDocument.Failure) {
    guard let (first, part) = parts.first(where: { $0.part != nil }), let count = part?.count else { return }
    var owners: [Int: String] = [:]
    for (name, part) in parts {
      guard let part else {
        throw .init(message: "\(name) is of a whole run, and \(first) is of a part (--shard)")
      }
      guard part.count == count else {
        throw .init(message: "\(first) is one of \(count) parts, and \(name) one of \(part.count)")
      }
      if let owner = owners.updateValue(name, forKey: part.number) {
        throw .init(message: "\(owner) and \(name) are both part \(part.number)/\(count)")
      }
    }
    let missing = (1...count).filter { owners[$0] == nil }
    if missing.isEmpty { return }
    let list = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
    throw .init(
      message:
        "the report\(missing.count == 1 ? "" : "s") of --shard \(list) \(missing.count == 1 ? "is" : "are") missing")
  }

  private static func check(
    _ run: RunDescription, _ name: String, against other: RunDescription, _ otherName: String
  ) throws(ReportDocument.Failure) {
    for (what, one, two) in [
      ("command", other.command.rawValue, run.command.rawValue), ("mode", other.mode.rawValue, run.mode.rawValue),
      ("version to migrate from", other.from ?? "", run.from ?? ""),
      ("version to migrate to", other.to ?? "", run.to ?? ""),
      ("version of Molt", other.toolVersion, run.toolVersion),
    ] where one != two {
      throw .init(message: "\(otherName) and \(name) differ in the \(what): \(one) and \(two)")
    }
  }

  /// The whole report in one format.
  public func render(_ format: some IssueFormat) -> String {
    let parts = files.map { format.part(for: $0) }.filter { !$0.isEmpty }
    return format.head() + parts.joined(separator: format.separator)
      + format.tail(totals, hasParts: !parts.isEmpty)
  }
}
