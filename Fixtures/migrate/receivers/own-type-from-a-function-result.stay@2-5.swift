import UIKit

struct Setting {
  var hidden = false
  var enabled = true
}

final class Settings {
  var view = Setting()
  subscript(name: String) -> Setting { return view }
  func label(_ name: String) -> Setting? { return view }
}

func isShown(_ settings: Settings) -> Bool {
  settings.view.hidden = settings["title"].enabled
  return settings.label("x")?.hidden == false || (settings.label("y") ?? Setting()).enabled
}
