enum Shop {
  final class Counter {
    static func defaultCenter() -> Counter { return Counter() }
    static func mainQueue() -> Counter { return Counter() }
    func standardUserDefaults() -> Counter { return self }
  }
}

let till = Shop.Counter.defaultCenter().standardUserDefaults()
let line = Shop.Counter.mainQueue()
