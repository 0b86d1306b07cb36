func advance<T>(_ list: [T], _ count: Int, wrapping: Bool) -> T? {
  return list.isEmpty ? nil : list[count % list.count]
}

func countElements<T>(_ list: [T], where test: (T) -> Bool) -> Int {
  return list.filter(test).count
}

let next = advance([1, 2, 3], 4, wrapping: true)
let even = countElements([1, 2, 3]) { $0 % 2 == 0 }
