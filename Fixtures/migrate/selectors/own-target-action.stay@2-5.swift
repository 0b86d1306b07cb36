final class Dispatcher {
  private var actions: [String: String] = [:]

  func addTarget(_ target: String, action: String) { actions[target] = action }
  func performSelector(_ selector: String) -> String? { return actions[selector] }

  func tap(_ sender: String) {}
}

let dispatcher = Dispatcher()
dispatcher.addTarget("view", action: "tap:")
let found = dispatcher.performSelector("tap:")
