import UIKit

func tidy() {
  NSUserDefaults.standardUserDefaults().synchronize()
  NSNotificationCenter.defaultCenter().removeObserver(UIScreen.mainScreen())
  UIApplication.sharedApplication().applicationIconBadgeNumber = 0
  let width = UIScreen.mainScreen().bounds.size.width * UIScreen.mainScreen().scale
  print(width, UIDevice.currentDevice().model, NSBundle.mainBundle().bundlePath)
  print(NSFileManager.defaultManager().fileExistsAtPath("/"))
  NSOperationQueue.mainQueue().cancelAllOperations()
}
