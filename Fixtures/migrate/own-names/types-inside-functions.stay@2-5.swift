import UIKit

func check() {
  class Curtain {
    var hidden = false
    var enabled = true
  }
  enum Colour { case Red, Blue }
  typealias Drape = Curtain
  let curtain = Curtain()
  curtain.hidden = true
  let drape: Drape = curtain
  drape.enabled = false
  let colour = Colour.Red
  if colour == .Blue { print("blue") }
}

final class Stage {
  let light: () -> Void = {
    struct Lamp {
      var on = false
      var selected: Bool { return on }
    }
    var lamp = Lamp()
    lamp.on = true
    print(lamp.selected)
  }

  var text: String {
    class Line {
      var uppercaseString = "A"
      func substringFromIndex(_ index: Int) -> String { return uppercaseString }
    }
    let line = Line()
    return line.uppercaseString + line.substringFromIndex(2)
  }

  init() {
    struct Switch { var on: Bool }
    let one = Switch(on: true)
    if one.on { print("on") }
  }
}
