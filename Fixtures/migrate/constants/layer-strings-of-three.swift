import UIKit

func line(_ shape: CAShapeLayer, image: CALayer) {
  shape.lineCap = kCALineCapRound
  shape.lineJoin = kCALineJoinBevel
  image.contentsGravity = kCAGravityResizeAspect
  let push = CATransition()
  push.type = kCATransitionPush
  push.subtype = kCATransitionFromLeft
  image.add(push, forKey: "kCATransitionPush")
}
