func order(a: [Int], b: [Int: String]) {
  for (i, x) in a.enumerate().reverse() where i > 0 { print(x) }
  for x in a.reverse() where x > 1 { print(x) }
  let sums = zip(a, a).map { $0 + $1 }.reverse()
  print(["b"].reverse(), sums)
  print(["b"].sort(<).joinWithSeparator(""), b.keys.sort())
}
