import UIKit

func quiet(views: [UIView], buttons: [UIButton]) -> Int {
  views.forEach { $0.hidden = true }
  buttons.forEach { button in
    button.enabled = false
  }
  let shown = views.filter { view in !view.hidden }
  return shown.count + buttons.filter { $0.selected }.count
}
