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
  /// By name: the rows that bear it, mirrors included.
  let allRowsByName = NumberMap<APIRowList>()
  /// By type: where its own rows stand.
  let rowsByOwner = NumberMap<APIOwnerRows>()
  /// By name: the type that bears it today, else the first that ever did; -1 where none did.
  let typesByName = NumberMap<Int>()
  /// What a name in the SDK's own declarations means, by name and owner.
  let ownTypes = NumberMap<Catalog.ResolvedType>()
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

  init(history: APIHistory, from: APIColumn, to: APIColumn) {
    self.history = history
    self.from = from
    self.to = to
  }
}
