import UIKit

enum Mood { case Normal, Selected, Center }

func apply(_ mood: Mood, button: UIButton, label: UILabel) -> Mood {
  switch mood {
  case .Normal:
    button.setTitle("🙂", for: .normal)
    return .Selected
  case .Selected:
    button.setTitle("😀", for: .selected)
    return .Center
  case .Center:
    label.textAlignment = .center
    return mood == .Center ? .Normal : .Selected
  }
}
