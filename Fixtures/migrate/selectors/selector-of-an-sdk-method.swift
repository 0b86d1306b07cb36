import UIKit

class Sheet: UIViewController {
  func wire(view: UIView) {
    let names = [
      #selector(UIViewController.dismissViewControllerAnimated(_:completion:)),
      #selector(UIView.layoutIfNeeded),
      #selector(UIViewController.viewWillAppear(_:)),
    ]
    print(names.count, view.respondsToSelector(#selector(UIView.layoutSubviews)))
  }
}
