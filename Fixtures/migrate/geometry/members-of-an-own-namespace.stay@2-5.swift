enum Geometry {
  static func CGRectMake(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Int] { return [x, y, width, height] }
  static func CGRectGetWidth(_ rect: [Int]) -> Int { return rect[2] }
  static let CGPointZero = [0, 0]
}

let box = Geometry.CGRectMake(0, 0, 4, 4)
let width = Geometry.CGRectGetWidth(box) + Geometry.CGPointZero[0]
