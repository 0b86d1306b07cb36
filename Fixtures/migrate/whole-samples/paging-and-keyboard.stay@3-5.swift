import UIKit

extension UIScrollView {
  var currentPage: Int {
    return Int((self.contentOffset.x + (0.5 * self.bounds.width)) / self.bounds.width) + 1
  }
}

class Pages: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { print("page:", scrollView.currentPage) }
  }

  func setUp() {
    self.scrollView.keyboardDismissMode = .onDrag
    self.scrollView.keyboardDismissMode = .interactive
    self.scrollView.isPagingEnabled = true
    self.automaticallyAdjustsScrollViewInsets = false
  }
}
