import MoltNames

/// What a worker has looked up that depends on the tables and the two versions alone: it holds for every file and every
/// project that the worker sees.
final class SDKLookups {
  let history: APIHistory
  let from: APIColumn
  let to: APIColumn
  let names = NameTable()
  let arena = TypeArena()
  /// By name: the rows that bear it, mirrors left out.
  let rowsByName = NumberMap<[Int]>()
  /// By `key(_:owner:)`: the rows of that name and owner, mirrors included.
  let rowsByOwner = NumberMap<[Int]>()
  /// By name: whether `rowsByOwner` has some of it.
  let hasOwnedRows = NumberMap<Bool>()
  /// By name: the type that bears it today, else the first that ever did; -1 where none did.
  let typesByName = NumberMap<Int>()
  /// By class: what kind of untyped collection it is.
  let objectCollections = NumberMap<Catalog.ObjectCollection>()
  /// By type: today's name.
  let typeNames = NumberMap<String>()
  /// By row.
  let spellings = NumberMap<RowSpellings>()
  /// By row; those that name types of the project are not here.
  let signatures = NumberMap<Signature>()
  /// By base name: the methods that protocols ask for.
  let requirements = NumberMap<[Requirement]>()
  /// By the id of a protocol: what it asks for.
  let requirementsByOwner = NumberMap<[NamedRequirement]>()
  /// By row.
  let plainTypes = NumberMap<PlainTypes>()
  private(set) lazy var systemFonts = SystemFonts()

  /// Where `rowsByOwner` has the rows of that name and owner.
  static func key(_ name: Name, owner: Int) -> Int { owner << 32 | Int(name.index) }

  init(history: APIHistory, from: APIColumn, to: APIColumn) {
    self.history = history
    self.from = from
    self.to = to
  }
}
