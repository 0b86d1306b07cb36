import UIKit

extension UIView {
  class func animateWithDuration(_ seconds: Double, bounce: CGFloat, work: () -> Void) {
    work()
  }

  func removeFromSuperview(_ animated: Bool) {
    removeFromSuperview()
  }

  func addSubview(_ view: UIView, hidden: Bool) {
    view.alpha = hidden ? 0 : 1
    addSubview(view)
  }
}

func run(_ view: UIView) {
  UIView.animateWithDuration(0.3, bounce: 0.5) { view.alpha = 0 }
  view.addSubview(UIView(), hidden: true)
  view.removeFromSuperview(true)
}
