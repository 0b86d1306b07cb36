func check(_ a: Int?, _ b: Int?, _ c: Any?) -> Int {
  if let x = a, x > 1 { return x }
  guard let x = a, let y = b else { return 0 }
  if let x = a,
    let y = b, // the other
    let z: String = c as? String,
    x > y || z.isEmpty {
    return 1
  }
  while let n = a, n < 0 { print("🕳", n) }
  if var n = b, var m = a, n > m, let text = c as? String, let other = Int(text) {
    n += other + m
    return n
  }
  if let first = [1, 2].filter({ (n) -> Bool in n > 1 }).first,
    // big enough
    first > 1 {
    return first
  }
  let best = [a, b].map { value -> Int in
    if let v = value, v > 3 { return v }
    return 0
  }
  return best[0] + x + y
}
