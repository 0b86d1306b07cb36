struct Counter {
  var total = 0

  mutating func add(_ amount: Int, times: Int) { total += amount * times }
  mutating func reset(to value: Int) { total = value }
  mutating func double(steps: Int) { total *= 2 * steps }
}

func tally(_ counters: [Counter]) -> Int {
  return counters.reduce(0) { $0 + $1.total }
}
