/// An API history before it is compiled: what the importer, `Rules/` and the user's tables yield.
public struct APITable: Sendable, Equatable {
  public var types: [TypeRecord] = []
  public var rows: [RowRecord] = []

  public init(types: [TypeRecord] = [], rows: [RowRecord] = []) {
    self.types = types
    self.rows = rows
  }

  /// One type. Other types are named as today's Swift names them.
  public struct TypeRecord: Sendable, Equatable {
    public var module: String
    public var kind: APITypeKind
    /// Per column of `APIColumn`; empty where the column before it holds.
    public var names: [String]
    public var superclass = ""
    public var protocols: [String] = []
    public var valueType = ""
    public var referenceType = ""
    public var rawType = ""
    public var aliasTarget = ""

    public init(module: String, kind: APITypeKind, names: [String]) {
      self.module = module
      self.kind = kind
      self.names = names
    }

    public var name: String { names.last { !$0.isEmpty } ?? "" }
  }

  /// One API. See `APIRow` for the meaning of each part.
  public struct RowRecord: Sendable, Equatable {
    public var module: String
    public var kind: APIKind
    public var flags: APIFlags = []
    /// Today's name of the owner; empty for a global
    public var owner: String
    /// Per column of `APIColumn`: the name without the owner; complete after `=`; `-` where the API does not exist; empty
    /// where the column before it holds.
    public var names: [String]
    public var declaration = ""
    public var declaration4 = ""
    /// Swift 3's where it differs from Swift 4's
    public var declaration3 = ""
    public var oldTypes = ""
    public var template = ""
    /// The template for a migration that stops at Swift 2, where it differs; of files of renames only
    public var template2 = ""
    public var note = ""
    /// What the arguments must be for the row to hold, where several share a spelling: see `APIRow.condition`
    public var condition = ""

    public init(module: String, kind: APIKind, owner: String = "", names: [String]) {
      self.module = module
      self.kind = kind
      self.owner = owner
      self.names = names
    }

    /// The spelling that holds in a column: its own, else the nearest earlier one; empty when there is none.
    public func spelling(in column: APIColumn) -> String {
      let last = names[0...Int(column.rawValue)].last { !$0.isEmpty } ?? (column == .swift1 ? names[1] : "")
      return last == "-" ? "" : last
    }
  }
}
