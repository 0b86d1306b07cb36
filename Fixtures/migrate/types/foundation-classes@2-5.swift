import Foundation

final class Machine {
  var timer: Timer?
  let queue = OperationQueue()
  let bundle: Bundle = Bundle.main
  weak var files: FileManager?

  func stop() {
    timer?.invalidate()
    queue.addOperation(BlockOperation { print("⚙️") })
    if Thread.isMainThread { timer = nil }
  }
}
