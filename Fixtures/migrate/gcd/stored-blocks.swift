import Foundation

final class Tasks {
  let queue = dispatch_queue_create("tasks", DISPATCH_QUEUE_CONCURRENT)
  let work: () -> Void = { print("work") }

  func start() {
    dispatch_async(queue, work)
    dispatch_sync(self.queue, work)
    dispatch_barrier_async(queue) { print("alone") }
  }
}
