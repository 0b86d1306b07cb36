func sum(_ values: UnsafePointer<Int>, _ count: Int) -> Int {
  var total = 0
  for i in 0..<count { total += values[i] }
  return total
}

func first(_ list: [Int?]) -> Int {
  let pair = [list[0]!, list[1]!]
  var text: String! = "UnsafePointer<Void>"
  text = text + "!"
  return pair[0] + text.count
}
