/// A type as the importer's naming rules see it: the words that a name may repeat.
public struct OmissionType: Sendable, Hashable {
  /// The name whose words count: `NSURL`, `Bool`, `Block`, `Object` for `id`. Empty when nothing is known.
  public var name: String
  /// Of a collection, the name of its elements' type
  public var element: String
  public var isBoolean: Bool
  public var isFunction: Bool
  /// The importer gives such a parameter a default value.
  public var hasDefaultArgument = false

  public init(_ name: String = "", element: String = "", isBoolean: Bool = false, isFunction: Bool = false) {
    self.name = name
    self.element = element
    self.isBoolean = isBoolean
    self.isFunction = isFunction
  }

  /// Whether both are the same type; default values do not matter.
  func isSame(as other: OmissionType) -> Bool { name == other.name && element == other.element }
}
