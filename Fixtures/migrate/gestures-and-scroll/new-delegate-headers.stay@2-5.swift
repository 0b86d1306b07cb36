import UIKit

final class Zoomer: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return scrollView.subviews.first }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    return recognizer.state == .began || other.state == .possible
  }
}
