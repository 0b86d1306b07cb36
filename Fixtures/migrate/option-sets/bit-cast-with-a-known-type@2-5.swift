import UIKit

class Measure {
  var options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]

  func frame(_ text: NSAttributedString, size: CGSize) -> CGRect {
    return text.boundingRect(with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}
