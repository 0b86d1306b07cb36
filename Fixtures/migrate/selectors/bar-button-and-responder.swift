import UIKit

class Notes: UIViewController {
  func build() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .Add, target: self, action: "add:")
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "add:", style: .Plain, target: self, action: "leave")
    if respondsToSelector("leave") { leave() }
  }

  func leave() {}
}

extension Notes {
  func add(item: UIBarButtonItem) {}
}
