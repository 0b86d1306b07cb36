import UIKit

func move(view: UIView) {
  let options = UIViewAnimationOptions.allZeros
  UIView.animateWithDuration(1, delay: 0, options: .allZeros, animations: {}, completion: nil)
  UIView.animateWithDuration(1, delay: 0, options: UIViewAnimationOptions.allZeros, animations: {}, completion: nil)
  let mask = UInt.allZeros
}
