import Foundation

final class Tasks {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let work: () -> Void = { print("work") }

  func start() {
    queue.async(execute: work)
    self.queue.sync(execute: work)
    queue.async(flags: .barrier) { print("alone") }
  }
}
