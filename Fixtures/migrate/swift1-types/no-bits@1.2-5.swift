import UIKit

func move(_ view: UIView) {
  let options = UIView.AnimationOptions()
  UIView.animate(withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
  UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(), animations: {}, completion: nil)
  let mask = UInt()
}
