import UIKit

func describe(_ view: UIView) -> String {
  let a = "CGRectGetWidth(r) is \(view.frame.width) of \(UIScreen.main.bounds)"
  let b = "hidden: \(view.isHidden ? "hidden" : "shown \(view.isOpaque)") 👀"
  return a + /* view.hidden */ b  // CGRectZero
}
