import Foundation

final class Later {
  let queue: dispatch_queue_t = dispatch_queue_create("later", DISPATCH_QUEUE_SERIAL)

  func run(delay: Double) {
    let time = dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC)))
    dispatch_after(time, queue) { print("ran") }
    dispatch_async(self.queue) { print("at once") }
  }
}
