import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  let store = BirdStore()

  func application(application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool {
      let list = BirdListController(store: store)
      let navigation = SwipeNavigationController(rootViewController: list)
      navigation.navigationBar.barTintColor = UIColor.darkGrayColor()
      navigation.navigationBar.titleTextAttributes = [NSForegroundColorAttributeName: UIColor.whiteColor()]

      window = UIWindow(frame: UIScreen.mainScreen().bounds)
      window?.backgroundColor = UIColor.whiteColor()
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      return true
  }

  func applicationDidEnterBackground(application: UIApplication) {
    store.save()
    NSUserDefaults.standardUserDefaults().synchronize()
  }

  func applicationDidBecomeActive(application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }
}
