func show(_ names: [String], _ limit: Int) {
  for i in 0..<limit where i % 2 == 0 {
    print(i)
  }
  for case let name? in [names.first] { print(name); print("a;b") }
  for i in stride(from: 0, to: limit, by: 2) { print(i); continue }
  var n = 0
  while n < limit {
    defer { n += 1 }
    if n == 2 { continue }
    print(n)
  }
  repeat { n -= 1 } while n > 0
  // for var i = 0; i < n; i++ {}
}
