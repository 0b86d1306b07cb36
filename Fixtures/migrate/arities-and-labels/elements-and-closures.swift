enum State {
  case idle, busy

  func isAny(values: [State], set: Set<Int>) -> Bool {
    if values.contains({ $0 == self }) || values.contains(.idle) { return true }
    return set.contains({ (number: Int) in number > 1 })
  }
}
