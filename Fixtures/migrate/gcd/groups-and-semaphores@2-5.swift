import Foundation

func gather(_ queue: DispatchQueue) {
  let group = DispatchGroup()
  group.enter()
  queue.async { group.leave() }
  group.notify(queue: DispatchQueue.main) { print("all 🏁") }
  let gate = DispatchSemaphore(value: 0)
  gate.signal()
}
