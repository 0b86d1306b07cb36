import UIKit

func show(box: UIView, hint: UILabel) {
  UIView.animateWithDuration(0.3) { box.alpha = 1 }
  UIView.animateWithDuration(0.3, animations: { hint.hidden = false }) { done in
    print("done \(done) ✨")
  }
  UIView.animateWithDuration(0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
    options: [.CurveEaseOut, .AllowUserInteraction], animations: {
      box.transform = CGAffineTransformIdentity
    }, completion: nil)
}
