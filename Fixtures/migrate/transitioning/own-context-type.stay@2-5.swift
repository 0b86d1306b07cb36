struct Stage {
  func containerView() -> String { return "stage" }
  func viewControllerForKey(_ key: String) -> String? { return key.isEmpty ? nil : key }
  func completeTransition(_ done: Bool) -> Bool { return done }
}

let stage = Stage()
let container = stage.containerView()
let actor = stage.viewControllerForKey("from")
let finished = stage.completeTransition(actor != nil && !container.isEmpty)
