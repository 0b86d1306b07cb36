import UIKit

func both(_ view: UIView, _ button: UIButton) {
  view.isHidden = button.hidden
  view.frame = CGRect(x: 0, y: 0, width: CGRectGetWidth(button.frame), height: button.frame.height)
  button.setTitle("new", for: .normal); button.setTitle("old", forState: .Normal)
  DispatchQueue.main.async { view.setNeedsLayout() }
  dispatch_async(dispatch_get_main_queue()) { view.layoutIfNeeded() }
  UIView.animate(withDuration: 0.2) { view.alpha = 0 }
  view.backgroundColor = UIColor.clearColor(); button.backgroundColor = UIColor.clear
}
