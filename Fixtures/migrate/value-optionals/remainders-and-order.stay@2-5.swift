import UIKit

func turn(_ step: Int, _ count: UInt8, _ a: Int?, _ b: Int?) -> Int {
  var rest = step % 360
  rest %= 7
  if Int(count % 2) == 0, rest > 3 { return rest }
  if a == b { return 1 }
  return step * 2 % 5
}
