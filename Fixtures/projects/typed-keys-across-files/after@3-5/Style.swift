import UIKit

class Style {
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  var bodyAttributes: [NSAttributedString.Key: Any]? = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
  // Keys of its own.
  var records: [String: Any] = ["name": 1]
  var shared: [String: Any] = [:]

  func attributes(forLinks: Bool) -> [NSAttributedString.Key: Any] {
    if forLinks { return linkAttributes }
    let plain: [NSAttributedString.Key: Any] = [NSAttributedString.Key.foregroundColor: UIColor.red]
    return plain
  }
}
