import UIKit

// CGRectGetWidth(frame /* here */) was how we did it.
func width(of frame: CGRect /* not CGRectMake(0, 0, 1, 1) */) -> CGFloat {
  /* for var i = 0; i < 10; i++ {} */
  return frame.width // UIColor.redColor()
}
