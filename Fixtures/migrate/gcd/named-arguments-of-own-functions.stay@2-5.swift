func schedule(dispatch_after seconds: Double, dispatch_get_main_queue main: Bool) -> Double {
  return main ? seconds : -seconds
}

let when = schedule(dispatch_after: 2, dispatch_get_main_queue: true)
