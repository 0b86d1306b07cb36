func test(_ list: [Int]) {
  var n = 0
  repeat { n += 1 } while n < 3
  do {
    n -= 1
  }
  while n < 10 { n += 5 }
  let mask = 1 | 2
  print(mask, "#name")
}
