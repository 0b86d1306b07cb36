import UIKit

func tidy() {
  UserDefaults.standard.synchronize()
  NotificationCenter.default.removeObserver(UIScreen.main)
  UIApplication.shared.applicationIconBadgeNumber = 0
  let width = UIScreen.main.bounds.size.width * UIScreen.main.scale
  print(width, UIDevice.current.model, Bundle.main.bundlePath)
  print(FileManager.default.fileExists(atPath: "/"))
  OperationQueue.main.cancelAllOperations()
}
