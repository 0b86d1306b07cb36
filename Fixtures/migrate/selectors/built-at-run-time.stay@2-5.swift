import UIKit

class Dynamic: UIViewController {
  var actions = ["open:", "shut:"]

  func wire(_ button: UIButton, number: Int) {
    button.addTarget(self, action: Selector(actions[number]), for: .touchUpInside)
    button.addTarget(self, action: NSSelectorFromString("item\(number):"), for: .touchDown)
  }
}
