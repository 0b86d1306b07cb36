import UIKit

// How many of the elements are drawn is not known here: both calls are left to a person.
func trace(_ context: CGContext, points: UnsafePointer<CGPoint>, count: Int) {
  CGContextAddLines(context, points, count)
  CGContextStrokeLineSegments(context, points, 2)
  CGContextAddLines(context, unknownPoints(), 3)
}
