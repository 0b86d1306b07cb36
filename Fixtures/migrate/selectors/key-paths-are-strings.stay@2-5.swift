import UIKit

func animate(_ layer: CALayer, views: NSArray) {
  let grow = CABasicAnimation(keyPath: "frame.size.width")
  layer.add(grow, forKey: "hidden")
  layer.setValue(true, forKey: "hidden")
  let shown = views.filtered(using: NSPredicate(format: "hidden == NO AND enabled == YES"))
  print(shown.count, layer.value(forKeyPath: "superlayer.opaque") ?? "none")
}
