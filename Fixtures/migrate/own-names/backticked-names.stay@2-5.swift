struct Switch {
  var `default` = 1
  var `repeat` = 2

  func `in`(_ other: Switch) -> Bool {
    return `default` == other.`default` && `repeat` == other.repeat
  }
}
