import UIKit

func style(_ box: Box) {
  box.label.backgroundColor = .clear
}
