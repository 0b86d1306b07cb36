import UIKit

func stopListening(_ observer: UIView) {
  let center = NotificationCenter.default
  center.removeObserver(observer, name: NSNotification.Name.UIKeyboardWillShow, object: nil)
  center.removeObserver(observer, name: NSNotification.Name.UIKeyboardDidHide, object: nil)
  center.removeObserver(observer, name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
  center.removeObserver(observer, name: NSNotification.Name.UITextFieldTextDidChange, object: nil)
}
