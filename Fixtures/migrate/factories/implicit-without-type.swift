import UIKit

func style(box: Box) {
  box.label.backgroundColor = .clearColor()
}
