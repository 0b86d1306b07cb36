import MoltNames

/// What a worker has looked up that depends on the tables and the two versions alone: it holds for every file and every
/// project that the worker sees.
final class SDKLookups {
  let history: APIHistory
  let from: APIColumn
  let to: APIColumn
  var names = NameTable()
  let arena = TypeArena()
  /// By name: the rows that bear it, mirrors left out.
  var rowsByName = NumberMap<[Int]>()
  /// By name: the rows that bear it by their owner, mirrors included.
  var rowsByOwner = NumberMap<NumberMap<[Int]>>()
  /// By row.
  var spellings = NumberMap<RowSpellings>()
  /// By row; those that name types of the project are not here.
  var signatures = NumberMap<Signature>()

  init(history: APIHistory, from: APIColumn, to: APIColumn) {
    self.history = history
    self.from = from
    self.to = to
  }
}
