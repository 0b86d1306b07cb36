import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var owner: Owner?
}

protocol Owner: class {
  func show(_ owner: Owner)
}
