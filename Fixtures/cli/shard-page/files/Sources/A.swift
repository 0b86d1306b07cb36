import UIKit

class Perch: UIView {
  func hide() { hidden = true }
}
