import UIKit

func area(info: [NSObject: AnyObject], store: AnyObject) -> CGFloat {
  let frame = info["frame"]!.CGRectValue.width
  let other = store.objectForKey("x") as? UIView
  print(other, info["size"]?.CGSizeValue().width)
  return frame
}
