import UIKit

func clear(perch: Perch) {
  perch.hidden = false
  perch.backgroundColor = UIColor.clearColor()
}
