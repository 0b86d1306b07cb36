import UIKit

func load(_ done: @escaping ([Int], [String], NSError?) -> Void) {}

class Flock {
  var sizes: [Int] = []

  func show(_ view: UIView, birds: [Bird]) {
    sizes.sort { $0 < $1 }
    let sorted = birds.sorted(by: { $0.age > $1.age })
    load { arg1, _, _ in self.sizes = arg1 }
    load {
      self.sizes = $0
      if $2 == nil { print($1) }
    }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in print(sorted) })
    UIView.animate(withDuration: 1, animations: { [weak self] in
      self?.sizes = []
    })
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    }
  }
}
