class Watcher {
  private let context = UnsafeMutablePointer<()>()
  var place: UnsafePointer<Int8> = UnsafePointer<Int8>()

  func watch(_ view: View) {
    view.addObserver(self, path: "a", context: UnsafeMutablePointer<Void>())
    if place != UnsafePointer<Int8>() { place = UnsafePointer<Int8>() }
  }
}
