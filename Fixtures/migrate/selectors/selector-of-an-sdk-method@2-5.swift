import UIKit

class Sheet: UIViewController {
  func wire(_ view: UIView) {
    let names = [
      #selector(UIViewController.dismiss(animated:completion:)),
      #selector(UIView.layoutIfNeeded),
      #selector(UIViewController.viewWillAppear(_:)),
    ]
    print(names.count, view.responds(to: #selector(UIView.layoutSubviews)))
  }
}
