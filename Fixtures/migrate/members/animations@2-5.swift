import UIKit

func show(_ box: UIView, hint: UILabel) {
  UIView.animate(withDuration: 0.3) { box.alpha = 1 }
  UIView.animate(withDuration: 0.3, animations: { hint.isHidden = false }) { done in
    print("done \(done) ✨")
  }
  UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
    options: [.curveEaseOut, .allowUserInteraction], animations: {
      box.transform = CGAffineTransform.identity
    }, completion: nil)
}
