import UIKit

class Bird {
  func take(options: Int?, error: Int?) {}
  func fly(_ any: AnyObject, view: UIView) {
    take(options: nil, error: nil)
    UIView.animate(withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
    let options = UIView.AnimationOptions(rawValue: 0)
    let parent = view as UIResponder
    let object = view as AnyObject
    let label = any as! UILabel
    let image = any as? UIImage
    print(options, parent, object, label, image ?? "")
  }
}
