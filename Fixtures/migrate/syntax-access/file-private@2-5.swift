final class Store {
  private var items: [String] = []
  private var cache = 0
  private(set) var total = 0
  fileprivate func clear() { items = []; cache = 0 }
  private struct Entry { var key = "" }
}

extension Store {
  func add(_ item: String) {
    items.append(item)
    total += item.isEmpty ? 0 : 1
  }
}

final class Cleaner {
  func clean(_ store: Store) { store.clear() }
}
