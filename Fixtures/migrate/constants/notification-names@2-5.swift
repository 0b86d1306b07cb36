import UIKit

func stopListening(_ observer: UIView) {
  let center = NotificationCenter.default
  center.removeObserver(observer, name: UIResponder.keyboardWillShowNotification, object: nil)
  center.removeObserver(observer, name: UIResponder.keyboardDidHideNotification, object: nil)
  center.removeObserver(observer, name: UIApplication.didBecomeActiveNotification, object: nil)
  center.removeObserver(observer, name: UITextField.textDidChangeNotification, object: nil)
}
