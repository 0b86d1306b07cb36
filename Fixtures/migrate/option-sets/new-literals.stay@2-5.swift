import UIKit

func measure(_ text: NSAttributedString) -> CGRect {
  let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
  let mask = UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight])
  print(mask.contains(.flexibleWidth), options.union([.truncatesLastVisibleLine]).rawValue)
  return text.boundingRect(with: .zero, options: options, context: nil)
}
