import UIKit

class Reader: UIViewController, UIScrollViewDelegate {
  let page = UIImageView()

  func scrollViewDidScroll(scrollView: UIScrollView) {
    page.alpha = scrollView.contentOffset.y > 0 ? 0.5 : 1
  }

  func scrollViewWillEndDragging(scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    if velocity.y == 0 { print("stopped 🛑") }
  }

  func scrollViewDidEndDragging(scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView? { return page }

  func scrollViewDidEndZooming(scrollView: UIScrollView, withView view: UIView?, atScale scale: CGFloat) {}
}
