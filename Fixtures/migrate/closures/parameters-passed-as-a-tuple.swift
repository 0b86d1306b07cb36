import UIKit

func load(_ done: @escaping ([Int], [String], NSError?) -> Void) {}

class Flock {
  var sizes: [Int] = []

  func show(_ view: UIView, birds: [Bird]) {
    sizes.sort { $0.0 < $0.1 }
    let sorted = birds.sorted(by: { $0.0.age > $0.1.age })
    load { self.sizes = $0.0 }
    load {
      self.sizes = $0.0
      if $0.2 == nil { print($0.1) }
    }
    UIView.animate(withDuration: 1, animations: { _ in view.alpha = 0 }, completion: { _ in print(sorted) })
    UIView.animate(withDuration: 1, animations: { [weak self] _ in
      self?.sizes = []
    })
    UIView.animate(withDuration: 1) { _ in
      view.alpha = 1
    }
  }
}
