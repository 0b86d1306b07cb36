import Foundation

func isHome(_ x: String, y: Bool) {
  print(Bool(x == "home"), Bool(y), Bool(true))
}
