import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  let store = BirdStore()

  func application(_ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      let list = BirdListController(store: store)
      let navigation = SwipeNavigationController(rootViewController: list)
      navigation.navigationBar.barTintColor = UIColor.darkGray
      navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]

      window = UIWindow(frame: UIScreen.main.bounds)
      window?.backgroundColor = UIColor.white
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    store.save()
    UserDefaults.standard.synchronize()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }
}
