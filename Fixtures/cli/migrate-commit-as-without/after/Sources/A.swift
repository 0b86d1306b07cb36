import UIKit

class Nest {
  private var size: CGFloat = UserDefaults.standard.float(forKey: "size")
  private func attributes() -> [NSAttributedString.Key: Any] {
    return [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
  }
}
