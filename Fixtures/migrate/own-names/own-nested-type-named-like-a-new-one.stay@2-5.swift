struct Conveyor {
  enum State {
    case Idle
    case Normal
    case Disabled
  }

  enum Operation {
    case None
    case Push
    case Pop
  }

  var state: State = .Normal
  var operation = Operation.None

  mutating func stop() {
    state = .Disabled
    if operation == .Push { operation = .Pop }
  }
}
