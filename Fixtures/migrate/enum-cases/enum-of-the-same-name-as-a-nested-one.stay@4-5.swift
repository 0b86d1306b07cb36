enum Toggle {
  enum State { case normal, selected }
  enum Style { case plain, grouped }
}

struct Entry {
  var state: Toggle.State = .normal
  var style = Toggle.Style.plain
  var operation: [Toggle.State: Int] = [.selected: 1]
}
