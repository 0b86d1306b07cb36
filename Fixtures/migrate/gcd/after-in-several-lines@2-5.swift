import Foundation

func later(_ delay: Double, queue: DispatchQueue) {
  queue.asyncAfter(deadline: DispatchTime.now() + delay) { print("later") }
}
