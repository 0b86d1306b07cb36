/// A type as a header writes it, for the declaration that Swift sees.
public indirect enum TypeReference: Sendable, Hashable {
  /// A class, enumeration, struct, typedef or number, by its name in C
  case named(String)
  /// A class with the types of its elements
  case generic(String, [HeaderType])
  /// `id`
  case anything
  /// `Class`
  case anyClass
  /// `id<P>`: the protocol
  case conforming(String)
  case block(parameters: [HeaderType], result: HeaderType)
}
