import UIKit

func pulse(layer: CALayer) {
  let pulse = CABasicAnimation(keyPath: "opacity")
  pulse.fillMode = kCAFillModeForwards
  pulse.removedOnCompletion = false
  pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
  layer.addAnimation(pulse, forKey: "pulse")
}
