import UIKit

class Screen {
  let style = Style()
  var shared: [String: Any] = ["a": 1]

  func build(_ text: NSMutableAttributedString, _ range: NSRange) {
    let fixed: [NSAttributedString.Key: Any] = [NSAttributedString.Key.kern: 2]
    style.linkAttributes = fixed
    style.records = ["name": 2]
    let chosen = style.attributes(forLinks: true)
    text.addAttributes(chosen, range: range)
    style.linkAttributes[.kern] = 1
  }

  func store(_ record: [String: Any]) { style.records = record }
}
