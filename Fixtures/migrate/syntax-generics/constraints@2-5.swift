protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }

func label<T>(_ thing: T) -> String where T: Named, T: Aged { return thing.name + "\(thing.age)" }

final class Shelf<Item: Named>: Base, Named where Item: Equatable {
  var items: [Item] = []
  let name = "shelf"

  init<S: Sequence>(_ items: S) where S.Iterator.Element == Item {
    self.items = Array(items)
  }

  func first<T>(_ key: T) -> Item? where T: Named {
    return items.first
  }
}

class Base {}

func pick(_ one: Named & Aged, _ all: [Named & Aged]) -> (Named & Aged)? {
  let any: Any = one
  print(any, all.count)
  return one
}
