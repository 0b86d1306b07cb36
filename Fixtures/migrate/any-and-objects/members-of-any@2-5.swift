import UIKit

class Board: UIViewController {
  var stored: AnyObject = NSNull()

  func keyboardShown(_ note: Notification) {
    guard let info = note.userInfo else { return }
    let time = (info[UIResponder.keyboardAnimationDurationUserInfoKey]! as AnyObject).doubleValue
    if let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as AnyObject?)?.integerValue {
      print(time, curve)
    }
  }

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
    if (object as AnyObject?) === view { print("mine") }
    if (object! as AnyObject).isKind(of: UIView.self) { print("a view") }
  }

  func load(_ data: Data) throws {
    let value: AnyObject = try JSONSerialization.jsonObject(with: data, options: []) as AnyObject
    stored = value
    stored = "text" as AnyObject
    stored = ["a", "b"] as AnyObject
  }

  func walk(_ items: NSArray) {
    for item in items {
      print((item as AnyObject).description)
    }
  }

  func names() -> AnyObject {
    let all = ["a": 1]
    return all as AnyObject
  }
}
