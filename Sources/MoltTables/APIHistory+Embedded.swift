import MoltNames

extension APIHistory {
  /// The history that is compiled into this executable.
  public static let embedded: APIHistory = {
    guard let history = APIHistory(embedded: EmbeddedTables.image) else {
      preconditionFailure("the embedded tables were written by another version of molt-tables")
    }
    return history
  }()
}
