final class Courier {
  func dispatch_async(_ work: () -> Void) { work() }
  func dispatch_get_main_queue() -> Courier { return self }
  func dispatch_after(_ seconds: Double, _ work: () -> Void) { work() }
}

let courier = Courier()
courier.dispatch_async { print("sent 📦") }
courier.dispatch_get_main_queue().dispatch_after(2) { print("late") }
