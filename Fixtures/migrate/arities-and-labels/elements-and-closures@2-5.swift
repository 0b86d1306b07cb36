enum State {
  case idle, busy

  func isAny(_ values: [State], set: Set<Int>) -> Bool {
    if values.contains(where: { $0 == self }) || values.contains(.idle) { return true }
    return set.contains(where: { (number: Int) in number > 1 })
  }
}
