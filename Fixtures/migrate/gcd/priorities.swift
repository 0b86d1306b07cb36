import Foundation

class Loader {
  let priority = DISPATCH_QUEUE_PRIORITY_LOW
  var isUrgent = false

  func load(work: () -> Void) {
    dispatch_async(dispatch_get_global_queue(priority, 0), work)
    dispatch_async(dispatch_get_global_queue(self.priority, 0), work)
    let queue = dispatch_get_global_queue(isUrgent ? DISPATCH_QUEUE_PRIORITY_HIGH : DISPATCH_QUEUE_PRIORITY_LOW, 0)
    dispatch_async(queue, work)
  }
}
