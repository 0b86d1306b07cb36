class Animal {
  class func make() -> Animal { return Animal() }
  func twin() -> Animal { return self.dynamicType.make() }
}

func inspect(_ animals: [Animal], _ n: UInt16) {
  print(animals[0].dynamicType, (animals[0] as AnyObject).dynamicType)
  print(sizeof(UInt16) + strideof(Animal.self), sizeofValue(n), alignof(Int))
  let same = animals[0].dynamicType == Animal.self
  print(same ? "🐶" : "dynamicType", "\(animals[0].dynamicType)")
}

func shuffle(_ list: [Int]) -> [Int] {
  var list = list
  swap(&list[0], &list[list.count - 1])
  return list
}
