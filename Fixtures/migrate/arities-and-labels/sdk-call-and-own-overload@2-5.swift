import UIKit

func CGRectMake(_ side: CGFloat) -> CGRect {
  return CGRect(x: 0, y: 0, width: side, height: side)
}

extension UIView {
  class func animateWithDuration(_ seconds: Double, bounce: Bool) {}
}

let tile = CGRectMake(4)
UIView.animateWithDuration(2, bounce: true)
UIView.animate(withDuration: 2, animations: {})
