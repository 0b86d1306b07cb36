import UIKit

final class Debugger: UIView {
  #if DEBUG
  let tint = UIColor.red
  #else
  let tint = UIColor.clear
  #endif

  func show() {
    #if os(iOS)
      isHidden = false
    #elseif os(tvOS)
      self.isHidden = true
    #endif
    #if FAST
    UIView.animate(withDuration: 0.1) {
      self.alpha = 1
    }
    #else
    UIView.animate(withDuration: 1) {
      self.alpha = 1
    }
    #endif
  }
}
