import UIKit

func quiet(_ views: [UIView], buttons: [UIButton]) -> Int {
  views.forEach { $0.isHidden = true }
  buttons.forEach { button in
    button.isEnabled = false
  }
  let shown = views.filter { view in !view.isHidden }
  return shown.count + buttons.filter { $0.isSelected }.count
}
