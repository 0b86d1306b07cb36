func area(width: Double, height: Double) -> Double {
  return width * height
}

struct Robot {
  var place = 0

  mutating func walk(steps: Int, backwards: Bool = false) { place += backwards ? -steps : steps }
  static func named(name: String) -> Robot { return Robot() }
  func says(words: String...) {}
}

var robot = Robot.named("R2 🤖")
robot.walk(2, backwards: area(2, height: 3) > 4)
robot.says("beep", "boop")
