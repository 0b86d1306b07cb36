import UIKit

func line(_ shape: CAShapeLayer, image: CALayer) {
  shape.lineCap = CAShapeLayerLineCap.round
  shape.lineJoin = CAShapeLayerLineJoin.bevel
  image.contentsGravity = CALayerContentsGravity.resizeAspect
  let push = CATransition()
  push.type = CATransitionType.push
  push.subtype = CATransitionSubtype.fromLeft
  image.add(push, forKey: "kCATransitionPush")
}
