import UIKit

class Style {
  var linkAttributes: [String: Any] = [:]
  var bodyAttributes: [String: Any]? = [NSFontAttributeName: UIFont.systemFont(ofSize: 12)]
  // Keys of its own.
  var records: [String: Any] = ["name": 1]
  var shared: [String: Any] = [:]

  func attributes(forLinks: Bool) -> [String: Any] {
    if forLinks { return linkAttributes }
    let plain: [String: Any] = [NSForegroundColorAttributeName: UIColor.red]
    return plain
  }
}
