import UIKit

func label(_ view: UIView) -> UILabel? {
  let a = view as! UILabel
  let b = view as? UILabel
  let c = (view as? UILabel)!
  print(a, b!, c)
  return view as? UILabel
}
