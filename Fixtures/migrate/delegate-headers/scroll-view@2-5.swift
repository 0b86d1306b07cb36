import UIKit

class Reader: UIViewController, UIScrollViewDelegate {
  let page = UIImageView()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    page.alpha = scrollView.contentOffset.y > 0 ? 0.5 : 1
  }

  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    if velocity.y == 0 { print("stopped 🛑") }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return page }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
