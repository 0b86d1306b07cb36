import UIKit

func sketch(context: CGContext, points: [CGPoint], frames: [CGRect], dashes: [CGFloat], path: CGMutablePath) {
  CGContextAddLines(context, points, points.count)
  CGContextAddLines(context, points, 2)
  CGContextAddLines(context, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], 2)
  CGContextStrokeLineSegments(context, points, UInt(points.count))
  CGContextAddRects(context, frames, 1)
  CGContextFillRects(context, frames, frames.count)
  CGContextClipToRects(context, frames, frames.count)
  CGContextSetLineDash(context, 0, dashes, 2)
  CGContextSetLineDash(context, 1, [4, 2], 2)
  CGContextSetLineDash(context, 0, nil, 0)
  CGPathAddLines(path, nil, points, points.count)
  CGPathAddRects(path, nil, frames, 2)
}
