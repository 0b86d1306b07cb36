import UIKit

class Door: UIView {
  func open(other: UIView) {
    let hidden = other.hidden
    self.hidden = hidden
    do {
      let other = DoorState(hidden: hidden)
      print(other.hidden)
    }
    print(other.hidden, hidden)
  }
}

struct DoorState {
  var hidden: Bool
}
