func show(_ names: [String], _ limit: Int) {
  for var i = 0; i < names.count; i++ {
    print(i, names[i])
  }
  for (var i = 1; i <= 3; i += 1) {
    print("🎈", i)
  }
  for var n = 10; n > 0; n-- { print(n) }
  for var i = 0; i < limit; i += 2 {
    for var j = names.count - 1; j >= 0; --j {
      print(i, names[j])
    }
  }
  for var i = 0; i < 2; i++ {
    print("twice")
  }
  for var x: Double = 0; x <= 1; x += 0.25 {  // quarters
    print(x)
  }
}
