import Foundation

class Loader {
  let priority = DispatchQoS.QoSClass.utility
  var isUrgent = false

  func load(_ work: @escaping () -> Void) {
    DispatchQueue.global(qos: priority).async(execute: work)
    DispatchQueue.global(qos: self.priority).async(execute: work)
    let queue = DispatchQueue.global(qos: isUrgent ? DispatchQoS.QoSClass.userInitiated : DispatchQoS.QoSClass.utility)
    queue.async(execute: work)
  }
}
