import UIKit

func stopListening(observer: UIView) {
  let center = NSNotificationCenter.defaultCenter()
  center.removeObserver(observer, name: UIKeyboardWillShowNotification, object: nil)
  center.removeObserver(observer, name: UIKeyboardDidHideNotification, object: nil)
  center.removeObserver(observer, name: UIApplicationDidBecomeActiveNotification, object: nil)
  center.removeObserver(observer, name: UITextFieldTextDidChangeNotification, object: nil)
}
