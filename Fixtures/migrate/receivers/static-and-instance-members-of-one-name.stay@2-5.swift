struct Palette {
  static var current = Palette()
  static func blackColor() -> Palette { return current }
  func blackColor() -> Int { return 0 }

  var alpha = 1.0
}

let black = Palette.blackColor()
let dark = Palette.current.blackColor() + black.blackColor()
