import UIKit

extension UIView {
  func isImage(_ value: Any) -> Bool { return value is CGImage }
}
