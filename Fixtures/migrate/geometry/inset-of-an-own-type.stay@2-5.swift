struct Frame {
  var width = 1.0

  func inset(_ by: Double) -> Frame { return Frame(width: width - by) }
}

func CGRectInset(_ frame: Frame, _ by: Double) -> Frame { return frame.inset(by) }

let inner = CGRectInset(Frame(width: 3), 1)
