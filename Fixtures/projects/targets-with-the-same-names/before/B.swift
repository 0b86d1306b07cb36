import UIKit

class Section {
  var hidden = false
}

class ViewController: UIViewController {
  var item: Section?
  private func label() -> Section { return Section() }
  func show() {
    item?.hidden = true
    label().hidden = true
  }
}
