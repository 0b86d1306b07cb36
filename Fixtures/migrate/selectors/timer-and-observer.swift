import UIKit

final class Pulse: NSObject {
  var timer: NSTimer?

  func start() {
    timer = NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: "tick:", userInfo: nil, repeats: true)
    NSNotificationCenter.defaultCenter().addObserver(
      self,
      selector: Selector("keyboardShown:"),  // see below
      name: UIKeyboardWillShowNotification,
      object: nil)
  }

  func tick(timer: NSTimer) {}

  private func keyboardShown(notification: NSNotification) {
    print(notification.userInfo ?? [:])
  }
}
