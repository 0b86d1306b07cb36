import UIKit

func frame(in bounds: CGRect) -> CGRect {
  let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
  let middle = CGPoint(x: bounds.midX, y: bounds.midY)
  if bounds.isEmpty || bounds == .zero { return CGRect.zero }
  let largest = CGFloat.greatestFiniteMagnitude
  return CGRect(origin: middle, size: half).insetBy(dx: 2, dy: 2).offsetBy(dx: min(largest, 3), dy: 0)
}
