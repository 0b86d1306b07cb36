import Foundation

final class Later {
  let queue: DispatchQueue = DispatchQueue(label: "later")

  func run(_ delay: Double) {
    let time = DispatchTime.now() + delay
    queue.asyncAfter(deadline: time) { print("ran") }
    self.queue.async { print("at once") }
  }
}
