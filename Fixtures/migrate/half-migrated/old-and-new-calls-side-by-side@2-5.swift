import UIKit

func both(_ view: UIView, _ button: UIButton) {
  view.isHidden = button.isHidden
  view.frame = CGRect(x: 0, y: 0, width: button.frame.width, height: button.frame.height)
  button.setTitle("new", for: .normal); button.setTitle("old", for: .normal)
  DispatchQueue.main.async { view.setNeedsLayout() }
  DispatchQueue.main.async { view.layoutIfNeeded() }
  UIView.animate(withDuration: 0.2) { view.alpha = 0 }
  view.backgroundColor = UIColor.clear; button.backgroundColor = UIColor.clear
}
