import UIKit

class Notes: UIViewController {
  func build() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "add:", style: .plain, target: self, action: #selector(leave))
    if responds(to: #selector(leave)) { leave() }
  }

  @objc func leave() {}
}

extension Notes {
  @objc func add(_ item: UIBarButtonItem) {}
}
