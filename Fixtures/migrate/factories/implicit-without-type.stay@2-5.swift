enum Shade { case clearColor(Int), plain }

func style(_ box: Box) {
  box.label.shade = .clearColor(1)
  box.label.state = .ready()
}
