class Animal {
  class func make() -> Animal { return Animal() }
  func twin() -> Animal { return type(of: self).make() }
}

func inspect(_ animals: [Animal], _ n: UInt16) {
  print(type(of: animals[0]), type(of: (animals[0] as AnyObject)))
  print(MemoryLayout<UInt16>.size + MemoryLayout<Animal>.stride, MemoryLayout.size(ofValue: n), MemoryLayout<Int>.alignment)
  let same = type(of: animals[0]) == Animal.self
  print(same ? "🐶" : "dynamicType", "\(type(of: animals[0]))")
}

func shuffle(_ list: [Int]) -> [Int] {
  var list = list
  list.swapAt(0, list.count - 1)
  return list
}
