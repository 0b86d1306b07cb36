struct Fader {
  func animateTransition(_ name: String) -> Bool { return name.isEmpty }
  func transitionDuration(_ name: String) -> Double { return 0.2 }
  func updateInteractiveTransition(_ progress: Double) {}
  func finishInteractiveTransition() {}
}

let fader = Fader()
fader.updateInteractiveTransition(fader.transitionDuration("in"))
if fader.animateTransition("out") { fader.finishInteractiveTransition() }
