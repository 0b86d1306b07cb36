struct UnsafeMutableThing<T> {}

class Watcher {
  let thing = UnsafeMutableThing<Int>()
  let list = [UnsafePointer<Int>]()

  func watch(_ view: View) {
    let place = UnsafeMutablePointer<Int>.init()
    view.addObserver(self, path: "a", context: place)
  }
}
