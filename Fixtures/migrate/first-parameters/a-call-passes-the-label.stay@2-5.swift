struct Robot {
  var steps = 0

  mutating func walk(steps: Int, backwards: Bool) {
    self.steps += backwards ? -steps : steps
  }
}

func area(width: Double, height: Double) -> Double {
  return width * height
}

var robot = Robot()
robot.walk(steps: 3, backwards: false)
print(area(width: 2, height: 4))
