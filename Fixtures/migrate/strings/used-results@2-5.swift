func order(_ a: [Int], b: [Int: String]) {
  for (i, x) in a.enumerated().reversed() where i > 0 { print(x) }
  for x in a.reversed() where x > 1 { print(x) }
  let sums = zip(a, a).map { $0 + $1 }.reversed()
  print(["b"].reversed(), sums)
  print(["b"].sorted(by: <).joined(separator: ""), b.keys.sorted())
}
