import UIKit

func mark(_ text: NSMutableAttributedString, attributes: [NSAttributedString.Key: Any]) {
  let observer: NSNotification.Name = UITextField.textDidBeginEditingNotification
  print(text, attributes, observer, NSAttributedString.Key.font.rawValue)
}
