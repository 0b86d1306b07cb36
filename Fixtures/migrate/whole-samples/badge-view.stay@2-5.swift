import UIKit

open class BadgeView: UIView {
  public func drawBadge(fontName: String, radius: CGFloat, gradient: Bool = true) {
    self.subviews.forEach { (view) in
      view.removeFromSuperview()
    }
    self.backgroundColor = .clear
    self.frame = CGRect(x: self.frame.origin.x, y: self.frame.origin.y, width: radius, height: radius)
    if gradient {
      let layer: CAGradientLayer = CAGradientLayer(layer: self.layer)
      layer.frame = self.bounds
      layer.colors = [UIColor.red.cgColor as Any, UIColor.blue.withAlphaComponent(0.3).cgColor as Any]
      self.layer.addSublayer(layer)
    }
    let image = UIImageView(frame: CGRect(x:0,y:0,width:radius - 2, height:radius - 2))
    image.contentMode = .center
    self.addSubview(image)
  }

  func redraw() {
    drawBadge(
      fontName: "fa-star",
      radius: 200,
      gradient: false
    )
  }
}
