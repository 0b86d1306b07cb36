import UIKit

class Plain: UIView {
  override func draw(_ rect: CGRect) {}
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return true }
  override func value(forKey key: String) -> Any? { return nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
