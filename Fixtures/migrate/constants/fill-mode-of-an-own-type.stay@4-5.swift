struct Brush {
  enum Mode { case forwards, backwards }
  var fillMode = Mode.forwards
  var removedOnCompletion = false
}

var brush = Brush()
brush.fillMode = .backwards
brush.removedOnCompletion = brush.fillMode == .forwards
