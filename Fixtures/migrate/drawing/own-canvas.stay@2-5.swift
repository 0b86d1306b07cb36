final class Canvas {
  func CGContextFillRect(_ side: Int) -> Canvas { return self }
  func moveToPoint(_ x: Int) -> Canvas { return self }
  func addLineToPoint(_ x: Int) -> Canvas { return self }
  func closePath() {}
  var CGPath = "M0,0"
}

let canvas = Canvas().moveToPoint(0).addLineToPoint(3).CGContextFillRect(2)
canvas.closePath()
canvas.CGPath = "Z"
