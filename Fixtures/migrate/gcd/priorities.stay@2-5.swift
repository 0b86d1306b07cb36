import Foundation

class Loader {
  let priority = 2

  func load(_ work: @escaping () -> Void) {
    dispatch_get_global_queue(priority, 0)
    DispatchQueue.global(qos: .utility).async(execute: work)
  }

  func dispatch_get_global_queue(_ priority: Int, _ flags: Int) {}
}
