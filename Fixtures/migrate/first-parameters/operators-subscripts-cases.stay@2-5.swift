struct Vec: Equatable {
  var x: Int
  var y: Int

  static func == (left: Vec, right: Vec) -> Bool {
    return left.x == right.x && left.y == right.y
  }

  subscript(index: Int) -> Int {
    return index == 0 ? x : y
  }
}

func + (left: Vec, right: Vec) -> Vec {
  return Vec(x: left.x + right.x, y: left.y + right.y)
}

enum Shape {
  case circle(radius: Int)
  case box(width: Int, height: Int)
}

let grow: (_ by: Int, _ times: Int) -> Int = { (by: Int, times: Int) -> Int in by * times }
