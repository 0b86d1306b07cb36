/// The declarations of one file, each read once however many ask for it. For one thread.
public final class DeclarationHeaders {
  private let tokens: TokenBuffer
  /// By token: the place in `headers`, or one of the two below.
  private var places: [Int32]
  private var headers: [DeclarationHeader] = []

  private static var unread: Int32 { -1 }
  private static var none: Int32 { -2 }

  public init(_ tokens: TokenBuffer) {
    self.tokens = tokens
    places = Array(repeating: Self.unread, count: tokens.count)
  }

  /// The declaration whose introducing keyword stands at the token, or nil where it introduces none: see
  /// `DeclarationHeader.init(at:in:)`.
  public subscript(index: Int) -> DeclarationHeader? {
    guard index >= 0, index < places.count else { return nil }
    let place = places[index]
    if place >= 0 { return headers[Int(place)] }
    if place == Self.none { return nil }
    guard let header = DeclarationHeader(at: index, in: tokens) else {
      places[index] = Self.none
      return nil
    }
    places[index] = Int32(truncatingIfNeeded: headers.count)
    headers.append(header)
    return header
  }
}
