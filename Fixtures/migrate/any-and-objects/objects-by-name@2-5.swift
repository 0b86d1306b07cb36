import UIKit

func area(_ info: [AnyHashable: Any], store: AnyObject) -> CGFloat {
  let frame = (info["frame"]! as AnyObject).cgRectValue.width
  let other = store.object(forKey: "x") as? UIView
  print(other, (info["size"] as AnyObject?)?.cgSizeValue.width)
  return frame
}
