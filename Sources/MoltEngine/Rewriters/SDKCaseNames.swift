import MoltNames

/// The names that `.Foo` can stand for in the SDK, between two versions.
struct SDKCaseNames {
  private let history: APIHistory?
  private let columns: [APIColumn]
  private let modules: Set<String>

  init(_ history: APIHistory, from: SwiftVersion, to: SwiftVersion) {
    self.history = history
    columns = APIColumn.allCases.filter { $0 >= from.column && $0 <= to.column }
    modules = Set(history.modules)
  }

  /// No SDK: for code that is looked at by itself.
  init() { (history, columns, modules) = (nil, [], []) }

  /// Whether a case or a static member of some type of the SDK has that name.
  func contains(_ name: String) -> Bool {
    guard let history else { return false }
    return history.rows(named: name).contains { row in
      guard row.kind == .enumCase || row.kind == .constant || row.isStatic else { return false }
      return columns.contains { row.baseName(in: $0)?.elementsEqual(name.utf8) == true }
    }
  }

  /// Whether the tables know what the module declares.
  func knows(module: String) -> Bool { modules.contains(module) }
}
