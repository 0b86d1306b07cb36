class Animal {
  class func make() -> Animal { return Animal() }
  required init() {}
  func twin() -> Animal { return type(of: self).make() }
}

func inspect(_ animals: [Animal], _ n: UInt16) {
  print(MemoryLayout<UInt16>.size, MemoryLayout.size(ofValue: n), "sizeof(Int)")
  var a = 1, b = 2
  swap(&a, &b)
  let dynamicType = "x.dynamicType"
  print(dynamicType, a, b)
}
