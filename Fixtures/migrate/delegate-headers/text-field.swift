import UIKit

class SignUp: UIViewController, UITextFieldDelegate {
  func textFieldShouldReturn(textField: UITextField) -> Bool {
    return textField.resignFirstResponder()
  }

  func textField(textField: UITextField, shouldChangeCharactersInRange range: NSRange, replacementString string: String) -> Bool {
    return range.location < 10
  }

  func textFieldDidEndEditing(textField: UITextField) {
    textField.enabled = false
  }
}
