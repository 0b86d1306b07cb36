/// A type of a declaration in a header, as far as its importer's names depend on it.
public struct HeaderType: Sendable, Hashable {
  public enum Nullability: Sendable { case nonnull, nullable, unspecified }

  public enum Shape: Sendable, Hashable {
    case void, boolean, integer, block, functionPointer
    /// `NSError **`
    case errorPointer
    /// `NSZone *`
    case zone
    /// An Objective-C object: its class's name, empty for `id`
    case object(String)
    /// A set of options: its name
    case options(String)
    case pointer
    case other
  }

  /// What names may repeat of it
  public var words: OmissionType
  public var shape: Shape
  public var nullability: Nullability
  /// What it is called; nil where Swift has no simple word for it
  public var reference: TypeReference?

  public init(
    words: OmissionType = OmissionType(), shape: Shape = .other, nullability: Nullability = .unspecified
  ) {
    self.words = words
    self.shape = shape
    self.nullability = nullability
  }

  /// An object or pointer that Swift may see as an optional.
  var isPointerLike: Bool {
    switch shape {
    case .block, .functionPointer, .errorPointer, .zone, .object, .pointer: true
    case .void, .boolean, .integer, .options, .other: false
    }
  }
}

/// A parameter of a method or function.
public struct HeaderParameter: Sendable, Hashable {
  public var name: String
  public var type: HeaderType

  public init(name: String, type: HeaderType) {
    self.name = name
    self.type = type
  }
}
