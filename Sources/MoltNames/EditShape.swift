/// What becomes of a use of an API on the way from its oldest spelling to another.
public enum EditShape: String, Sendable, CaseIterable {
  /// Spelled alike.
  case unchanged
  /// Not there in Swift 2; known so that the name is taken for no other.
  case newer
  /// Only the type it belongs to has another name.
  case owner
  /// Another name: `hidden` → `isHidden`.
  case name
  /// Other argument labels.
  case labels
  /// Another name and other labels.
  case nameAndLabels = "name-and-labels"
  /// A function or a type method that became an initialiser: `CGRectMake`.
  case toInitializer = "to-initializer"
  /// An initialiser that became a type method.
  case fromInitializer = "from-initializer"
  /// A function whose receiver is among its arguments: `CGRectInset`.
  case toMethod = "to-method"
  /// A function or a method without arguments that became a property.
  case toProperty = "to-property"
  /// A property that became a method without arguments.
  case propertyToMethod = "property-to-method"
  /// A global that became a member of a type: `NSFontAttributeName`.
  case toMember = "to-member"
  /// A member that belongs to another type now.
  case otherType = "other-type"
  /// Written as the row's template says.
  case template
  /// Gone, or for a person by the table's word: reported with what to use.
  case reported
  /// No edit can be made of the two spellings.
  case unhandled
}

extension APIRow {
  /// The shape of the edit from the API's oldest spelling, Swift 2's or later, to that of `column`.
  public func editShape(to column: APIColumn) -> EditShape {
    let columns = APIColumn.allCases.filter { $0 >= .swift2 && $0 <= column }
    guard let first = columns.first(where: { spellingID(in: $0) != 0 }), let old = name(in: first) else {
      return .newer
    }
    if isManual { return .reported }
    if template(from: first, to: column) != nil { return .template }
    guard let new = name(in: column) else { return .reported }
    if old == new { return first == .swift2 ? .unchanged : .newer }
    guard old.owner != nil else { return Self.shapeOfGlobal(old, new) }
    guard new.owner != nil else { return .unhandled }
    if old.member == new.member, spellingID(in: first) == spellingID(in: column) { return .owner }
    if new.isInit != old.isInit {
      if Self.argumentsFit(old, new) == false { return .unhandled }
      return new.isInit ? .toInitializer : .fromInitializer
    }
    let shape = Self.shapeOfChange(old, new)
    let owner = owner?.name(in: column)
    return shape != .unhandled && owner != nil && new.owner != owner ? .otherType : shape
  }

  private static func shapeOfGlobal(_ old: APIName, _ new: APIName) -> EditShape {
    guard new.owner != nil else { return shapeOfChange(old, new) }
    let count = old.labels?.count ?? 0
    if let receiver = new.selfIndex {
      guard receiver < count else { return .unhandled }
      if new.isSetter { return count == 2 ? .toProperty : .unhandled }
      if new.isGetter || new.labels == nil { return count == 1 ? .toProperty : .unhandled }
      return new.labels?.count == count - 1 ? .toMethod : .unhandled
    }
    if new.isInit { return old.labels?.count == new.labels?.count ? .toInitializer : .unhandled }
    return shapeOfChange(old, new) == .unhandled ? .unhandled : .toMember
  }

  private static func shapeOfChange(_ old: APIName, _ new: APIName) -> EditShape {
    let (from, to) = (arguments(of: old), arguments(of: new))
    switch (from, to) {
    case (nil, nil): return old.base == new.base ? .owner : .name
    case (let from?, nil): return from.isEmpty ? .toProperty : .unhandled
    case (nil, let to?): return to.isEmpty ? .propertyToMethod : .unhandled
    case (let from?, let to?):
      if from.count != to.count { return .unhandled }
      if old.base == new.base { return from == to ? .owner : .labels }
      return from == to ? .name : .nameAndLabels
    }
  }

  private static func argumentsFit(_ old: APIName, _ new: APIName) -> Bool {
    guard let from = arguments(of: old) else { return false }
    guard let to = arguments(of: new) else { return from.isEmpty }
    return from.count == to.count
  }

  /// The labels of what is called with arguments; a property has none.
  private static func arguments(of name: APIName) -> [String]? { name.accessor == .none ? name.labels : nil }
}
