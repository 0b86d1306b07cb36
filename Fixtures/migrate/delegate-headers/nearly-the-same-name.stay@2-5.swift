import UIKit

final class Search: NSObject, UITextFieldDelegate {
  func textFieldShouldReturnNow(_ textField: UITextField) -> Bool { return true }
  func textFieldDidBeginSearch(_ textField: UITextField, fast: Bool) {}

  func start(_ textField: UITextField) {
    if textFieldShouldReturnNow(textField) { textFieldDidBeginSearch(textField, fast: true) }
  }
}
