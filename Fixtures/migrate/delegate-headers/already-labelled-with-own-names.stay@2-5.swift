import UIKit

final class Form: NSObject, UITextFieldDelegate, UIScrollViewDelegate {
  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    field.resignFirstResponder()
    return true
  }

  func textField(
    _ field: UITextField,
    shouldChangeCharactersIn slice: NSRange,  // in UTF-16 units
    replacementString text: String
  ) -> Bool {
    return slice.location + text.count < 20
  }

  func scrollViewDidScroll(_ view: UIScrollView) {}
}
