struct Lane {
  let name: String
}

func dispatch_get_main_queue() -> Lane { return Lane(name: "main") }

func dispatch_async(_ lane: Lane, _ work: () -> Void) {
  print(lane.name)
  work()
}

dispatch_async(dispatch_get_main_queue()) { print("inside 🛤") }
