import UIKit

class Tabs: UIViewController {
  lazy var bar: UITabBar = self.makeBar()

  func makeBar() -> UITabBar { return UITabBar() }

  func run() {
    makeBar().isHidden = false
    navigationController?.navigationBar.isHidden = bar.isHidden
    view.superview?.superview?.isHidden = true
    tabBarController?.viewControllers?.first?.view.isHidden = true
    view.layer.borderColor = view.tintColor.cgColor
    UIApplication.shared.keyWindow?.rootViewController?.view.isHidden = false
  }
}
