private let shared = Store()

final class Store {
  private var items: [String] = []
  private var name = ""
  fileprivate func clear() { items = [] }
  func rename(_ other: Store) { name = other.name }
}

extension Store {
  func add(_ item: String) { items.append(item) }
}

struct Person { var name: String }
func greet(_ person: Person) { print(person.name, shared); shared.clear() }
