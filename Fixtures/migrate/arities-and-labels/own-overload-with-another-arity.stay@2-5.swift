import UIKit

func CGRectMake(_ side: CGFloat) -> CGRect {
  return CGRect(x: 0, y: 0, width: side, height: side)
}

func CGSizeMake(_ points: CGPoint) -> CGSize {
  return CGSize(width: points.x, height: points.y)
}

let tile = CGRectMake(40)
let extent = CGSizeMake(tile.origin)
