import UIKit

extension UIScrollView {
  var page: Int { return Int(contentOffset.x / bounds.width) + 1 }

  func start() {
    isPagingEnabled = true
    self.isScrollEnabled = !isDragging && !self.isDecelerating
    keyboardDismissMode = .onDrag
    setContentOffset(CGPoint(x: 320, y: 0), animated: true)
    scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
  }
}
