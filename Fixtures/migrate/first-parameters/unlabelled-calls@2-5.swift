func area(_ width: Double, height: Double) -> Double {
  return width * height
}

struct Robot {
  var place = 0

  mutating func walk(_ steps: Int, backwards: Bool = false) { place += backwards ? -steps : steps }
  static func named(_ name: String) -> Robot { return Robot() }
  func says(_ words: String...) {}
}

var robot = Robot.named("R2 🤖")
robot.walk(2, backwards: area(2, height: 3) > 4)
robot.says("beep", "boop")
