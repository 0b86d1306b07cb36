protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Both: Named, Aged {}

func label<T>(_ thing: T) -> String where T: Named, T: Aged { return thing.name }

func pick(_ one: Named & Aged, _ all: [Named & Aged]) -> (Named & Aged)? {
  let less = 1 < all.count, more = all.count > 2
  print(less, more, "protocol<A, B>")
  return one
}

extension Array where Element: Named { func names() -> [String] { return map { $0.name } } }
