import UIKit

func load(_ done: @escaping ([Int], [String]) -> Void) {}
func pair(_ done: @escaping ((Int, String)) -> Void) {}

class Flock {
  var pairs: [(Int, String)] = []

  func show(_ view: UIView, byName: [String: Int]) {
    pairs.sort { $0.0 < $1.0 }
    let names = pairs.map { $0.1 }
    print(pairs.filter { $0.0 > 1 }, byName.map { $0.0 }, names)
    pair { print($0.0, $0.1) }
    load { print($0, $1) }
    load { all, names in self.pairs.forEach { print($0.0, $0.1) } }
    load { print($0, $1, self.pairs.map { $0.0 }) }
    unknown { print($0.0, $0.1) }
    unknown { _ in print(1) }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in print(1) })
  }
}
