import UIKit

class SignUp: UIViewController, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    return textField.resignFirstResponder()
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    return range.location < 10
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.isEnabled = false
  }
}
