final class Theme {
  class func defaultTheme() -> Theme { return Theme() }
  class func redColor() -> String { return "#c00" }
  static func clearColor() -> String { return "none" }
  static func sharedApplication() -> Theme { return Theme() }

  func colors() -> [String] {
    return [Theme.redColor(), Theme.clearColor()]
  }
}

let theme = Theme.defaultTheme()
let palette = Theme.sharedApplication().colors()
