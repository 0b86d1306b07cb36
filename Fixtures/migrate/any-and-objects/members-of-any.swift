import UIKit

class Board: UIViewController {
  var stored: AnyObject = NSNull()

  func keyboardShown(note: NSNotification) {
    guard let info = note.userInfo else { return }
    let time = info[UIKeyboardAnimationDurationUserInfoKey]!.doubleValue
    if let curve = info[UIKeyboardAnimationCurveUserInfoKey]?.integerValue {
      print(time, curve)
    }
  }

  override func observeValueForKeyPath(keyPath: String?, ofObject object: AnyObject?, change: [String: AnyObject]?, context: UnsafeMutablePointer<Void>) {
    if object === view { print("mine") }
    if object!.isKindOfClass(UIView.self) { print("a view") }
  }

  func load(data: NSData) throws {
    let value: AnyObject = try NSJSONSerialization.JSONObjectWithData(data, options: [])
    stored = value
    stored = "text"
    stored = ["a", "b"]
  }

  func walk(items: NSArray) {
    for item in items {
      print(item.description)
    }
  }

  func names() -> AnyObject {
    let all = ["a": 1]
    return all
  }
}
