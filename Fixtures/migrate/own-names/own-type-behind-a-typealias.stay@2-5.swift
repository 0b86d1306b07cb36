struct Slot {
  var hidden = true
  var on = false
}

typealias View = Slot

func show(_ view: View, others: [View]) -> Bool {
  var copy = view
  copy.hidden = others.contains { $0.on }
  return copy.hidden || copy.on
}
