import Foundation

func later(_ delay: Double, queue: dispatch_queue_t) {
  dispatch_after(
    dispatch_time(
      DISPATCH_TIME_NOW,
      Int64(
        delay * Double(NSEC_PER_SEC)
      )
    ),
    queue) { print("later") }
}
