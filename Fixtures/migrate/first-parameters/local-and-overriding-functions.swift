class Shape {
  func draw(scale: Double) -> String { return "shape" }
}

class Circle: Shape {
  override func draw(scale: Double) -> String {
    func half(value: Double) -> Double { return value / 2 }
    return super.draw(half(scale)) + "\(half(3)) ⭕️"
  }

  init(radius: Double) {}
}

let circle = Circle(radius: 2)
print(circle.draw(1))
