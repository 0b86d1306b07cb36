class Watcher {
  private let context: UnsafeMutableRawPointer? = nil
  var place: UnsafePointer<Int8>? = nil

  func watch(_ view: View) {
    view.addObserver(self, path: "a", context: nil)
    if place != nil { place = nil }
  }
}
