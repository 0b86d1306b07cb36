import UIKit

func sketch(_ context: CGContext, points: [CGPoint], frames: [CGRect], dashes: [CGFloat], path: CGMutablePath) {
  context.addLines(between: points)
  context.addLines(between: Array(points.prefix(2)))
  context.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
  context.strokeLineSegments(between: points)
  context.addRects(Array(frames.prefix(1)))
  context.fill(frames)
  context.clip(to: frames)
  context.setLineDash(phase: 0, lengths: Array(dashes.prefix(2)))
  context.setLineDash(phase: 1, lengths: [4, 2])
  context.setLineDash(phase: 0, lengths: [])
  path.addLines(between: points)
  path.addRects(Array(frames.prefix(2)))
}
