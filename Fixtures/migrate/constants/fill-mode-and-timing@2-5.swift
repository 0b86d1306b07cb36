import UIKit

func pulse(_ layer: CALayer) {
  let pulse = CABasicAnimation(keyPath: "opacity")
  pulse.fillMode = CAMediaTimingFillMode.forwards
  pulse.isRemovedOnCompletion = false
  pulse.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
  layer.add(pulse, forKey: "pulse")
}
