import UIKit

extension UIScrollView {
  var page: Int { return Int(contentOffset.x / bounds.width) + 1 }

  func start() {
    pagingEnabled = true
    self.scrollEnabled = !dragging && !self.decelerating
    keyboardDismissMode = .OnDrag
    setContentOffset(CGPointMake(320, 0), animated: true)
    scrollRectToVisible(CGRectMake(0, 0, 1, 1), animated: false)
  }
}
