final class Clock {
  var date = Moment()
  let main = Clock.Face()

  final class Face {
    var on = true
    var animating = false
  }

  struct Moment {
    var timeIntervalSinceNow = 4.0
    func dateByAddingTimeInterval(_ seconds: Double) -> Moment { return self }
  }
}

let clock = Clock()
clock.main.on = clock.main.animating
let later = clock.date.dateByAddingTimeInterval(clock.date.timeIntervalSinceNow)
