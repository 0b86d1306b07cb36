final class MapLayer {
  var hidden = false
  var enabled = true
  var title = "roads 🛣"

  class func defaultManager() -> MapLayer { return MapLayer() }
}

enum MapMode {
  case Normal, Custom, Left
}

protocol Togglable {
  var selected: Bool { get set }
}
