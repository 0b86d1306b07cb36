import UIKit

final class Debugger: UIView {
  #if DEBUG
  let tint = UIColor.redColor()
  #else
  let tint = UIColor.clearColor()
  #endif

  func show() {
    #if os(iOS)
      hidden = false
    #elseif os(tvOS)
      self.hidden = true
    #endif
    #if FAST
    UIView.animateWithDuration(0.1) {
      self.alpha = 1
    }
    #else
    UIView.animateWithDuration(1) {
      self.alpha = 1
    }
    #endif
  }
}
