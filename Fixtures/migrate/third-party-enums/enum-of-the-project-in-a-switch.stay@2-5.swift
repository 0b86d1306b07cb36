enum Phase {
  case Began
  case Changed
  case Ended
  case Cancelled
}

struct Gesture {
  var state: Phase = .Began
}

func isOver(_ gesture: Gesture) -> Bool {
  switch gesture.state {
  case .Began, .Changed:
    return false
  case .Ended, .Cancelled:
    return true
  }
}
