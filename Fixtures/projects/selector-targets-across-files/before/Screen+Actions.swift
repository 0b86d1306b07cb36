import UIKit

extension Screen {
  func more(sender: UIButton) { print("➕") }
}
