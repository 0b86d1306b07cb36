protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }

func label<T where T: Named, T: Aged>(_ thing: T) -> String { return thing.name + "\(thing.age)" }

final class Shelf<Item: Named where Item: Equatable>: Base, Named {
  var items: [Item] = []
  let name = "shelf"

  init<S: Sequence where S.Iterator.Element == Item>(_ items: S) {
    self.items = Array(items)
  }

  func first<T
    where T: Named>(_ key: T) -> Item? {
    return items.first
  }
}

class Base {}

func pick(_ one: protocol<Named, Aged>, _ all: [protocol<Named,Aged>]) -> protocol<Named, Aged>? {
  let any: protocol<> = one
  print(any, all.count)
  return one
}
