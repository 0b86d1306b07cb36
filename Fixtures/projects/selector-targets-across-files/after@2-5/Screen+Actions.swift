import UIKit

extension Screen {
  @objc func more(_ sender: UIButton) { print("➕") }
}
