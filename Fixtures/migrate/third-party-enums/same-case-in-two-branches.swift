import UIKit

enum Mood { case Normal, Selected, Center }

func apply(mood: Mood, button: UIButton, label: UILabel) -> Mood {
  switch mood {
  case .Normal:
    button.setTitle("🙂", forState: .Normal)
    return .Selected
  case .Selected:
    button.setTitle("😀", forState: .Selected)
    return .Center
  case .Center:
    label.textAlignment = .Center
    return mood == .Center ? .Normal : .Selected
  }
}
