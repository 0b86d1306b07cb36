import UIKit

class Door: UIView {
  func open(_ other: UIView) {
    let hidden = other.isHidden
    self.isHidden = hidden
    do {
      let other = DoorState(hidden: hidden)
      print(other.hidden)
    }
    print(other.isHidden, hidden)
  }
}

struct DoorState {
  var hidden: Bool
}
