import UIKit

func describe(view: UIView) -> String {
  let a = "CGRectGetWidth(r) is \(CGRectGetWidth(view.frame)) of \(UIScreen.mainScreen().bounds)"
  let b = "hidden: \(view.hidden ? "hidden" : "shown \(view.opaque)") 👀"
  return a + /* view.hidden */ b  // CGRectZero
}
