func check(_ a: Int?, _ b: Int?, _ c: Any?) -> Int {
  if let x = a, x > 1 { return x }
  guard let x = a, let y = b, x == y else { return 0 }
  for n in [1, 2] where n > 1 { print(n) }
  switch c {
  case let n as Int where n > 1: return n
  case let t as String where t == "where a = b": return 1
  default: break
  }
  do {
    try run(x, times: y)
  } catch let error where error is Oops {
    return 2
  } catch {
    return 3
  }
  return 4
}

struct Oops: Error {}
func run(_ n: Int, times: Int) throws { if n == times { throw Oops() } }
extension Array where Element: Equatable { func has(_ e: Element) -> Bool { return contains(e) } }
