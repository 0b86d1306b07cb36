import UIKit

func pulse(_ layer: CALayer) {
  let pulse = CABasicAnimation(keyPath: "opacity")
  pulse.fillMode = kCAFillModeForwards
  pulse.isRemovedOnCompletion = false
  pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
  layer.add(pulse, forKey: "pulse")
}
