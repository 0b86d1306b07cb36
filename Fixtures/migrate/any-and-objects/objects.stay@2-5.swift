import UIKit

class Board: UIViewController {
  var stored: AnyObject = NSNull()
  var items: [Any] = []

  func keep(_ view: UIView, _ other: AnyObject) {
    stored = view
    stored = other
    stored = NSNumber(value: 1)
    if other === view { print("same") }
    print(other.description ?? "")
  }

  func take(_ value: Any) {
    items.append(value)
    items.append("text")
    print(items.count)
  }

  func put(_ any: Any) {}
  func put(_ object: AnyObject) {}
  func overloaded(_ text: String) { put(text) }
}
