/// Names bound in the bodies around a place, innermost last; each is found without looking at the others.
///
/// A class, as the map in it is: a type's body starts with an instance of its own.
final class Locals {
  private var entries: [BodyWalker.Local] = []
  /// For each entry the one of the same name that it hides; -1 where there is none.
  private var hidden: [Int] = []
  /// By name; -1 where none is in sight any more.
  private let latest = NumberMap<Int>()

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  subscript(position: Int) -> BodyWalker.Local {
    get { entries[position] }
    set { entries[position] = newValue }
  }

  /// The innermost local of that name.
  func position(of name: Name) -> Int? {
    guard let position = latest[Int(name.index)], position >= 0 else { return nil }
    return position
  }

  func append(_ local: BodyWalker.Local) {
    let name = Int(local.name.index)
    hidden.append(latest[name] ?? -1)
    latest[name] = entries.count
    entries.append(local)
  }

  func removeLast(_ count: Int) {
    for _ in 0..<count {
      guard let local = entries.popLast(), let before = hidden.popLast() else { return }
      latest[Int(local.name.index)] = before
    }
  }
}
