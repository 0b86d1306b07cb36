/// Names bound in the bodies around a place, innermost last; each is found without looking at the others.
struct Locals {
  private var entries: [BodyWalker.Local] = []
  /// For each entry the one of the same name that it hides; -1 where there is none.
  private var hidden: [Int] = []
  private var latest: [Name: Int] = [:]

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  subscript(position: Int) -> BodyWalker.Local {
    get { entries[position] }
    set { entries[position] = newValue }
  }

  /// The innermost local of that name.
  func position(of name: Name) -> Int? { latest[name] }

  mutating func append(_ local: BodyWalker.Local) {
    hidden.append(latest[local.name] ?? -1)
    latest[local.name] = entries.count
    entries.append(local)
  }

  mutating func removeLast(_ count: Int) {
    for _ in 0..<count {
      guard let local = entries.popLast(), let before = hidden.popLast() else { return }
      latest[local.name] = before < 0 ? nil : before
    }
  }
}
