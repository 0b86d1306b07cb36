import Foundation

final class Machine {
  var timer: NSTimer?
  let queue = NSOperationQueue()
  let bundle: NSBundle = NSBundle.mainBundle()
  weak var files: NSFileManager?

  func stop() {
    timer?.invalidate()
    queue.addOperation(NSBlockOperation { print("⚙️") })
    if NSThread.isMainThread() { timer = nil }
  }
}
