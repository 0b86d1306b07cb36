import UIKit

class Tabs: UIViewController {
  lazy var bar: UITabBar = self.makeBar()

  func makeBar() -> UITabBar { return UITabBar() }

  func run() {
    makeBar().hidden = false
    navigationController?.navigationBar.hidden = bar.hidden
    view.superview?.superview?.hidden = true
    tabBarController?.viewControllers?.first?.view.hidden = true
    view.layer.borderColor = view.tintColor.CGColor
    UIApplication.sharedApplication().keyWindow?.rootViewController?.view.hidden = false
  }
}
