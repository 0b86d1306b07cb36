func show(_ names: [String], _ limit: Int) {
  for i in 0..<names.count {
    print(i, names[i])
  }
  for i in 1...3 {
    print("🎈", i)
  }
  for n in stride(from: 10, to: 0, by: -1) { print(n) }
  for i in stride(from: 0, to: limit, by: 2) {
    for j in stride(from: names.count - 1, through: 0, by: -1) {
      print(i, names[j])
    }
  }
  for _ in 0..<2 {
    print("twice")
  }
  for x in stride(from: 0 as Double, through: 1, by: 0.25) {  // quarters
    print(x)
  }
}
