import UIKit

final class Pulse: NSObject {
  var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardShown(_:)),  // see below
      name: UIResponder.keyboardWillShowNotification,
      object: nil)
  }

  @objc func tick(_ timer: Timer) {}

  @objc private func keyboardShown(_ notification: Notification) {
    print(notification.userInfo ?? [:])
  }
}
