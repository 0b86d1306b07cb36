import UIKit

func CGRectMake(_ side: CGFloat) -> CGRect {
  return CGRectMake(0, 0, side, side)
}

extension UIView {
  class func animateWithDuration(_ seconds: Double, bounce: Bool) {}
}

let tile = CGRectMake(4)
UIView.animateWithDuration(2, bounce: true)
UIView.animateWithDuration(2, animations: {})
