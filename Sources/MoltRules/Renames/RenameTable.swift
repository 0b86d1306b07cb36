import MoltNames

/// Tables that a person keeps: `Rules/renames/*.yml` of this project, or a user's `.molt/renames/*.yml`.
public struct RenameTable: Sendable {
  /// The rows and types of all files. Owners are named as today's Swift names them.
  public private(set) var table = APITable()
  /// Every mistake of every file, in the order of the files and of the lines. With any, `table` must not be used.
  public private(set) var mistakes: [FileMistake] = []

  /// Reads the files. `todaysName` turns any name of a type that is known elsewhere into today's, nil for others.
  public init(
    files: [(path: String, bytes: [UInt8])], todaysName: (String) -> String? = { _ in nil }
  ) {
    var found: [(file: String, row: RenameRow)] = []
    var lists: [MistakeList] = []
    for file in files {
      var reader = RenameFileReader(file: file.path, bytes: file.bytes)
      reader.read()
      table.types += reader.types
      found += reader.rows.map { (file.path, $0) }
      lists.append(reader.mistakes)
    }
    resolveOwners(&found, todaysName: todaysName)
    table.rows = found.map(\.row.record)
    RenameChecks.check(found) { file, message, mark, advice in
      guard let index = lists.firstIndex(where: { $0.file == file }) else { return }
      lists[index].add(message, at: mark, advice: advice)
    }
    mistakes = lists.flatMap { list in
      list.mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  /// A type that nobody described is at least known by its name, so that its members can be found.
  private mutating func resolveOwners(
    _ rows: inout [(file: String, row: RenameRow)], todaysName: (String) -> String?
  ) {
    var own: [String: String] = [:]
    for type in table.types {
      for name in type.names where !name.isEmpty && own[name] == nil { own[name] = type.name }
    }
    for index in rows.indices {
      let owner = rows[index].row.record.owner
      guard !owner.isEmpty else { continue }
      if let name = own[owner] ?? todaysName(owner) {
        rows[index].row.record.owner = name
      } else {
        own[owner] = owner
        table.types.append(
          .init(module: rows[index].row.record.module, kind: .class, names: ["", owner, "", "", "", ""]))
      }
    }
  }
}

extension APIHistory {
  /// This history with the user's rows over it. Nil when a table has mistakes (see `RenameTable.mistakes`) or is too large.
  public func overlaying(_ renames: RenameTable) -> APIHistory? {
    guard renames.mistakes.isEmpty, let image = try? APIHistoryWriter.image(of: renames.table, over: self) else {
      return nil
    }
    return overlaying(image)
  }

  /// Reads the user's rename files. Owners may be types of this history, by any of their names.
  public func renames(files: [(path: String, bytes: [UInt8])]) -> RenameTable {
    RenameTable(files: files) { type(named: $0)?.name }
  }
}
