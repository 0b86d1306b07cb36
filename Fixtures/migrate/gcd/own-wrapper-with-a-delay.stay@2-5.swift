import Foundation

func delay(_ seconds: Double, on queue: DispatchQueue, _ work: @escaping () -> Void) {
  queue.asyncAfter(deadline: DispatchTime.now() + seconds, execute: work)
}

func main(_ work: @escaping () -> Void) {
  DispatchQueue.main.async(execute: work)
}

delay(0.3, on: .main) { print("later ⌛️") }
main { print("now") }
